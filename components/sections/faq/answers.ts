import { ANSWER_ID, ANSWER_LINK } from './answerMarkup.ts'

interface Strings {
  loading: string
  failed: string
}

/** After that the visitor gets the link to the page instead. */
const TIMEOUT_MS = 10_000

/** The version of the answer that an opened question has, or loads. */
const versions = new WeakMap<HTMLDetailsElement, number | undefined>()

/** The element of the answer to an opened question. React keeps the link, which is hidden meanwhile. */
const answers = new WeakMap<HTMLDetailsElement, HTMLElement>()

let current: { strings: Strings; version: number | undefined } | undefined

/** Loads an answer from its page, as the HTML that it was rendered to. */
async function fetchAnswer(href: string): Promise<string> {
  const response = await fetch(href, { signal: AbortSignal.timeout(TIMEOUT_MS) })
  const page = new DOMParser().parseFromString(await response.text(), 'text/html')
  const answer = page.getElementById(ANSWER_ID)
  if (!response.ok || !answer) throw new Error(`${href} has no answer.`)
  return answer.innerHTML
}

function createAnswer(details: HTMLDetailsElement, link: Element): HTMLElement {
  const answer = Object.assign(document.createElement('div'), { className: 'disclosure-body' })
  link.before(answer)
  answers.set(details, answer)
  return answer
}

async function fill(details: HTMLDetailsElement): Promise<void> {
  const link = details.querySelector<HTMLElement>(`:scope > .${ANSWER_LINK}`)
  const href = link?.querySelector('a')?.href
  if (!current || !link || href === undefined || !details.open) return
  const { strings, version } = current
  if (versions.has(details) && versions.get(details) === version) return
  versions.set(details, version)
  const answer = answers.get(details) ?? createAnswer(details, link)
  // An earlier version stays until the new one is there.
  if (!link.hidden) answer.textContent = strings.loading
  answer.role = null
  answer.ariaBusy = 'true'
  link.hidden = true
  const html = await fetchAnswer(href).catch(() => undefined)
  // An edit meanwhile has loaded a newer one.
  if (versions.get(details) !== version) return
  answer.ariaBusy = null
  if (html !== undefined) {
    answer.innerHTML = html
    return
  }
  versions.delete(details)
  link.hidden = false
  answer.role = 'alert'
  answer.textContent = strings.failed
}

const onToggle = ({ target }: Event) => {
  if (target instanceof HTMLDetailsElement) void fill(target)
}

function fillOpened(): void {
  for (const details of document.querySelectorAll('details')) void fill(details)
}

/**
 * Loads the answers to opened questions, and from then on each that is opened; those that failed once the connection is
 * back. Called again, it loads those of which there is a newer version.
 */
export function loadAnswers(strings: Strings, version: number | undefined): void {
  current = { strings, version }
  document.addEventListener('toggle', onToggle, true)
  addEventListener('online', fillOpened)
  fillOpened()
}
