import { useToast } from '@sanity/ui/toast'
import { useState } from 'react'
import { useSchedules } from './useSchedules.ts'

/** Changes schedules, one change at a time, and says how it ended. */
export function useAct() {
  const { reload } = useSchedules()
  const [busy, setBusy] = useState(false)
  const toast = useToast()
  /** @returns true when it was done */
  async function act(done: string, change: () => Promise<void>): Promise<boolean> {
    setBusy(true)
    try {
      await change()
      toast.push({ status: 'success', title: done })
      return true
    } catch (reason) {
      toast.push({ status: 'error', title: reason instanceof Error ? reason.message : 'That did not work. Try again.' })
      return false
    } finally {
      await reload()
      setBusy(false)
    }
  }
  return { busy, act }
}
