/**
 * Whether the path of an address can be decoded. Next answers one that cannot with an error of its own making, on
 * routes that take a part of it.
 */
export function isWellEncoded(path: string): boolean {
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false
  }
}
