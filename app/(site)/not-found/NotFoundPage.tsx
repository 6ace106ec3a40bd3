import maze from '#components/illustrations/maze.svg'
import { SiteFrame } from '#components/site-frame/SiteFrame.tsx'
import { ButtonLink } from '#components/ui/Button.tsx'
import { Container } from '#components/ui/Layout.tsx'
import { requestLocale } from '#lib/i18n/requestLocale.ts'
import { localeHomes } from '#lib/links/homeLinks.ts'
import { loadNotFoundPage } from './data.ts'
import './styles.ts'

/** Renders the not-found message, above the mortgage maze. */
export async function NotFoundPage() {
  const home = localeHomes[requestLocale()]
  const { headline, text, buttonLabel, mazeAlt } = await loadNotFoundPage()
  return (
    <SiteFrame home={home} path="">
      <section className="not-found surface-white">
        <Container className="not-found-text">
          <h1>{headline}</h1>
          <p className="intro">{text}</p>
          <ButtonLink href={home} size="large">
            {buttonLabel}
          </ButtonLink>
        </Container>
        <img className="maze" src={maze.src} width={maze.width} height={maze.height} alt={mazeAlt} />
      </section>
    </SiteFrame>
  )
}
