import { Hono } from 'hono'
import type { LakeContext, LakeDependencies } from '../http/context.ts'
import { invitationRoutes } from './invitation-routes.ts'
import { linkRoutes } from './link-routes.ts'
import { peopleRoutes } from './people-routes.ts'
import { previewRoutes } from './preview-routes.ts'
import { projectRoutes } from './project-routes.ts'
import { sessionRoutes } from './session-routes.ts'
import { signInRoutes } from './sign-in-routes.ts'
import { userRoutes } from './user-routes.ts'

/** Signing in, sessions, users, the project and the accounts themselves. Mounted under `/:version`. */
export function accountRoutes(deps: Pick<LakeDependencies, 'accounts' | 'settings'>) {
  return new Hono<LakeContext>()
    .route('/', signInRoutes(deps))
    .route('/', sessionRoutes(deps))
    .route('/', linkRoutes(deps))
    .route('/', peopleRoutes(deps))
    .route('/', invitationRoutes(deps))
    .route('/', previewRoutes(deps))
    .route('/', projectRoutes(deps))
    .route('/', userRoutes(deps))
}
