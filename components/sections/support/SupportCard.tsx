import { stegaClean } from '@sanity/client/stega'
import { ButtonLink } from '#components/ui/Button.tsx'
import { Card } from '#components/ui/Layout.tsx'
import type { SupportPageQueryResult } from '#lib/content/sanity.types.ts'

interface SupportCardProps {
  content: NonNullable<SupportPageQueryResult>['card']
  email: string
}

/** "Get in Touch": a link that opens the visitor's mail program. */
export function SupportCard({ content, email }: SupportCardProps) {
  const subject = encodeURIComponent(stegaClean(content.emailSubject))
  const href = `mailto:${stegaClean(email)}?subject=${subject}`
  return (
    <div className="support-columns">
      <Card className="support-card">
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
      </Card>
    </div>
  )
}

function Mailbox() {
  return (
    <svg viewBox="0 0 320 255" fill="none" aria-hidden="true">
      <path className="mailbox-ground" d="M-400 252h1120M104 252V120" />
      <path className="mailbox-body" d="M44 132V88a44 44 0 0 1 44-44h104a44 44 0 0 1 44 44v44z" />
      <path className="mailbox-inside" d="M88 44a44 44 0 0 1 44 44v44H44V88a44 44 0 0 1 44-44z" />
      <path className="mailbox-flag" d="M196 96V16h32v20h-32" />
      <path className="mailbox-letter" d="m58 96 60-8v40H58z" />
      <path className="mailbox-fold" d="m58 96 32 18 28-26" />
    </svg>
  )
}
