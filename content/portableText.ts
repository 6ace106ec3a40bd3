/** A portable text block. */
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

/** Converts a paragraph to a block with its email addresses as links. */
function createBlock(text: string, key: string): Block {
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

/** Converts paragraphs to portable text with stable keys. */
export function createParagraphs(paragraphs: readonly string[]): Block[] {
  return paragraphs.map((text, index) => createBlock(text, `paragraph-${index}`))
}

/** Converts texts to a bulleted list in portable text with stable keys. */
export function createBullets(points: readonly string[]): Block[] {
  return points.map((text, index) => ({ ...createBlock(text, `point-${index}`), listItem: 'bullet', level: 1 }))
}
