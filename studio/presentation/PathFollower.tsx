import { useEffect, useRef } from 'react'
import { usePerspective } from 'sanity'
import { usePresentationNavigate, usePresentationParams } from 'sanity/presentation'
import { getLandingPath } from '#lib/landingPages/path.ts'
import { createFormBanner } from '#studio/documents/formBanner.tsx'
import { useContentClient } from '#studio/kit/requests.ts'
import { movePreview } from './movePreview.ts'

/** Time without a keystroke after which the preview follows. */
const FOLLOW_DELAY_MS = 700

/** Says whether a page is stored at its path. Where another document is, its page would open its form in place of this. */
const STATE_QUERY = `select(
  count(*[_id != $id && (
    _type == "landingPage" && (path == $path || $path in formerPaths) || _type == "redirect" && from == $path
  )]) > 0 => "taken",
  *[_id == $id][0].path == $path => "stored",
  "unsaved"
)`

interface FollowerProps {
  /** Published id. */
  id: string
  path: string
  /** Address that the preview shows. */
  preview: string
}

function Follower({ id, path, preview }: FollowerProps) {
  const client = useContentClient()
  const navigate = usePresentationNavigate()
  const { perspectiveStack: perspective } = usePerspective()
  const followedPath = useRef(path)
  useEffect(() => {
    const moved = movePreview(preview, followedPath.current, path)
    if (moved === undefined) return undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    const typing = new AbortController()
    async function follow(target: string) {
      const state = await client.fetch<string>(STATE_QUERY, { id, path }, { perspective })
      if (typing.signal.aborted) return
      if (state === 'unsaved') wait(target)
      if (state !== 'stored') return
      followedPath.current = path
      navigate(target)
    }
    const wait = (target: string) => {
      // Without the store, the preview stays where it is.
      timer = setTimeout(() => void follow(target).catch(() => undefined), FOLLOW_DELAY_MS)
    }
    wait(moved)
    return () => {
      clearTimeout(timer)
      typing.abort()
    }
  }, [client, navigate, perspective, id, path, preview])
  return null
}

/** Leads the preview of a landing page to the path that is typed: its draft is at the former one no longer. */
export const PathFollower = createFormBanner(function PathFollower({ id, type, document }) {
  const { preview } = usePresentationParams(false) ?? {}
  const path = type === 'landingPage' ? getLandingPath(document) : undefined
  return path === undefined || preview === undefined ? null : <Follower id={id} path={path} preview={preview} />
})
