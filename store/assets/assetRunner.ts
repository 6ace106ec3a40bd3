import { z } from 'zod'
import { badRequest } from '../http/errors.ts'
import { type Caller, ProcessPool } from '../processes/processPool.ts'
import { ASSET_TIMEOUT_MS, MAX_ASSET_PROCESSES, MAX_ASSET_STARVED_FACTOR } from './limits.ts'
import type { AssetRequest } from './assetProcess.ts'
import type { RecognizedImage } from './recognize.ts'
import type { transform } from './transform.ts'

/** For SVG elements. sharp allocates pixels outside the heap. */
const MAX_HEAP_MEGABYTES = 512

/** Recognizes uploads and transforms images in child processes, since both may be slow and use much memory. */
export class AssetRunner extends ProcessPool<AssetRequest> {
  constructor() {
    super({
      program: new URL('assetProcess.ts', import.meta.url),
      minProcesses: 0,
      maxProcesses: MAX_ASSET_PROCESSES,
      reservedProcesses: 0,
      timeoutMs: ASSET_TIMEOUT_MS,
      maxStarvedFactor: MAX_ASSET_STARVED_FACTOR,
      createLimitError: (limit) =>
        badRequest(`This file takes too much ${limit} to read. Make it smaller or simpler and try again.`),
      maxHeapMegabytes: () => MAX_HEAP_MEGABYTES,
    })
  }

  /** @throws 400 or 413 when the bytes are not an accepted image */
  async recognize(upload: Uint8Array, caller: Caller): Promise<RecognizedImage> {
    return z.custom<RecognizedImage>().parse(await this.run({ upload }, caller))
  }

  async transform(parameters: Parameters<typeof transform>, caller: Caller) {
    return z.instanceof(Uint8Array<ArrayBuffer>).parse(await this.run({ transform: parameters }, caller))
  }
}
