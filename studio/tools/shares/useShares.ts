import { useToast } from '@sanity/ui/toast'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { useClient } from 'sanity'
import { apiVersion } from '#lib/content/connection.ts'
import type { Share } from '#lib/shares/share.ts'
import { createSharesApi } from './api.ts'

const wordsOf = (reason: unknown) =>
  reason instanceof Error ? reason.message : 'That did not work. Try again in a moment.'

/** The links to one document's page, and what can be done with them, one thing at a time. */
export function useShares(documentId: string) {
  const { token, dataset = '' } = useClient({ apiVersion }).config()
  const api = useMemo(() => createSharesApi(token, dataset), [token, dataset])
  const [shares, setShares] = useState<Share[]>([])
  const [busy, setBusy] = useState(false)
  const { push } = useToast()

  const reload = useCallback(async () => {
    try {
      setShares(await api.list(documentId))
    } catch (reason) {
      push({ status: 'error', title: wordsOf(reason) })
    }
  }, [api, documentId, push])

  useEffect(() => void reload(), [reload])

  async function act<Result>(work: () => Promise<Result>): Promise<Result | undefined> {
    setBusy(true)
    try {
      return await work()
    } catch (reason) {
      push({ status: 'error', title: wordsOf(reason) })
      return undefined
    } finally {
      await reload()
      setBusy(false)
    }
  }

  return {
    shares,
    busy,
    create: (days: number) => act(() => api.create(documentId, days)),
    revoke: (id: string) => act(() => api.revoke(id)),
  }
}
