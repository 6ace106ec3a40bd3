import { Brand, PartnerBrand } from './Brand.tsx'
import { CARD_SIZE, type SharingCard } from './card.ts'
import { ExchangePills } from './ExchangePills.tsx'
import { fontFamily } from './fonts.ts'
import { GaugeCard } from './GaugeCard.tsx'
import { headlineSize } from './headlineSize.ts'
import type { LogoPicture } from './logoPicture.ts'
import { palette } from './palette.ts'
import { Scene } from './Scene.tsx'

const grounds = {
  dusk: {
    background: `linear-gradient(115deg, ${palette.green} 0%, ${palette.night} 100%)`,
    headline: palette.white,
    eyebrow: palette.sun,
    details: palette.sage,
    brand: { mark: palette.sun, name: palette.white },
  },
  day: {
    background: `linear-gradient(115deg, ${palette.wash} 0%, ${palette.mint} 100%)`,
    headline: palette.green,
    eyebrow: palette.teal,
    details: palette.text,
    brand: { mark: palette.green, name: palette.green },
  },
} as const

/** Room of the headline, in pixels, and its line height. */
const HEADLINE = { width: 590, height: 300, leading: 1.06 } as const

interface CardProps {
  /** With texts that can be drawn. */
  card: SharingCard
  street: string
  logo: LogoPicture | null
}

/** The picture of a shared page: the words at the left, the house's arch at the right. */
export function Card({ card, street, logo }: CardProps) {
  const { productName, headline, eyebrow, details = [], partner, figure, exchange } = card
  const ground = grounds[card.scene]
  return (
    <div style={{ display: 'flex', position: 'relative', ...CARD_SIZE, backgroundImage: ground.background }}>
      <Scene scene={card.scene} street={street} sun={card.scene === 'dusk' && !exchange}>
        {figure && <GaugeCard figure={figure} />}
        {exchange && <ExchangePills exchange={exchange} />}
      </Scene>
      <div
        style={{
          display: 'flex',
          flexDirection: 'column',
          justifyContent: 'space-between',
          position: 'absolute',
          left: 64,
          top: 56,
          bottom: 56,
          width: 620,
        }}
      >
        {partner ? (
          <PartnerBrand partner={partner} logo={logo} productName={productName} />
        ) : (
          <Brand productName={productName} colours={ground.brand} />
        )}
        <div style={{ display: 'flex', flexDirection: 'column' }}>
          {eyebrow && (
            <div
              style={{
                display: 'flex',
                marginBottom: 14,
                fontFamily: fontFamily('body'),
                fontSize: 26,
                color: ground.eyebrow,
              }}
            >
              {eyebrow}
            </div>
          )}
          <Headline text={headline} colour={ground.headline} />
        </div>
        <div
          style={{
            display: 'flex',
            flexWrap: 'wrap',
            fontFamily: fontFamily('body'),
            fontSize: 23,
            lineHeight: 1.35,
            color: ground.details,
          }}
        >
          {details.join('  ·  ')}
        </div>
      </div>
    </div>
  )
}

/** Words stay whole, those with a hyphen too. */
function Headline({ text, colour }: { text: string; colour: string }) {
  const size = headlineSize(text, HEADLINE, HEADLINE.leading)
  return (
    <div
      style={{
        display: 'flex',
        flexWrap: 'wrap',
        columnGap: size * 0.24,
        width: HEADLINE.width,
        maxHeight: HEADLINE.height,
        // Room for what hangs below the last line.
        paddingBottom: size * 0.16,
        overflow: 'hidden',
        fontFamily: fontFamily('heading'),
        fontSize: size,
        lineHeight: HEADLINE.leading,
        letterSpacing: '-0.02em',
        color: colour,
      }}
    >
      {text.split(' ').map((word, index) => (
        <div key={index} style={{ display: 'flex', maxWidth: HEADLINE.width }}>
          {word}
        </div>
      ))}
    </div>
  )
}
