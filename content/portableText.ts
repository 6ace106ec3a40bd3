/** One block of portable text, as the content store keeps it. */
interface Block {
  _type: 'block'
  _key: string
  style: 'normal'
  listItem?: 'bullet'
  level?: 1
  markDefs: { _type: 'link'; _key: string; href: string }[]
  children: { _type: 'span'; _key: string; text: string; marks: string[] }[]
}

const emailAddress = /([\w.+-]+@[\w-]+(?:\.[\w-]+)+)/

/** A paragraph as a block, its email addresses as links. */
function block(text: string, key: string): Block {
  const markDefs: Block['markDefs'] = []
  const children = text
    .split(emailAddress)
    .filter((part) => part !== '')
    .map((part, index) => {
      if (!emailAddress.test(part)) return { _type: 'span' as const, _key: `${key}-${index}`, text: part, marks: [] }
      const link = `${key}-link-${index}`
      markDefs.push({ _type: 'link', _key: link, href: `mailto:${part}` })
      return { _type: 'span' as const, _key: `${key}-${index}`, text: part, marks: [link] }
    })
  return { _type: 'block', _key: key, style: 'normal', markDefs, children }
}

/** Plain paragraphs as portable text with keys that are the same at every run. */
export function paragraphBlocks(paragraphs: readonly string[]): Block[] {
  return paragraphs.map((text, index) => block(text, `paragraph-${index}`))
}

/** Plain points as a bulleted list in portable text. */
export function bulletBlocks(points: readonly string[]): Block[] {
  return points.map((text, index) => ({ ...block(text, `point-${index}`), listItem: 'bullet', level: 1 }))
}
