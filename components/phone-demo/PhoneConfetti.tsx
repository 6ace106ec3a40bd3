import type { RefObject } from 'react'
import { createPortal } from 'react-dom'
import Confetti from 'react-confetti'
import { confettiFall, confettiPieces } from '#lib/phone-demo/confetti.ts'

const colours = ['--accent-400', '--accent-500', '--accent-600', '--secondary-300', '--secondary-500', '--primary-500']

/** Confetti over the phone's last screen, in the layer behind the figure. Downloaded when it is first thrown. */
export default function PhoneConfetti({ phone }: { readonly phone: RefObject<HTMLElement | null> }) {
  const layer = phone.current?.querySelector('.confetti')
  if (!layer) return null
  const styles = getComputedStyle(layer)
  return createPortal(
    <Confetti
      {...confettiFall}
      numberOfPieces={confettiPieces.phone}
      width={layer.clientWidth}
      height={layer.clientHeight}
      colors={colours.map((name) => styles.getPropertyValue(name))}
      // All pieces within the first second: the step is over after five.
      tweenDuration={1000}
      drawShape={drawPiece}
    />,
    layer,
  )
}

/** A paper strip or a dot, small enough for a phone's screen. */
function drawPiece(this: { w: number; h: number; radius: number }, context: CanvasRenderingContext2D) {
  context.beginPath()
  if (this.radius > 7) context.arc(0, 0, this.radius / 4, 0, 2 * Math.PI)
  else context.rect(-this.w / 4, -this.h / 8, this.w / 2, this.h / 4)
  context.fill()
}
