import { prerender } from 'react-dom/static'
import { expect, test } from 'vitest'
import { lazyOptional } from '#components/ui/lazyOptional.ts'

const Piece = ({ colour }: { colour: string }) => <b>{colour}</b>

async function page(load: () => Promise<{ default: typeof Piece }>) {
  const Decoration = lazyOptional(load)
  const { prelude } = await prerender(
    <main>
      <Decoration colour="gold" />
    </main>,
  )
  return (await new Response(prelude).text()).replaceAll(/<!--.*?-->/g, '')
}

test('renders the loaded component', async () => {
  expect(await page(async () => ({ default: Piece }))).toBe('<main><b>gold</b></main>')
})

test('renders nothing when the component cannot be loaded', async () => {
  expect(await page(() => Promise.reject(new Error('The line is lost.')))).toBe('<main></main>')
})
