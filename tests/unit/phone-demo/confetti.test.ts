import { expect, it } from 'vitest'
import { confettiFall, confettiPieces } from '#lib/phone-demo/confetti.ts'

it('a hundred pieces of confetti fall over the phone and eighty behind the code, each once', () => {
  expect(confettiPieces).toEqual({ phone: 100, scan: 80 })
  expect(confettiFall).toEqual({ gravity: 0.4, recycle: false })
})
