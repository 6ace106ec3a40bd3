import { useEffect, useState } from 'react'
import { useClient, useCurrentUser } from 'sanity'
import { apiVersion } from '#lib/content/connection.ts'
import { SECRET_LIFETIME, writePreviewSecret } from './previewSecret.ts'

/** How long before its end a secret is replaced, in milliseconds. */
const AHEAD = 5 * 60_000

interface PreviewSecret {
  /** Undefined until the store has it. */
  secret?: string
  failed: boolean
}

/** A secret by which the site shows drafts, as Sanity's own preview makes one, renewed while it is needed. */
export function usePreviewSecret(): PreviewSecret {
  const client = useClient({ apiVersion })
  const userId = useCurrentUser()?.id
  const [state, setState] = useState<PreviewSecret>({ failed: false })

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let needed = true
    async function renew(): Promise<void> {
      try {
        const secret = await writePreviewSecret(client, new URL('/studio', window.location.origin).href, userId)
        if (!needed) return
        setState({ secret, failed: false })
        timer = setTimeout(() => void renew(), SECRET_LIFETIME - AHEAD)
      } catch {
        if (needed) setState({ failed: true })
      }
    }
    void renew()
    return () => {
      needed = false
      clearTimeout(timer)
    }
  }, [client, userId])

  return state
}
