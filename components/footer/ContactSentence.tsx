import { stegaClean } from '@sanity/client/stega'

/** A sentence in which the mail address is a link to write to it. */
export function ContactSentence({ text, email }: { text: string; email: string }) {
  const address = stegaClean(email)
  const [before, after] = text.split(address)
  if (after === undefined) return <p>{text}</p>
  return (
    <p>
      {before}
      <a href={`mailto:${address}`}>{address}</a>
      {after}
    </p>
  )
}
