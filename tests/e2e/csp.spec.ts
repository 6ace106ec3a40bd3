import { once } from 'node:events'
import { createServer } from 'node:http'
import { expect, test } from './fixtures.ts'

test('an injected inline script does not run', async ({ page, expected }) => {
  expected.push(/Content Security Policy/)
  await page.goto('/')
  const ran = await page.evaluate(() => {
    const script = document.createElement('script')
    script.textContent = 'document.body.dataset.injected = "yes"'
    document.body.append(script)
    return document.body.dataset.injected
  })
  expect(ran).toBeUndefined()
})

test('an injected style does not apply', async ({ page, expected }) => {
  expected.push(/Content Security Policy/)
  await page.goto('/')
  const display = await page.evaluate(() => {
    document.body.insertAdjacentHTML('beforeend', '<p id="injected" style="display: grid">Injected</p>')
    const sheet = document.createElement('style')
    sheet.textContent = '#injected { display: flex }'
    document.body.append(sheet)
    return getComputedStyle(document.querySelector('#injected') ?? document.body).display
  })
  expect(display).toBe('block')
})

test('another site cannot frame a page', async ({ page, site, expected }) => {
  expected.push(/frame-ancestors|ERR_BLOCKED_BY_RESPONSE/)
  // The same machine under another name: another origin, and not one from the internet, which the browser would keep
  // from this machine for reasons of its own.
  const elsewhere = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html' }).end(`<iframe src="${site.url}/"></iframe>`)
  })
  elsewhere.listen(0, '127.0.0.1')
  await once(elsewhere, 'listening')
  const address = elsewhere.address()
  if (address === null || typeof address === 'string') throw new Error('The other site has no port.')
  try {
    const refused = page.waitForEvent('requestfailed', (request) => request.url() === `${site.url}/`)
    await page.goto(`http://127.0.0.1:${address.port}/`)
    expect((await refused).failure()?.errorText).toBe('net::ERR_BLOCKED_BY_RESPONSE')
  } finally {
    elsewhere.closeAllConnections()
    elsewhere.close()
  }
})
