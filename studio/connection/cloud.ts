import type { WorkspaceOptions } from 'sanity'

/**
 * How the Studio signs people in to Sanity's cloud: with a token it holds itself. A cookie of Sanity's hosts would be a
 * third party's on this site, which browsers refuse more and more, and the site's own server could not be shown it:
 * the Leads tool asks that server in the name of whoever is signed in.
 */
export const cloudConnection = { auth: { loginMethod: 'token' } } as const satisfies Pick<WorkspaceOptions, 'auth'>
