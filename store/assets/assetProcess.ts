// Child process that recognizes and transforms images.
import { z } from 'zod'
import { serveParent } from '../processes/protocol.ts'
import { recognizeImage } from './recognize.ts'
import { transform } from './transform.ts'

export type AssetRequest = { upload: Uint8Array } | { transform: Parameters<typeof transform> }

serveParent((message) => {
  const request = z.custom<AssetRequest>().parse(message)
  return 'upload' in request ? recognizeImage(request.upload) : transform(...request.transform)
})
