'use client'

import { GoogleTagManager } from '@next/third-parties/google'

/** Renders Google Tag Manager; only after opt-in, when its data layer holds the consent defaults. */
export default function TagManager({ id, scriptUrl }: { id: string; scriptUrl?: string }) {
  return <GoogleTagManager gtmId={id} gtmScriptUrl={scriptUrl} />
}
