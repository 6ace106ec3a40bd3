import { renderCard } from '#components/sharing-image/renderCard.tsx'
import { findCard } from './findCard.ts'

/** Rendered on first request, then cached until its content is revalidated. */
export const dynamic = 'force-static'
export const revalidate = 3600
export const generateStaticParams = () => []

export async function GET(_request: Request, { params }: RouteContext<'/sharing-image/[...name]'>): Promise<Response> {
  const card = await findCard((await params).name)
  if (card === null) return new Response('There is no such picture.\n', { status: 404 })
  return new Response(await renderCard(card), { headers: { 'content-type': 'image/png' } })
}
