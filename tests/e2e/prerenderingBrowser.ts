import { type ChildProcess, spawn } from 'node:child_process'
import { EventEmitter, on, once } from 'node:events'
import { Readable, Writable } from 'node:stream'
import { chromium, devices } from '@playwright/test'
import { z } from 'zod'
import { temporaryFolder } from '#tests/support/temporaryFolder.ts'
import { chromiumOptions } from './browser.ts'

const message = z.object({
  id: z.number().optional(),
  result: z.unknown().optional(),
  error: z.unknown().optional(),
  method: z.string().default(''),
  params: z.unknown().optional(),
})
const tabs = z.object({ targetInfos: z.tuple([z.object({ targetId: z.string() })]) })
const attached = z.object({ sessionId: z.string() })
const evaluated = z.object({ result: z.object({ value: z.object({ x: z.number(), y: z.number() }) }) })
const prerenderStatus = z.object({ status: z.string() })

/** Speaks the DevTools protocol over a browser's pipe. */
function createConnection({ stdio }: ChildProcess) {
  const [, , , input, output] = stdio
  if (!(input instanceof Writable) || !(output instanceof Readable)) throw new Error('The browser has no pipe.')
  const events = new EventEmitter()
  let [lastId, rest] = [0, '']
  output.setEncoding('utf8').on('data', (chunk: string) => {
    const texts = (rest + chunk).split('\0')
    rest = texts.pop() ?? ''
    for (const text of texts) {
      const { id, method, params, result, error } = message.parse(JSON.parse(text))
      events.emit(id === undefined ? method : String(id), error === undefined ? (result ?? params) : undefined)
    }
  })
  const call = async (method: string, params: object = {}, sessionId?: string): Promise<unknown> => {
    const id = (lastId += 1)
    const answer = once(events, String(id))
    input.write(`${JSON.stringify({ id, method, params, sessionId })}\0`)
    return (await answer)[0]
  }
  return { events, call }
}

/**
 * Opens a page in a browser that renders pages ahead. It does not while Playwright controls it: that needs a session of
 * the tab, of which the shown page and those rendered ahead are parts.
 */
export async function openPrerenderingPage() {
  const folder = await temporaryFolder()
  const { executablePath = chromium.executablePath(), chromiumSandbox, args = [] } = chromiumOptions()
  const options = [
    '--headless',
    '--remote-debugging-pipe',
    '--window-size=1280,800',
    `--user-data-dir=${folder.path}`,
    // The headless browser's own names a program, which is not counted.
    `--user-agent=${devices['Desktop Chrome'].userAgent}`,
    ...(chromiumSandbox ? [] : ['--no-sandbox']),
  ]
  const browser = spawn(executablePath, [...options, ...args, 'about:blank'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'],
  })
  const ended = once(browser, 'exit')
  const { call, events } = createConnection(browser)
  const tab = tabs.parse(await call('Target.getTargets', { filter: [{ type: 'tab' }] })).targetInfos[0]
  const { sessionId } = attached.parse(await call('Target.attachToTarget', { ...tab, flatten: true }))
  const page = once(events, 'Target.attachedToTarget')
  await call('Target.setAutoAttach', { autoAttach: true, waitForDebuggerOnStart: false, flatten: true }, sessionId)
  const { sessionId: session } = attached.parse((await page)[0])
  await call('Page.enable', {}, session)
  await call('Preload.enable', {}, session)

  /** Moves the pointer to the first link that leads to a path. */
  async function hover(path: string) {
    const expression = `(() => {
      const { x, y, width, height } = document.querySelector('a[href="${path}"]').getBoundingClientRect()
      return { x: x + width / 2, y: y + height / 2 }
    })()`
    const found = await call('Runtime.evaluate', { expression, returnByValue: true }, session)
    const place = evaluated.parse(found).result.value
    await call('Input.dispatchMouseEvent', { type: 'mouseMoved', ...place }, session)
    return place
  }

  return {
    async open(url: string) {
      const loaded = once(events, 'Page.loadEventFired')
      await call('Page.navigate', { url }, session)
      await loaded
    },
    /** Rests the pointer on a link until its page is rendered. */
    async hoverUntilRendered(path: string) {
      // Keeps the events that arrive together.
      const updates = on(events, 'Preload.prerenderStatusUpdated')
      await hover(path)
      for await (const [event] of updates) {
        const { status } = prerenderStatus.parse(event)
        if (status === 'Ready') return
        if (status === 'Failure') throw new Error(`${path} was not rendered ahead: ${JSON.stringify(event)}`)
      }
    },
    async click(path: string) {
      const place = await hover(path)
      const press = { ...place, button: 'left', clickCount: 1 }
      for (const type of ['mousePressed', 'mouseReleased'])
        await call('Input.dispatchMouseEvent', { type, ...press }, session)
    },
    async close() {
      browser.kill()
      await ended
      await folder.dispose()
    },
  }
}
