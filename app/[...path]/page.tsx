import { headers } from 'next/headers'
import { notFound, permanentRedirect, redirect } from 'next/navigation'
import { redirectDestination } from '#lib/redirects/destination.ts'
import { withQuery } from '#lib/redirects/target.ts'

/** A query as Next gives it, a repeated name as a list. */
function searchOf(params: Record<string, string | string[] | undefined>): URLSearchParams {
  return new URLSearchParams(
    Object.entries(params).flatMap(([name, values = []]) => [values].flat().map((value) => [name, value])),
  )
}

/**
 * Any path that is no page of the site: led on by an editor's redirect (307, or 308 for one that is permanent), else
 * not found. Next asks here last, so that no redirect can stand in a page's place and none costs a page anything.
 */
export default async function UnknownPage({ params, searchParams }: PageProps<'/[...path]'>) {
  const { path } = await params
  // What a form or a program sends was not meant for another place.
  const isVisit = !(await headers()).has('content-type')
  const destination = isVisit ? await redirectDestination(`/${path.join('/')}`) : undefined
  if (!destination) return notFound()
  const address = withQuery(destination.href, searchOf(await searchParams))
  return destination.permanent ? permanentRedirect(address) : redirect(address)
}
