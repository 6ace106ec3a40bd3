/** The parts of a stored asset's name, as in Sanity's ids, paths and URLs. */
export type AssetName = ImageName | FileName

export interface ImageName {
  kind: 'image'
  sha1: string
  extension: string
  width: number
  height: number
}

interface FileName {
  kind: 'file'
  sha1: string
  extension: string
}

export type AssetBytes = Pick<AssetName, 'kind' | 'sha1'>

const formatSize = (name: AssetName) => (name.kind === 'image' ? `-${name.width}x${name.height}` : '')

/** Returns `image-<sha1>-<width>x<height>-<extension>` or `file-<sha1>-<extension>`. */
export const createAssetId = (name: AssetName) => `${name.kind}-${name.sha1}${formatSize(name)}-${name.extension}`

/** Returns `images/<project>/<dataset>/<sha1>-<width>x<height>.<extension>` or `files/…/<sha1>.<extension>`. */
export const createAssetPath = (name: AssetName, projectId: string, dataset: string) =>
  `${name.kind}s/${projectId}/${dataset}/${name.sha1}${formatSize(name)}.${name.extension}`

export const createAssetUrl = (path: string, siteUrl: string) => `${siteUrl}/lake/${path}`

const ASSET_ID = /^(image|file)-([0-9a-f]{40})(?:-\d+x\d+)?-[a-z0-9]+$/

/** Parses the kind and hash in an asset's id; undefined for ids of other documents. */
export function parseAssetId(id: string): AssetBytes | undefined {
  const [, kind, sha1] = ASSET_ID.exec(id) ?? []
  if (!sha1) return undefined
  return { kind: kind === 'image' ? 'image' : 'file', sha1 }
}

const IMAGE_FILE = /^([0-9a-f]{40})-(\d{1,6})x(\d{1,6})\.([a-z0-9]{1,10})$/
const FILE_NAME = /^([0-9a-f]{40})\.([a-z0-9]{1,10})$/

export function parseImageFileName(name: string): ImageName | undefined {
  const [, sha1, width, height, extension] = IMAGE_FILE.exec(name) ?? []
  if (!sha1 || !extension) return undefined
  return { kind: 'image', sha1, extension, width: Number(width), height: Number(height) }
}

export function parseFileName(name: string): FileName | undefined {
  const [, sha1, extension] = FILE_NAME.exec(name) ?? []
  return sha1 && extension ? { kind: 'file', sha1, extension } : undefined
}
