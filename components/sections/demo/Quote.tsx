import type { BusinessPageContent } from '../content.ts'
import { ContentLogo } from '../logo/ContentLogo.tsx'

/** What a partner's chief executive says. */
export function Quote({ content }: { content: BusinessPageContent['demoSection']['quote'] }) {
  return (
    <figure className="quote">
      <blockquote>
        <p>{content.text}</p>
      </blockquote>
      <figcaption>
        {content.logo && <ContentLogo type="partnerLogo" logo={content.logo} height={32} />}
        <span>
          <b>{content.author}</b>
          <br />
          {content.role}, {content.company}
        </span>
      </figcaption>
    </figure>
  )
}
