import { stegaClean } from '@sanity/client/stega'
import { Mailbox } from '#components/illustrations/Mailbox.tsx'
import { ButtonLink } from '#components/ui/Button.tsx'
import type { SupportPageQueryResult } from '#lib/content/sanity.types.ts'

type CardContent = NonNullable<SupportPageQueryResult>['card']

/** Renders "Get in Touch": a link that opens the visitor's mail program. */
export function SupportCard({ content, email }: { content: CardContent; email: string }) {
  const subject = encodeURIComponent(stegaClean(content.emailSubject))
  const href = `mailto:${stegaClean(email)}?subject=${subject}`
  return (
    <div className="card support-card">
      <div className="support-copy">
        <h2>{content.title}</h2>
        <p>{content.text}</p>
        <ButtonLink href={href} size="large">
          {content.linkLabel}
        </ButtonLink>
        <p className="support-address">
          <a href={href}>{email}</a>
        </p>
      </div>
      <div className="support-art">
        <Mailbox />
      </div>
    </div>
  )
}
