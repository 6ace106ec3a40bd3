import { stegaClean } from '@sanity/client/stega'

interface TextWithLinkProps {
  text: string
  /** The part of the text that is the link. */
  phrase: string | null | undefined
  href: string
}

/** A text of content with a link in it; without one where it does not hold the phrase. */
export function TextWithLink({ text, phrase, href }: TextWithLinkProps) {
  const linked = stegaClean(phrase)
  const [before, after] = linked ? text.split(linked, 2) : [text]
  if (after === undefined) return text
  return (
    <>
      {before}
      <a href={href}>{linked}</a>
      {after}
    </>
  )
}
