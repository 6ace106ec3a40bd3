'use client'

import { GoogleTagManager } from '@next/third-parties/google'

/** Google's tag manager. Rendered only after opt-in, when its data layer already holds the consent defaults. */
export default function TagManager({ id, scriptUrl }: { id: string; scriptUrl?: string }) {
  return <GoogleTagManager gtmId={id} gtmScriptUrl={scriptUrl} />
}
