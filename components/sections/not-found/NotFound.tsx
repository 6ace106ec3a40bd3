import maze from '#components/illustrations/maze.svg'
import { ButtonLink } from '#components/ui/Button.tsx'
import { Container } from '#components/ui/Layout.tsx'
import type { NotFoundPageQueryResult } from '#lib/content/sanity.types.ts'
import { requestLocale } from '#lib/i18n/requestLocale.ts'
import { localeHomes } from '#lib/links/homeLinks.ts'

/** Renders the not-found message, beside the mortgage maze. */
export function NotFound({ content }: { content: NonNullable<NotFoundPageQueryResult> }) {
  return (
    <section className="not-found surface-white">
      <Container className="not-found-text">
        <h1>{content.headline}</h1>
        <p className="intro">{content.text}</p>
        <ButtonLink href={localeHomes[requestLocale()]} size="large">
          {content.buttonLabel}
        </ButtonLink>
      </Container>
      <img className="maze" src={maze.src} width={maze.width} height={maze.height} alt={content.mazeAlt} />
    </section>
  )
}
