// Child process that recognizes and transforms images.
import { z } from 'zod'
import { serveParent } from '../processes/protocol.ts'
import { recognizeFile, recognizeImage } from './recognize.ts'
import { transform } from './transform.ts'

export type AssetRequest =
  | { kind: 'recognizeImage'; bytes: Uint8Array }
  | { kind: 'recognizeFile'; bytes: Uint8Array; fileName: string }
  | { kind: 'transform'; parameters: Parameters<typeof transform> }

serveParent((message) => {
  const request = z.custom<AssetRequest>().parse(message)
  switch (request.kind) {
    case 'recognizeImage':
      return recognizeImage(request.bytes)
    case 'recognizeFile':
      return recognizeFile(request.bytes, request.fileName)
    case 'transform':
      return transform(...request.parameters)
  }
})
