import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterEach, beforeEach, expect, test } from 'vitest'

/** In the project, so that its packages are found. */
const parent = join(process.cwd(), 'test-results')
const loader = join(process.cwd(), 'components', 'theme', 'stylesLoader.ts')

/** Makes the stylesheet twice in one Node, as the bundler does, and changes the fragment in between. */
const twice = `
  import { writeFileSync } from 'node:fs'
  const [loader, sheet, fragment, changed] = process.argv.slice(1)
  const { default: load } = await import(loader)
  const make = async () => {
    const files = []
    return { text: await load.call({ resourcePath: sheet, addDependency: (file) => files.push(file) }), files }
  }
  const first = await make()
  writeFileSync(fragment, changed)
  console.log(JSON.stringify([first, await make()]))
`

let folder: string
beforeEach(() => {
  mkdirSync(parent, { recursive: true })
  folder = mkdtempSync(join(parent, 'styles-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const getFragment = (colour: string) =>
  `import { css } from 'styled-components'\nexport const fragment = css\`.a { color: ${colour}; .b { margin: 0; } }\`\n`

async function make(sheetSource: string) {
  const [sheet, fragment] = [join(folder, 'page.styles.ts'), join(folder, 'fragment.styles.ts')]
  writeFileSync(fragment, getFragment('red'))
  writeFileSync(sheet, sheetSource)
  const args = ['--input-type=module', '-e', twice, loader, sheet, fragment, getFragment('blue')]
  const { stdout } = await promisify(execFile)(process.execPath, args)
  return { fragment, made: JSON.parse(stdout) }
}

test('a stylesheet has its fragments’ present text and depends on their modules', async () => {
  const { fragment, made } = await make(
    `import { css } from 'styled-components'\nimport { fragment } from './fragment.styles.ts'\nexport default css\`\${fragment}\`\n`,
  )
  const sheet = (colour: string) => ({
    text: expect.stringContaining(`.a { color: ${colour}; .b { margin: 0; } }`),
    files: [fragment],
  })
  expect(made).toEqual([sheet('red'), sheet('blue')])
})

test('a URL of a project file is relative to the stylesheet', async () => {
  const { made } = await make(
    `import { css } from 'styled-components'\nimport './fragment.styles.ts'\nexport default css\`.a { background: url('#components/a.svg') }\`\n`,
  )
  expect(made[0].text).toContain("url('./../../components/a.svg')")
})

test('a module without a default export is rejected by its name', async () => {
  await expect(make(getFragment('red'))).rejects.toThrow(/page\.styles\.ts has no css fragment as its default export/)
})
