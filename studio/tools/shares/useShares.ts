import { useToast } from '@sanity/ui/toast'
import { useEffect, useMemo, useRef, useState } from 'react'
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
  /** How many lists have been asked for: one that answers after a later one was asked for is out of date. */
  const asked = useRef(0)

  useEffect(() => {
    let current = true
    async function read(): Promise<void> {
      const mine = ++asked.current
      try {
        const list = await api.list(documentId)
        if (current && mine === asked.current) setShares(list)
      } catch (reason) {
        push({ status: 'error', title: wordsOf(reason) })
      }
    }
    void read()
    return () => {
      current = false
    }
  }, [api, documentId, push])

  async function act<Result>(work: () => Promise<Result>): Promise<Result | undefined> {
    setBusy(true)
    try {
      const result = await work()
      asked.current += 1
      setShares(await api.list(documentId))
      return result
    } catch (reason) {
      push({ status: 'error', title: wordsOf(reason) })
      return undefined
    } finally {
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
