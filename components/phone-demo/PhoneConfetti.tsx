import type { RefObject } from 'react'
import { createPortal } from 'react-dom'
import Confetti from 'react-confetti'
import { confettiFall, confettiPieces } from '#lib/phone-demo/confetti.ts'

const colours = ['--accent-400', '--accent-500', '--accent-600', '--secondary-300', '--secondary-500', '--primary-500']

interface PhoneConfettiProps {
  readonly phone: RefObject<HTMLElement | null>
  /** False freezes the pieces. */
  readonly falling: boolean
}

/** Renders confetti behind the figure of the last screen. Loaded on first use. */
export default function PhoneConfetti({ phone, falling }: PhoneConfettiProps) {
  const layer = phone.current?.querySelector('.confetti')
  if (!layer) return null
  const styles = getComputedStyle(layer)
  return createPortal(
    <Confetti
      {...confettiFall}
      // `run: false` would reset the pieces. At one frame a second none is drawn: the library counts 50 ms at most.
      {...(!falling && { frameRate: 1 })}
      numberOfPieces={confettiPieces.phone}
      width={layer.clientWidth}
      height={layer.clientHeight}
      colors={colours.map((name) => styles.getPropertyValue(name))}
      // Thrown within a second and slowed by friction, to cross the screen in the remaining five seconds.
      tweenDuration={1000}
      friction={0.91}
      initialVelocityY={2}
      drawShape={drawPiece}
    />,
    layer,
  )
}

function drawPiece(this: { w: number; h: number; radius: number }, context: CanvasRenderingContext2D) {
  context.beginPath()
  if (this.radius > 8) context.arc(0, 0, this.radius / 4, 0, 2 * Math.PI)
  else context.rect(-this.w / 3, -this.h / 6, this.w / 1.5, this.h / 3)
  context.fill()
}
