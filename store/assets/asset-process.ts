// Child process that recognizes and transforms images.
import { z } from 'zod'
import { serveParent } from '../processes/protocol.ts'
import { recognizeFile, recognizeImage } from './recognize.ts'
import { transform } from './transform.ts'

const bytes = z.instanceof(Uint8Array)

const assetRequest = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('recognizeImage'), bytes, extract: z.array(z.string()) }),
  z.object({ kind: z.literal('recognizeFile'), bytes, fileName: z.string() }),
  z.object({ kind: z.literal('transform'), parameters: z.custom<Parameters<typeof transform>>() }),
])

serveParent((message) => {
  const request = assetRequest.parse(message)
  switch (request.kind) {
    case 'recognizeImage':
      return recognizeImage(request.bytes, request.extract)
    case 'recognizeFile':
      return recognizeFile(request.bytes, request.fileName)
    case 'transform':
      return transform(...request.parameters)
  }
})
