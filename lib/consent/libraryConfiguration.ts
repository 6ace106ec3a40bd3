import type { CookieConsentConfig, Section, Translation } from 'vanilla-cookieconsent'
import { CONSENT_COOKIE, CONSENT_LIFETIME_DAYS } from './choice.ts'
import type { ConsentWords } from './words.ts'

/** Writes text so that HTML shows it as it is. The library inserts what it is given as markup. */
const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${character.codePointAt(0)};`)

type Category = ConsentWords['categories'][number]

/** The word beside a switch; the style sheet shows the one that holds. */
function statusOf({ alwaysOn }: Category, { alwaysOnLabel, onLabel, offLabel }: ConsentWords['dialog']): string {
  if (alwaysOn) return `<small>${escapeHtml(alwaysOnLabel)}</small>`
  return `<small class="consent-on">${escapeHtml(onLabel)}</small><small class="consent-off">${escapeHtml(offLabel)}</small>`
}

function categorySection(category: Category, dialog: ConsentWords['dialog']): Section {
  const { columns } = dialog
  return {
    title: `${escapeHtml(category.title)} ${statusOf(category, dialog)}`,
    description: escapeHtml(category.description),
    linkedCategory: category.key,
    cookieTable: {
      caption: escapeHtml(dialog.detailsLabel),
      headers: {
        name: escapeHtml(columns.name),
        purpose: escapeHtml(columns.purpose),
        party: escapeHtml(columns.party),
        lifetime: escapeHtml(columns.lifetime),
      },
      body: category.cookies.map((cookie) => ({
        name: escapeHtml(cookie.name),
        purpose: escapeHtml(cookie.purpose),
        party: escapeHtml(cookie.party),
        lifetime: escapeHtml(cookie.lifetime),
      })),
    },
  }
}

function translation(words: ConsentWords, policyHref: string): Translation {
  const { banner, dialog, categories } = words
  const policyLink = `<a class="cc__link" href="${escapeHtml(policyHref)}">${escapeHtml(banner.policyLinkLabel)}</a>`
  return {
    consentModal: {
      label: escapeHtml(banner.heading),
      title: escapeHtml(banner.heading),
      description: `${escapeHtml(banner.text)} ${policyLink}`,
      acceptAllBtn: escapeHtml(banner.acceptAll),
      acceptNecessaryBtn: escapeHtml(banner.rejectAll),
      showPreferencesBtn: escapeHtml(banner.customize),
    },
    preferencesModal: {
      title: escapeHtml(dialog.heading),
      acceptAllBtn: escapeHtml(banner.acceptAll),
      acceptNecessaryBtn: escapeHtml(banner.rejectAll),
      savePreferencesBtn: escapeHtml(dialog.saveLabel),
      closeIconLabel: escapeHtml(dialog.closeLabel),
      sections: [
        { description: `${escapeHtml(dialog.intro)} ${policyLink}` },
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
export function libraryConfiguration(
  words: ConsentWords,
  { revision, locale, policyHref }: { revision: number; locale: string; policyHref: string },
): CookieConsentConfig {
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
    language: { default: locale, translations: { [locale]: translation(words, policyHref) } },
  }
}
