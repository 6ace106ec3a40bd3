import { stegaClean, stegaEncodeSourceMap } from '@sanity/client/stega'
import { isPreview } from '#lib/content/preview.ts'
import type { TokenValues } from '#lib/content/tokens.ts'
import { STUDIO_PATH } from '#lib/links/path.ts'
import { sampleTokens } from '#lib/sample/sampleTokens.ts'

/** A text that stega marks: it leaves very short ones alone. */
const MARKED = 'figure'

function createMark(input: string): string {
  const path = `$${input
    .split('.')
    .map((step) => step.replace(/^\w+/, (name) => `['${name}']`))
    .join('')}`
  const encoded = stegaEncodeSourceMap(
    { text: MARKED },
    {
      documents: [{ _id: 'sampleBuyer', _type: 'sampleBuyer' }],
      paths: [path],
      mappings: { "$['text']": { type: 'value', source: { type: 'documentValue', document: 0, path: 0 } } },
    },
    { enabled: true, studioUrl: STUDIO_PATH },
  )
  return encoded.text.slice(stegaClean(encoded.text).length)
}

interface Keyed {
  readonly debts: readonly { readonly _key: string }[] | null
  readonly savings: readonly { readonly _key: string }[] | null
}

/** Returns the marks that lead from each derived figure to its input in the Studio; none for visitors. */
export async function getSampleMarks(buyer: Keyed): Promise<TokenValues> {
  if (!(await isPreview())) return {}
  return Object.fromEntries(
    Object.entries(sampleTokens).map(([name, [input]]) => {
      const keyed = input.replace(/^(debts|savings)\[(\d)\]/, (path, list: 'debts' | 'savings', index) => {
        const key = buyer[list]?.[Number(index)]?._key
        return key === undefined ? path : `${list}[?(@._key=='${key}')]`
      })
      return [name, createMark(keyed)]
    }),
  )
}
