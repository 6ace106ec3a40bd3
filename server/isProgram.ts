import { isbot } from 'isbot'
import { detectDevice, removeModel } from '#lib/device/detectDevice.ts'

/** Returns whether a program sent a request: a crawler, a link preview, a script. Some phones are named “M bot”. */
export const isProgram = (userAgent: string): boolean =>
  userAgent === '' ||
  isbot(removeModel(userAgent)) ||
  detectDevice({ userAgent, platform: '', maxTouchPoints: 0 }).crawler
