import type { BusinessPageContent } from '../content.ts'
import { ContentLogo } from '../logo/ContentLogo.tsx'
import { sampleMark } from '../sampleMark.ts'

/** What a partner's chief executive says. */
export async function Quote({ content }: { content: BusinessPageContent['demoSection']['quote'] }) {
  return (
    <figure className="quote" {...await sampleMark(content.source)}>
      <blockquote>
        <p>{content.text}</p>
      </blockquote>
      <figcaption>
        {content.logo && <ContentLogo logo={content.logo} height={32} />}
        <span>
          <b>{content.author}</b>
          <br />
          {content.role}, {content.company}
        </span>
      </figcaption>
    </figure>
  )
}
