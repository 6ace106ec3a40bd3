import { STORE_PATH } from '#lib/links/path.ts'

export const IMAGE_ASSET = 'sanity.imageAsset'

export const imageFormats = ['jpg', 'png', 'webp', 'avif', 'gif', 'tif', 'svg'] as const

export type ImageFormat = (typeof imageFormats)[number]

export const MIME_TYPES: Readonly<Record<ImageFormat, string>> = {
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  avif: 'image/avif',
  gif: 'image/gif',
  tif: 'image/tiff',
  svg: 'image/svg+xml',
}

/** The parts of a stored image's name, as in Sanity's ids, paths and URLs. */
export interface ImageName {
  sha1: string
  extension: ImageFormat
  width: number
  height: number
}

const formatName = ({ sha1, width, height }: ImageName) => `${sha1}-${width}x${height}`

export const createAssetId = (name: ImageName) => `image-${formatName(name)}-${name.extension}`

export const createAssetPath = (name: ImageName, projectId: string, dataset: string) =>
  `images/${projectId}/${dataset}/${formatName(name)}.${name.extension}`

export const createAssetUrl = (path: string, siteUrl: string) => `${siteUrl}${STORE_PATH}/${path}`

/** Parses the hash in an asset's id; undefined for ids of other documents. */
export const parseAssetId = (id: string): string | undefined => /^image-([0-9a-f]{40})-\d+x\d+-[a-z0-9]+$/.exec(id)?.[1]

/** Parses the name of an image file; undefined for other names. */
export function parseImageFileName(name: string): ImageName | undefined {
  const [, sha1, width, height, end] = /^([0-9a-f]{40})-(\d{1,6})x(\d{1,6})\.([a-z0-9]{1,10})$/.exec(name) ?? []
  const extension = imageFormats.find((format) => format === end)
  return sha1 && extension ? { sha1, extension, width: Number(width), height: Number(height) } : undefined
}
