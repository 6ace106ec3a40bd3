import type { APIRequestContext } from '@playwright/test'

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" }
const decode = (text: string) => text.replaceAll(/&([\w#]+);/g, (all, name: string) => entities[name] ?? all)

/** Fetches a page as a crawler without scripts: its headers, its head, and its body without scripts. */
export async function fetchHead(request: APIRequestContext, address: string) {
  const answer = await request.get(address)
  const html = await answer.text()
  const attributes = (tag: string) =>
    [...html.matchAll(new RegExp(`<${tag} ([^>]*)>`, 'g'))].map(([, text = '']) =>
      Object.fromEntries(
        [...text.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, decode(value)]),
      ),
    )
  const metas = attributes('meta')
  const withoutScripts = html.replaceAll(/<script[ >].*?<\/script>/gs, '')
  return {
    headers: answer.headers(),
    titles: [
      ...html
        .split('</head>', 1)
        .join()
        .matchAll(/<title>(.*?)<\/title>/g),
    ].map(([, title = '']) => decode(title)),
    links: attributes('link'),
    meta: (name: string) => metas.filter((each) => (each.name ?? each.property) === name).map((each) => each.content),
    body: withoutScripts,
    /** The document with decoded entities. */
    html: decode(withoutScripts),
    graphs: [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(([, json = '']) => json),
  }
}
