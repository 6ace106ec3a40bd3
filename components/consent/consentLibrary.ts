import * as CookieConsent from 'vanilla-cookieconsent'
import 'vanilla-cookieconsent/dist/cookieconsent.css'
import './consent.css'
import { type ConsentTexts, loadConsentPayload } from '#lib/consent/analyticsConsent.ts'
import { CONSENT_COOKIE, CONSENT_LIFETIME_DAYS, type ConsentChoice, getCurrentChoice } from '#lib/consent/choice.ts'

/** Escapes every string of a value, since the library inserts its texts as HTML. */
const escapeHtml = <Value>(value: Value): Value =>
  JSON.parse(JSON.stringify(value), (_key, part: unknown) =>
    typeof part === 'string' ? part.replace(/[&<>"']/g, (character) => `&#${character.codePointAt(0)};`) : part,
  )

type Category = ConsentTexts['categories'][number]

/** Returns the status labels of a switch; CSS shows the one that applies. */
function getStatus({ alwaysOn }: Category, { alwaysOnLabel, onLabel, offLabel }: ConsentTexts['dialog']): string {
  if (alwaysOn) return `<small>${alwaysOnLabel}</small>`
  return `<small class="consent-on">${onLabel}</small><small class="consent-off">${offLabel}</small>`
}

/** Renders the cookies of a category as a collapsed table, with the classes of the library's own tables. */
function renderCookieDetails({ cookies }: Category, { detailsLabel, columns }: ConsentTexts['dialog']): string {
  const names = ['name', 'purpose', 'party', 'lifetime'] as const
  const heads = names.map((name) => `<th class="pm__table-th" scope="col">${columns[name]}</th>`)
  const rows = cookies.map((cookie) => {
    const cells = names.map(
      (name) =>
        `<td class="pm__table-td" data-column="${columns[name]}"><div class="pm__table-td-value">${cookie[name]}</div></td>`,
    )
    return `<tr class="pm__table-tr">${cells.join('')}</tr>`
  })
  return `<details><summary>${detailsLabel}</summary><table class="pm__section-table"><thead class="pm__table-head"><tr class="pm__table-tr">${heads.join('')}</tr></thead><tbody class="pm__table-body">${rows.join('')}</tbody></table></details>`
}

function getTexts(texts: ConsentTexts, policyHref: string): CookieConsent.Translation {
  const { banner, dialog, categories } = texts
  const policyLink = `<a class="cc__link" href="${policyHref}">${banner.policyLinkLabel}</a>`
  return {
    consentModal: {
      label: banner.heading,
      title: banner.heading,
      description: `${banner.text} ${policyLink}`,
      acceptAllBtn: banner.acceptAll,
      acceptNecessaryBtn: banner.rejectAll,
      showPreferencesBtn: banner.customize,
    },
    preferencesModal: {
      title: dialog.heading,
      acceptAllBtn: banner.acceptAll,
      acceptNecessaryBtn: banner.rejectAll,
      savePreferencesBtn: dialog.saveLabel,
      closeIconLabel: dialog.closeLabel,
      sections: [
        { description: `${dialog.intro} ${policyLink}` },
        ...categories.map((category) => ({
          title: `${category.title} ${getStatus(category, dialog)}`,
          description: `${category.description} ${renderCookieDetails(category, dialog)}`,
          linkedCategory: category.key,
        })),
      ],
    },
  }
}

interface ConsentDecisions {
  onGranted: () => void
  onWithdrawn: () => void
}

/** Announces a message to screen readers, since the banner or dialog has closed. */
function announce(message: string) {
  const status = document.createElement('p')
  status.setAttribute('role', 'status')
  status.className = 'visually-hidden'
  document.body.append(status)
  // A live region is announced when its text changes, not when it is inserted.
  requestAnimationFrame(() => status.append(message))
}

/** Stops the library from cycling Tab within the banner, which keeps keyboard users from the page. */
function releaseFocusTrap(banner: HTMLElement) {
  const stopTrap = (event: KeyboardEvent) => {
    const choicesOpen = document.documentElement.classList.contains('show--preferences')
    if (event.key !== 'Tab' || choicesOpen) return
    if (event.target instanceof Node && banner.contains(event.target)) event.stopPropagation()
  }
  document.addEventListener('keydown', stopTrap, true)
}

/**
 * Gives the banner its own space at the end of the page, and scrolls the focused element clear of it. By a stylesheet,
 * since a custom property of the root element would restyle the whole page.
 */
function reserveSpace(banner: HTMLElement) {
  const styles = new CSSStyleSheet({ media: 'screen' })
  document.adoptedStyleSheets.push(styles)
  new ResizeObserver(() => {
    const space = `${banner.offsetHeight + 32}px`
    styles.replaceSync(
      `.show--consent { scroll-padding-block-end: ${space} } .show--consent body { padding-block-end: ${space} }`,
    )
  }).observe(banner)
}

/** Fixes the ARIA attributes of one of the library's dialogs, and the focus trap of the banner. */
function patchModalA11y(modalName: 'consentModal' | 'preferencesModal', modal: HTMLElement) {
  // Icons repeat the text beside them.
  for (const icon of modal.querySelectorAll('svg')) icon.setAttribute('aria-hidden', 'true')
  // Visitors need the descriptions to choose, so they start expanded.
  for (const title of modal.querySelectorAll<HTMLElement>('[aria-expanded="false"]')) title.click()
  // The page stays usable behind the banner; `aria-modal` would hide it from screen readers.
  if (modalName !== 'consentModal') return
  modal.removeAttribute('aria-modal')
  releaseFocusTrap(modal)
  reserveSpace(modal)
}

let startup: Promise<void> | undefined
let isSyncing = false

/** Applies a choice the library does not know: one from another tab, or Global Privacy Control since an agreement. */
function syncChoice(choice: ConsentChoice): void {
  const isAgreed = choice === 'analytics'
  if (choice === 'undecided' || CookieConsent.acceptedCategory('analytics') === isAgreed) return
  isSyncing = true
  CookieConsent.acceptCategory(isAgreed ? 'all' : [])
  isSyncing = false
}

/** Applies an answer given in another tab, or on a later page while this one was in the back/forward cache. */
function closeAnsweredBanner(revision: number): void {
  const choice = getCurrentChoice(revision)
  syncChoice(choice)
  if (choice !== 'undecided') CookieConsent.hide()
}

/** Starts the consent library: opt-in, essential always on, three buttons of equal weight, non-modal banner. */
async function startLibrary(revision: number, policyHref: string, { onGranted, onWithdrawn }: ConsentDecisions) {
  const { texts, locale } = await loadConsentPayload()
  let granted = getCurrentChoice(revision) === 'analytics'
  const applyDecision = () => {
    const accepted = CookieConsent.acceptedCategory('analytics')
    CookieConsent.setCookieData({ value: { underPrivacyControl: navigator.globalPrivacyControl === true } })
    if (!isSyncing) announce(texts.dialog.savedText)
    if (accepted && !granted) onGranted()
    if (!accepted && granted) onWithdrawn()
    granted = accepted
  }
  await CookieConsent.run({
    mode: 'opt-in',
    revision,
    autoShow: false,
    autoClearCookies: false,
    manageScriptTags: false,
    disablePageInteraction: false,
    hideFromBots: false,
    cookie: { name: CONSENT_COOKIE, expiresAfterDays: CONSENT_LIFETIME_DAYS, sameSite: 'Lax' },
    guiOptions: {
      consentModal: { layout: 'bar inline', position: 'bottom', equalWeightButtons: true },
      preferencesModal: { layout: 'box', equalWeightButtons: true },
    },
    categories: { essential: { enabled: true, readOnly: true }, analytics: { enabled: false } },
    language: { default: locale, translations: { [locale]: getTexts(escapeHtml(texts), escapeHtml(policyHref)) } },
    onFirstConsent: applyDecision,
    onChange: applyDecision,
    onModalReady: ({ modalName, modal }) => patchModalA11y(modalName, modal),
  })
}

/** Shows the banner or the dialog with the choices; a call after a failed start tries again. */
export async function showConsent(
  view: 'banner' | 'choices',
  revision: number,
  policyHref: string,
  decisions: ConsentDecisions,
): Promise<void> {
  startup ??= startLibrary(revision, policyHref, decisions).catch((error: unknown) => {
    startup = undefined
    throw error
  })
  await startup
  // The visitor may have answered in another tab meanwhile.
  const choice = getCurrentChoice(revision)
  syncChoice(choice)
  if (view === 'banner' && choice !== 'undecided') return
  if (view === 'banner') {
    CookieConsent.show(true)
    document.addEventListener('visibilitychange', () => closeAnsweredBanner(revision))
  } else CookieConsent.showPreferences()
  // The library appends itself; as first element, keyboard and screen reader users reach it at once.
  const container = document.getElementById('cc-main')
  if (container && container !== document.body.firstElementChild) document.body.prepend(container)
}
