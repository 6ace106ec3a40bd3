import { deleteExpiredSecretsQuery, schemaType, SECRET_TTL, tag } from '@sanity/preview-url-secret/constants'
import { type ReactNode, useCallback, useEffect, useRef } from 'react'
import { type SanityClient, useCurrentUser } from 'sanity'
import { styled } from 'styled-components'
import { STUDIO_PATH } from '#lib/links/path.ts'
import { useContentClient, useLoaded } from '#studio/kit/requests.ts'
import { Notice } from '#studio/kit/ui.tsx'

/** Recorded as the purpose of each secret. */
const SOURCE = 'document-preview'
/** Time after which a secret is replaced, five minutes before it expires. */
const RENEWAL_MS = 1000 * SECRET_TTL - 5 * 60_000

/** Creates 128 random bits. */
const createRandomHex = () =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')

/** Creates a preview secret as Presentation does; the package's own function needs another client version. */
async function createPreviewSecret(client: SanityClient, userId: string | undefined): Promise<string> {
  const secret = createRandomHex()
  const studioUrl = new URL(STUDIO_PATH, window.location.origin).href
  const document = { _id: `drafts.${createRandomHex()}`, _type: schemaType, secret, source: SOURCE, studioUrl, userId }
  await client.create(document, { tag, visibility: 'sync' })
  // The next call retries a failed removal.
  await client.delete({ query: deleteExpiredSecretsQuery }, { tag }).catch(() => undefined)
  return secret
}

/** Creates a preview secret and renews it while it is used. */
function usePreviewSecret() {
  const client = useContentClient()
  const userId = useCurrentUser()?.id
  const load = useCallback(() => createPreviewSecret(client, userId), [client, userId])
  const { reload, ...result } = useLoaded(load)
  useEffect(() => {
    const timer = setInterval(reload, RENEWAL_MS)
    return () => clearInterval(timer)
  }, [reload])
  return result
}

/** Time without changes before the page is reloaded. */
const RELOAD_DELAY_MS = 500

const Frame = styled.iframe`
  display: block;
  width: 100%;
  height: 36rem;
  border: 0;
`

function ReloadedFrame({ src, title, revision }: Pick<DraftFrameProps, 'title' | 'revision'> & { src: string }) {
  const frame = useRef<HTMLIFrameElement>(null)
  const loadedRevision = useRef(revision)
  useEffect(() => {
    if (loadedRevision.current === revision) return undefined
    const timer = setTimeout(() => {
      loadedRevision.current = revision
      // A new `src` would add an entry to the browser's history.
      frame.current?.contentWindow?.location.reload()
    }, RELOAD_DELAY_MS)
    return () => clearTimeout(timer)
  }, [revision])
  return <Frame ref={frame} src={src} title={title} />
}

interface DraftFrameProps {
  /** Builds the preview's address from a preview secret. */
  href: (secret: string) => string
  title: string
  /** The document's revision; a new one reloads the page. */
  revision: string | undefined
  /** Shown above the frame. */
  children?: (src: string) => ReactNode
}

/** Shows the page of a draft in a frame and reloads it after changes. */
export function DraftFrame({ href, title, revision, children }: DraftFrameProps) {
  const { data: secret, error } = usePreviewSecret()
  if (error !== null) {
    return (
      <Notice tone="caution">
        The page cannot be shown right now. Close this tab of the document and open it again.
      </Notice>
    )
  }
  if (secret === null) return null
  const src = href(secret)
  return (
    <>
      {children?.(src)}
      <ReloadedFrame key={src} src={src} title={title} revision={revision} />
    </>
  )
}
