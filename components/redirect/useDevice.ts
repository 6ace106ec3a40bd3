import { useSyncExternalStore } from 'react'
import { detectDevice, type DetectedDevice } from '#lib/device/detectDevice.ts'

let held: DetectedDevice | undefined

const inBrowser = () => (held ??= detectDevice(navigator))
const onServer = () => null
/** A device stays what it is, so there is nothing to listen to. */
const neverChanges = () => () => {}

/** What the visitor holds; null until the browser has been asked, as on the server. */
export const useDevice = (): DetectedDevice | null => useSyncExternalStore(neverChanges, inBrowser, onServer)
