import { readdir, readFile, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { constants } from 'node:zlib'
import { CHUNKS_FOLDER, CHUNKS_PATH } from '#lib/nextInternals.ts'
import { BROTLI_QUALITY, toBrotli } from './compress.ts'

/** Files up to this size use Brotli's highest quality, which takes 0.1 s for 100 kB. */
const SMALL_FILE_BYTES = 256 * 1024
/** Scripts from this size on are compiled by Chromium beside the main thread, if they ask for it. */
const STREAMED_SCRIPT_BYTES = 16 * 1024
/** Asks Chromium to compile all functions of a script as it arrives, not one by one while the page starts. */
const COMPILE_HINT = Buffer.from('//# allFunctionsCalledOnLoad\n')

/** Extension of a compressed copy, beside its file. */
const COMPRESSED = '.br'

/** Returns a script or stylesheet of the build as it is sent. */
export function completeBuildFile(path: string, source: Buffer): Buffer {
  const isStreamed = source.byteLength >= STREAMED_SCRIPT_BYTES && source.byteLength <= SMALL_FILE_BYTES
  return isStreamed && path.endsWith('.js') ? Buffer.concat([COMPILE_HINT, source]) : source
}

function compress(body: Buffer): Promise<Buffer> {
  const isSmall = body.byteLength <= SMALL_FILE_BYTES + COMPILE_HINT.byteLength
  return toBrotli(body, isSmall ? constants.BROTLI_MAX_QUALITY : BROTLI_QUALITY)
}

/** Returns the name of a script or stylesheet in the build's folder; undefined for other paths. */
const getChunkName = (path: string) =>
  path.startsWith(CHUNKS_PATH) ? /^[\w~-][\w.~-]*$/.exec(path.slice(CHUNKS_PATH.length))?.[0] : undefined

/**
 * Compresses a build file with Brotli, or reads the copy that {@link compressBuild} has made of it.
 *
 * @param path public path of the file
 * @param body from {@link completeBuildFile}
 */
export async function compressBuildFile(path: string, body: Buffer, folder = CHUNKS_FOLDER): Promise<Buffer> {
  const name = getChunkName(path)
  const copy =
    name === undefined ? undefined : await readFile(join(folder, `${name}${COMPRESSED}`)).catch(() => undefined)
  return copy ?? compress(body)
}

/** Compresses the scripts and stylesheets of a build once, which each start would otherwise spend seconds of CPU on. */
export async function compressBuild(folder: string): Promise<void> {
  const names = (await readdir(folder)).filter((name) => /\.(?:js|css)$/.test(name))
  await Promise.all(
    Array.from({ length: availableParallelism() }, async () => {
      for (let name = names.pop(); name !== undefined; name = names.pop()) {
        const body = completeBuildFile(name, await readFile(join(folder, name)))
        await writeFile(join(folder, `${name}${COMPRESSED}`), await compress(body))
      }
    }),
  )
}
