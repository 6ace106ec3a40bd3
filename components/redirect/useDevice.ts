import { useEffect, useState } from 'react'
import { detectDevice, type DetectedDevice } from '#lib/device/detectDevice.ts'

/** What the visitor holds; null until the browser has been asked, as on the server. */
export function useDevice(): DetectedDevice | null {
  const [device, setDevice] = useState<DetectedDevice | null>(null)
  useEffect(() => setDevice(detectDevice(navigator)), [])
  return device
}
