import { useId, useLayoutEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { Announcement } from '#components/ui/Announcement.tsx'
import { Button } from '#components/ui/Button.tsx'
import { Dialog } from '#components/ui/Dialog.tsx'
import { requestRenewal, type ConsentTexts } from '#lib/consent/analyticsConsent.ts'
import { getCurrentChoice } from '#lib/consent/choice.ts'
import { saveChoice } from '#lib/consent/saveChoice.ts'
import './consent.styles.ts'

export { loadConsentPayload } from '#lib/consent/analyticsConsent.ts'

interface ConsentPromptProps {
  texts: ConsentTexts
  policyHref: string
  revision: number
  /** Whether to show the banner. */
  asks: boolean
  /** Whether the dialog with the choices is open. */
  choosing: boolean
  saved: boolean
  onClose: () => void
  /** Called with a stored answer, and whether the visitor had agreed before. */
  onDecide: (agrees: boolean, hadAgreed: boolean) => void
}

/** Renders the banner, which leaves the page usable, and the dialog; three buttons of equal weight in each. */
export function ConsentPrompt({ texts, policyHref, revision, onDecide, ...state }: ConsentPromptProps) {
  const { banner, dialog, categories } = texts
  const dialogId = useId()
  const policyLink = <a href={policyHref}>{banner.policyLinkLabel}</a>
  const hasAgreed = () => getCurrentChoice(revision) === 'analytics'
  /** What the box shows: each opening begins with the answer of the moment, which another tab may have changed. */
  const [agrees, setAgrees] = useState(hasAgreed)
  const decide = (answer: boolean) => {
    const hadAgreed = hasAgreed()
    saveChoice(answer, revision)
    requestRenewal()
    onDecide(answer, hadAgreed)
  }
  // In the dialog they also close it.
  const answers = [
    { label: banner.acceptAll, answer: true },
    { label: banner.rejectAll, answer: false },
  ].map(({ label, answer }) => (
    <Button key={label} variant="outline" command="close" commandfor={dialogId} onClick={() => decide(answer)}>
      {label}
    </Button>
  ))
  return (
    <FirstInBody>
      {state.asks && (
        <section ref={reserveSpace} className="consent-banner" role="dialog" aria-label={banner.heading}>
          <p>
            {banner.text} {policyLink}
          </p>
          <div className="consent-answers">
            {answers}
            <Button variant="outline" command="show-modal" commandfor={dialogId} aria-haspopup="dialog">
              {banner.customize}
            </Button>
          </div>
        </section>
      )}
      <Dialog
        id={dialogId}
        open={state.choosing}
        onOpen={() => setAgrees(hasAgreed())}
        onClose={state.onClose}
        title={dialog.heading}
        closeLabel={dialog.closeLabel}
      >
        <p className="dialog-intro">
          {dialog.intro} {policyLink}
        </p>
        {navigator.globalPrivacyControl && dialog.privacyControlText && (
          <p className="dialog-intro">{dialog.privacyControlText}</p>
        )}
        <form method="dialog" className="consent-choices" onSubmit={() => decide(agrees)}>
          {categories.map((category) => (
            <Category key={category.key} category={category} texts={dialog} agrees={agrees} onChange={setAgrees} />
          ))}
          <div className="consent-answers">
            {answers}
            <Button variant="outline" type="submit">
              {dialog.saveLabel}
            </Button>
          </div>
        </form>
      </Dialog>
      {state.saved && <div className="consent-saved" />}
      <Announcement text={state.saved ? dialog.savedText : ''} />
    </FirstInBody>
  )
}

/** Renders its children as the first element of the page, where keyboard and screen reader users reach them at once. */
function FirstInBody({ children }: { children: React.ReactNode }) {
  const [container] = useState(() => document.createElement('div'))
  useLayoutEffect(() => {
    document.body.prepend(container)
    return () => container.remove()
  }, [container])
  return createPortal(children, container)
}

/**
 * Gives the banner its own space at the end of the page, and scrolls the focused element clear of it. By a stylesheet,
 * since a custom property of the root element would restyle the whole page.
 */
function reserveSpace(banner: HTMLElement) {
  const styles = new CSSStyleSheet({ media: 'screen' })
  document.adoptedStyleSheets.push(styles)
  const observer = new ResizeObserver(() => {
    const space = `${banner.offsetHeight + 32}px`
    styles.replaceSync(`html { scroll-padding-block-end: ${space} } body { padding-block-end: ${space} }`)
  })
  observer.observe(banner)
  return () => {
    observer.disconnect()
    styles.replaceSync('')
  }
}

interface CategoryProps {
  category: ConsentTexts['categories'][number]
  texts: ConsentTexts['dialog']
  agrees: boolean
  onChange: (agrees: boolean) => void
}

/** Renders a category with its checkbox, whose state CSS puts into words, and its cookies. */
function Category({ category, texts, agrees, onChange }: CategoryProps) {
  const { key, title, description, alwaysOn, cookies } = category
  return (
    <section className="consent-category">
      <label>
        <input
          type="checkbox"
          name={key}
          checked={alwaysOn || agrees}
          disabled={alwaysOn}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
        {title}
        {alwaysOn ? (
          <small>{texts.alwaysOnLabel}</small>
        ) : (
          <>
            <small className="consent-on">{texts.onLabel}</small>
            <small className="consent-off">{texts.offLabel}</small>
          </>
        )}
      </label>
      <p>{description}</p>
      <details>
        <summary>{texts.detailsLabel}</summary>
        {cookies.map((cookie) => (
          <dl key={cookie.name}>
            {(['name', 'purpose', 'party', 'lifetime'] as const).map((column) => (
              <div key={column}>
                <dt>{texts.columns[column]}</dt>
                <dd>{cookie[column]}</dd>
              </div>
            ))}
          </dl>
        ))}
      </details>
    </section>
  )
}
