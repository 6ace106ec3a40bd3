import type { ReactNode } from 'react'

/** Paths that require a sign-in. There are none: every page is public. */
export const privateRoutes: readonly string[] = []

/** Returns the sign-in URL, with the path to return to. */
export const getLoginHref = (path: string) => `/login?${new URLSearchParams({ redirectTo: path })}`

/** Wraps private routes. No route is private, so it renders its children. */
export const ProtectedRoute = ({ children }: { readonly children: ReactNode }) => children
