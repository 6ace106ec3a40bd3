import { palette } from './palette.ts'

const grounds = {
  dusk: {
    sky: `linear-gradient(180deg, ${palette.lagoon} 0%, ${palette.teal} 100%)`,
    aspect: 300 / 560,
  },
  day: {
    sky: `linear-gradient(180deg, ${palette.shallow} 0%, ${palette.mist} 70%, ${palette.wash} 100%)`,
    aspect: 250 / 760,
  },
} as const

/** Size of the arch, in pixels of the picture. */
export const ARCH = { width: 432, height: 558 } as const

/** The sun within the arch. */
const SUN = { left: 262, top: 196, width: 88, height: 88 } as const

interface SceneProps {
  scene: keyof typeof grounds
  /** Address of the drawing. */
  street: string
  /** Whether the sun is up; the street by day has one of its own. */
  sun: boolean
  children?: React.ReactNode
}

/** The arch of the landing page with its sun and street; `children` float before them. */
export function Scene({ scene, street, sun, children }: SceneProps) {
  const { sky, aspect } = grounds[scene]
  const streetHeight = Math.round(ARCH.height * 0.46)
  const streetWidth = Math.round(streetHeight / aspect)
  return (
    <div
      style={{ display: 'flex', position: 'absolute', right: 64, bottom: 0, width: ARCH.width, height: ARCH.height }}
    >
      <div
        style={{
          display: 'flex',
          position: 'absolute',
          left: 0,
          top: 0,
          ...ARCH,
          overflow: 'hidden',
          borderTopLeftRadius: ARCH.width / 2,
          borderTopRightRadius: ARCH.width / 2,
          backgroundImage: sky,
        }}
      >
        {sun && <div style={{ ...SUN, position: 'absolute', borderRadius: SUN.width / 2, background: palette.sun }} />}
        <img
          src={street}
          alt=""
          width={streetWidth}
          height={streetHeight}
          style={{ position: 'absolute', bottom: 0, left: (ARCH.width - streetWidth) / 2 }}
        />
      </div>
      {children}
    </div>
  )
}
