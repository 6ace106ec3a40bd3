import { useEffect, useState } from 'react'
import { useClient } from 'sanity'
import { apiVersion } from '#lib/content/connection.ts'

/** Sites that show shared pages show no vector drawings, so such a choice counts as none. */
const usable = (asset: string | null | undefined) => (asset && !asset.endsWith('-svg') ? asset : undefined)

/**
 * The picture a shared page shows: the one chosen for the page, else that of the site, else the one the site draws.
 *
 * @param chosen asset ids, the page's own first
 * @param drawn name of the picture the site draws
 */
export function useSharingPicture(chosen: readonly (string | null | undefined)[], drawn: string | undefined) {
  const client = useClient({ apiVersion })
  const asset = chosen.map(usable).find((id) => id !== undefined)
  const [upload, setUpload] = useState<{ asset: string; url: string }>()

  useEffect(() => {
    if (asset === undefined) return
    let left = false
    client.fetch<string | null>('*[_id == $asset][0].url', { asset }).then(
      (url) => {
        if (!left && url !== null) setUpload({ asset, url: `${url}?w=1200&h=630&fit=crop` })
      },
      // The card is then shown without its picture.
      () => undefined,
    )
    return () => {
      left = true
    }
  }, [client, asset])

  if (asset !== undefined) return upload?.asset === asset ? upload.url : undefined
  return drawn === undefined ? undefined : `/sharing-image/${drawn}`
}
