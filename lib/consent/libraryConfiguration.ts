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

/** The cookies of a category, closed at first, in the classes of the library's own tables. */
function cookieDetails({ cookies }: Category, { detailsLabel, columns }: ConsentWords['dialog']): string {
  const names = ['name', 'purpose', 'party', 'lifetime'] as const
  const heads = names.map((name) => `<th class="pm__table-th" scope="col">${escapeHtml(columns[name])}</th>`)
  const rows = cookies.map((cookie) => {
    const cells = names.map(
      (name) =>
        `<td class="pm__table-td" data-column="${escapeHtml(columns[name])}"><div class="pm__table-td-value">${escapeHtml(cookie[name])}</div></td>`,
    )
    return `<tr class="pm__table-tr">${cells.join('')}</tr>`
  })
  return `<details><summary>${escapeHtml(detailsLabel)}</summary><table class="pm__section-table"><thead class="pm__table-head"><tr class="pm__table-tr">${heads.join('')}</tr></thead><tbody class="pm__table-body">${rows.join('')}</tbody></table></details>`
}

function categorySection(category: Category, dialog: ConsentWords['dialog']): Section {
  return {
    title: `${escapeHtml(category.title)} ${statusOf(category, dialog)}`,
    description: `${escapeHtml(category.description)} ${cookieDetails(category, dialog)}`,
    linkedCategory: category.key,
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
