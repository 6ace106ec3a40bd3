/** A name a camera or a program gave, such as IMG_0231.jpg. */
const FILE_NAME = /\.(jpe?g|png|gif|svg|webp|avif|heic)$|^(img|dsc|image|photo|screenshot)[\s_-]*\d+$/i

/** Words a screen reader says anyway before it reads the alternative. */
const ANNOUNCEMENT = /^(an? )?(image|picture|photo|photograph|graphic|logo) of\b/i

/** What could be better about the words that stand in for a picture; undefined when nothing is. */
export function alternativeAdvice(words: string): string | undefined {
  const text = words.trim()
  if (FILE_NAME.test(text)) return 'This looks like the name of a file. Say what the picture shows.'
  if (ANNOUNCEMENT.test(text))
    return 'Leave out “image of”: screen readers say so themselves. Begin with what it shows.'
  return undefined
}
