import * as CookieConsent from 'vanilla-cookieconsent'
import 'vanilla-cookieconsent/dist/cookieconsent.css'
import './consent.css'
import { loadConsentPayload } from '#lib/consent/analyticsConsent.ts'
import { CONSENT_COOKIE, CONSENT_LIFETIME_DAYS, getCurrentChoice } from '#lib/consent/choice.ts'
import type { ConsentWords } from '#lib/consent/payload.ts'

/** Writes every text of a value so that HTML shows it as it is. The library inserts what it is given as markup. */
const escapeHtml = <Value>(value: Value): Value =>
  JSON.parse(JSON.stringify(value), (_key, part: unknown) =>
    typeof part === 'string' ? part.replace(/[&<>"']/g, (character) => `&#${character.codePointAt(0)};`) : part,
  )

type Category = ConsentWords['categories'][number]

/** The word beside a switch; the style sheet shows the one that holds. */
function getStatus({ alwaysOn }: Category, { alwaysOnLabel, onLabel, offLabel }: ConsentWords['dialog']): string {
  if (alwaysOn) return `<small>${alwaysOnLabel}</small>`
  return `<small class="consent-on">${onLabel}</small><small class="consent-off">${offLabel}</small>`
}

/** The cookies of a category, closed at first, in the classes of the library's own tables. */
function cookieDetails({ cookies }: Category, { detailsLabel, columns }: ConsentWords['dialog']): string {
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

const categorySection = (category: Category, dialog: ConsentWords['dialog']): CookieConsent.Section => ({
  title: `${category.title} ${getStatus(category, dialog)}`,
  description: `${category.description} ${cookieDetails(category, dialog)}`,
  linkedCategory: category.key,
})

function translation(words: ConsentWords, policyHref: string): CookieConsent.Translation {
  const { banner, dialog, categories } = words
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
        ...categories.map((category) => categorySection(category, dialog)),
      ],
    },
  }
}

/**
 * The consent library's settings: opt-in, essential always on, three buttons of equal weight, the page left usable.
 *
 * @param words as in the content store; escaped here
 * @param revision of the consent text; a higher one makes the library ask again
 * @param locale BCP 47 tag, such as `en-CA`
 * @param policyHref address of the cookie policy
 */
function libraryConfiguration(
  words: ConsentWords,
  { revision, locale, policyHref }: { revision: number; locale: string; policyHref: string },
): CookieConsent.CookieConsentConfig {
  return {
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
    language: { default: locale, translations: { [locale]: translation(escapeHtml(words), escapeHtml(policyHref)) } },
  }
}

interface ConsentDecisions {
  /** The visitor agreed to analytics. */
  onGranted: () => void
  /** The visitor took an earlier agreement back. */
  onWithdrawn: () => void
}

/** Lets a screen reader say what has happened, since the banner or dialog that showed it has gone. */
function announce(message: string) {
  const status = document.createElement('p')
  status.setAttribute('role', 'status')
  status.className = 'visually-hidden'
  document.body.append(status)
  // A region is read out when its text changes, not when it appears.
  requestAnimationFrame(() => status.append(message))
}

/** The class the library gives the page while the choices are open. */
const CHOICES_OPEN = 'show--preferences'

/**
 * Lets Tab go from the question to the page and back. The library has it go round in the question, though the page
 * beside it can be used: without this, keyboard users could use nothing before they answered.
 */
function releaseFocusTrap(question: HTMLElement) {
  const letGo = (event: KeyboardEvent) => {
    if (event.key !== 'Tab' || document.documentElement.classList.contains(CHOICES_OPEN)) return
    if (event.target instanceof Node && question.contains(event.target)) event.stopPropagation()
  }
  document.addEventListener('keydown', letGo, true)
}

/** Tells the style sheet how much of the page the question covers. */
function tellHeight(question: HTMLElement) {
  const { style } = document.documentElement
  new ResizeObserver(() => style.setProperty('--consent-height', `${question.offsetHeight}px`)).observe(question)
}

/** Puts right what the library says to screen readers of one of its dialogs, and where it lets the keyboard go. */
function patchModalA11y(modalName: 'consentModal' | 'preferencesModal', modal: HTMLElement) {
  // Drawings stand beside words that say the same.
  for (const drawing of modal.querySelectorAll('svg')) drawing.setAttribute('aria-hidden', 'true')
  // The descriptions are what a visitor chooses by, so they start open.
  for (const title of modal.querySelectorAll<HTMLElement>('[aria-expanded="false"]')) title.click()
  // The page can be used while the question is open: called modal, it would hide the page from who listens to it.
  if (modalName !== 'consentModal') return
  modal.removeAttribute('aria-modal')
  releaseFocusTrap(modal)
  tellHeight(modal)
}

let running: Promise<void> | undefined

async function run(revision: number, policyHref: string, { onGranted, onWithdrawn }: ConsentDecisions) {
  const { words, locale } = await loadConsentPayload()
  let granted = getCurrentChoice(revision) === 'analytics'
  const decide = () => {
    const now = CookieConsent.acceptedCategory('analytics')
    CookieConsent.setCookieData({ value: { underPrivacyControl: navigator.globalPrivacyControl === true } })
    announce(words.dialog.savedText)
    if (now && !granted) onGranted()
    if (!now && granted) onWithdrawn()
    granted = now
  }
  await CookieConsent.run({
    ...libraryConfiguration(words, { revision, locale, policyHref }),
    onFirstConsent: decide,
    onChange: decide,
    onModalReady: ({ modalName, modal }) => patchModalA11y(modalName, modal),
  })
  // Agreed before Global Privacy Control was turned on: the dialog must show what really counts.
  if (CookieConsent.acceptedCategory('analytics') && !granted) CookieConsent.acceptCategory([])
}

/**
 * Shows the banner, or the choices when `what` is `choices`. The first call brings the library's words and starts it;
 * what failed is tried again by the next.
 *
 * @param revision of the consent text in force
 * @param policyHref address of the cookie policy
 */
export async function showConsent(
  what: 'banner' | 'choices',
  revision: number,
  policyHref: string,
  decisions: ConsentDecisions,
): Promise<void> {
  running ??= run(revision, policyHref, decisions).catch((error: unknown) => {
    running = undefined
    throw error
  })
  await running
  // Answered in another tab while the library came.
  if (what === 'banner' && getCurrentChoice(revision) !== 'undecided') return
  if (what === 'banner') CookieConsent.show(true)
  else CookieConsent.showPreferences()
  // The library appends itself; first in the page, keyboard and screen reader come to the question at once.
  const container = document.getElementById('cc-main')
  if (container && container !== document.body.firstElementChild) document.body.prepend(container)
}
