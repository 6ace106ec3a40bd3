/** What the name of a stored asset tells, as Sanity builds its ids, paths and addresses. */
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

const size = (name: AssetName) => (name.kind === 'image' ? `-${name.width}x${name.height}` : '')

/** `image-<sha1>-<width>x<height>-<extension>` or `file-<sha1>-<extension>`. */
export const assetId = (name: AssetName) => `${name.kind}-${name.sha1}${size(name)}-${name.extension}`

/** Last part of the asset's address: `<sha1>-<width>x<height>.<extension>` or `<sha1>.<extension>`. */
const assetFileName = (name: AssetName) => `${name.sha1}${size(name)}.${name.extension}`

/** The asset's place below the host, the same here and at Sanity. */
export const assetPath = (name: AssetName, projectId: string, dataset: string) =>
  `${name.kind}s/${projectId}/${dataset}/${assetFileName(name)}`

/** The asset's address on the site. Follows from SITE_URL and is corrected at start when that has changed. */
export const assetUrl = (path: string, siteUrl: string) => `${siteUrl}/lake/${path}`

/** What an asset is made of, whatever it is called. */
export interface AssetBytes {
  kind: AssetName['kind']
  sha1: string
}

const ID = /^(?:(image)-([0-9a-f]{40})-\d+x\d+|(file)-([0-9a-f]{40}))-[a-z0-9]+$/

/** The bytes that an asset's id stands for; undefined for the id of anything else. */
export function bytesOfAsset(id: string): AssetBytes | undefined {
  const [, image, ofImage, file, ofFile] = ID.exec(id) ?? []
  if (image === 'image' && ofImage) return { kind: 'image', sha1: ofImage }
  return file === 'file' && ofFile ? { kind: 'file', sha1: ofFile } : undefined
}

const imageFile = /^([0-9a-f]{40})-(\d{1,6})x(\d{1,6})\.([a-z0-9]{1,10})$/
const otherFile = /^([0-9a-f]{40})\.([a-z0-9]{1,10})$/

/** Reads the last part of an image's address; undefined when it is none. */
export function parseImageFileName(name: string): ImageName | undefined {
  const [, sha1, width, height, extension] = imageFile.exec(name) ?? []
  if (!sha1 || !extension) return undefined
  return { kind: 'image', sha1, extension, width: Number(width), height: Number(height) }
}

/** Reads the last part of a file's address; undefined when it is none. */
export function parseFileName(name: string): FileName | undefined {
  const [, sha1, extension] = otherFile.exec(name) ?? []
  return sha1 && extension ? { kind: 'file', sha1, extension } : undefined
}
