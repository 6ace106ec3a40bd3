const emailAddress = /([\w.+-]+@[\w-]+(?:\.[\w-]+)+)/

/** Converts a paragraph to a block with its email addresses as links. */
function createBlock(text: string, key: string) {
  const parts = text.split(emailAddress).filter((part) => part !== '')
  const children = parts.map((part, index) => {
    const marks = emailAddress.test(part) ? [`${key}-link-${index}`] : []
    return { _type: 'span', _key: `${key}-${index}`, text: part, marks }
  })
  const markDefs = children.flatMap((span) =>
    span.marks.map((_key) => ({ _type: 'link', _key, href: `mailto:${span.text}` })),
  )
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
