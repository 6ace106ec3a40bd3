import Confetti from 'react-confetti'
import { confettiFall, confettiPieces } from '#lib/phone-demo/confetti.ts'

const colours = ['--accent-400', '--accent-500', '--secondary-300', '--secondary-500', '--primary-300']

/** Renders the confetti; loaded on first use. */
export default function ScanConfettiPieces({ width, height }: { width: number; height: number }) {
  const styles = getComputedStyle(document.documentElement)
  return (
    <Confetti
      {...confettiFall}
      numberOfPieces={confettiPieces.scan}
      width={width}
      height={height}
      colors={colours.map((name) => styles.getPropertyValue(name))}
    />
  )
}
