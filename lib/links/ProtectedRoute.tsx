import type { ReactNode } from 'react'

/** Paths only a signed-in visitor may see. There are none: every page is public. */
export const privateRoutes: readonly string[] = []

/**
 * The sign-in address a visitor is sent to first, with the address to return to.
 *
 * @param path the path that was asked for, with its query if it had one
 */
export const getLoginHref = (path: string) => `/login?${new URLSearchParams({ redirectTo: path })}`

/** Wraps what a private route would show. No route is private, so it renders its children. */
export const ProtectedRoute = ({ children }: { readonly children: ReactNode }) => children
