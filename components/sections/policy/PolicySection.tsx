import { PortableText } from '@portabletext/react'
import { stegaClean } from '@sanity/client/stega'
import type { ReactNode } from 'react'
import type { PolicyQueryResult } from '#lib/content/sanity.types.ts'

interface PolicySectionProps {
  content: NonNullable<PolicyQueryResult>['sections'][number]
  /** What stands between the section's text and its closing words. */
  children: ReactNode
}

/** One section of a legal document, under the anchor other pages link to. */
export function PolicySection({ content, children }: PolicySectionProps) {
  return (
    <section id={stegaClean(content.id)}>
      <h2>{content.heading}</h2>
      <PortableText value={content.paragraphs} />
      <PortableText value={content.bullets} />
      {children}
      <PortableText value={content.closing} />
    </section>
  )
}
