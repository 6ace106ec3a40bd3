const emailAddress = /([\w.+-]+@[\w-]+(?:\.[\w-]+)+)/

/** Converts a paragraph to a block with its email addresses as links. */
function createBlock(text: string, key: string) {
  const markDefs: { _type: 'link'; _key: string; href: string }[] = []
  const children = text
    .split(emailAddress)
    .filter((part) => part !== '')
    .map((part, index) => {
      if (!emailAddress.test(part)) return { _type: 'span', _key: `${key}-${index}`, text: part, marks: [] }
      const link = `${key}-link-${index}`
      markDefs.push({ _type: 'link', _key: link, href: `mailto:${part}` })
      return { _type: 'span', _key: `${key}-${index}`, text: part, marks: [link] }
    })
  return { _type: 'block', _key: key, style: 'normal', markDefs, children }
}

/** Converts paragraphs to portable text with stable keys. */
export function createParagraphs(paragraphs: readonly string[]) {
  return paragraphs.map((text, index) => createBlock(text, `paragraph-${index}`))
}

/** Converts texts to a bulleted list in portable text with stable keys. */
export function createBullets(points: readonly string[]) {
  return points.map((text, index) => ({ ...createBlock(text, `point-${index}`), listItem: 'bullet', level: 1 }))
}
