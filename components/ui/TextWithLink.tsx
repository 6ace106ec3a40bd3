import { stegaClean } from '@sanity/client/stega'

interface TextWithLinkProps {
  text: string
  /** The part of the text that is the link. */
  phrase: string | null | undefined
  href: string
}

/** Renders a text with the first occurrence of a phrase as a link; without a link if it does not contain the phrase. */
export function TextWithLink({ text, phrase, href }: TextWithLinkProps) {
  const linkText = stegaClean(phrase) ?? ''
  const [before, ...after] = linkText === '' ? [text] : text.split(linkText)
  if (after.length === 0) return text
  return (
    <>
      {before}
      <a href={href}>{linkText}</a>
      {after.join(linkText)}
    </>
  )
}
