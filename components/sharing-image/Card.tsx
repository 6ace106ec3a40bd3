import { LOGO_PATH, palette } from '#lib/brand.ts'
import { CARD_SIZE, type SharingCard } from './card.ts'
import { ExchangePills, GaugeCard, motifPositions, Scene } from './Scene.tsx'
import { textStyle } from './fonts.ts'
import { fitHeadline } from './text.ts'
import type { LogoPicture } from './pictures.ts'

const colourSchemes = {
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
    details: palette.warmGray,
    brand: { mark: palette.green, name: palette.green },
  },
} as const

/** Space of the headline in pixels, and its line height in ems. */
const HEADLINE = { width: 610, height: 300, leading: 1.06 } as const

interface CardProps {
  /** With renderable texts. */
  card: SharingCard
  /** Data URLs of the drawings. */
  street: string
  motif: string | null
  logo: LogoPicture
}

/** Renders the sharing image: text at the left, the arch at the right. */
export function Card({ card, street, motif, logo }: CardProps) {
  const { productName, headline, eyebrow, details = [], partner, figure, exchange } = card
  const scheme = colourSchemes[card.scene]
  return (
    <div tw="relative flex" style={{ ...CARD_SIZE, backgroundImage: scheme.background }}>
      <Scene scene={card.scene} street={street} sun={card.scene === 'dusk' && !exchange}>
        {figure && <GaugeCard figure={figure} />}
        {card.motif && motif && <img src={motif} alt="" {...motifPositions[card.motif]} />}
        {exchange && <ExchangePills exchange={exchange} />}
      </Scene>
      <div tw="absolute top-14 bottom-14 left-16 flex w-[620px] flex-col justify-between">
        {partner ? (
          <PartnerBrand partner={partner} logo={logo} productName={productName} />
        ) : (
          <Brand productName={productName} colours={scheme.brand} />
        )}
        <div tw="flex flex-col">
          {eyebrow && <div style={{ ...textStyle('body', 26, scheme.eyebrow), marginBottom: 14 }}>{eyebrow}</div>}
          <Headline text={headline} colour={scheme.headline} />
        </div>
        <div tw="flex-wrap" style={{ ...textStyle('body', 23, scheme.details), lineHeight: 1.35 }}>
          {details.join('\u00A0· ')}
        </div>
      </div>
    </div>
  )
}

/** Renders the headline without line breaks at hyphens. */
function Headline({ text, colour }: { text: string; colour: string }) {
  const size = fitHeadline(text, HEADLINE, HEADLINE.leading)
  return (
    <div
      tw="flex-wrap overflow-hidden"
      style={{
        ...textStyle('heading', size, colour),
        columnGap: size * 0.24,
        width: HEADLINE.width,
        maxHeight: HEADLINE.height,
        // Space for descenders of the last line.
        paddingBottom: size * 0.16,
        lineHeight: HEADLINE.leading,
        letterSpacing: '-0.02em',
      }}
    >
      {text.split(' ').map((word, index) => (
        <div key={index} tw="flex" style={{ maxWidth: HEADLINE.width }}>
          {word}
        </div>
      ))}
    </div>
  )
}

function Brand({ productName, colours }: { productName: string; colours: { mark: string; name: string } }) {
  return (
    <div tw="flex items-center">
      <svg width={46} height={46} viewBox="0 0 32 32">
        <path fill={colours.mark} d={LOGO_PATH} />
      </svg>
      <div style={{ ...textStyle('heading', 40, colours.name), marginLeft: 14 }}>{productName}</div>
    </div>
  )
}

interface PartnerBrandProps {
  partner: NonNullable<SharingCard['partner']>
  logo: LogoPicture
  productName: string
}

/** Renders the partner's logo, or its name, beside the product's, on white. */
function PartnerBrand({ partner, logo, productName }: PartnerBrandProps) {
  return (
    <div tw="flex items-center self-start rounded-[20px] py-4 pr-7 pl-6" style={{ background: palette.white }}>
      {logo ? (
        <img src={logo.src} alt="" width={logo.width} height={logo.height} />
      ) : (
        <div style={textStyle('heading', 34, partner.colour)}>{partner.shortName}</div>
      )}
      <div tw="mx-6 flex h-11 w-1 rounded-[2px]" style={{ background: partner.colour }} />
      <Brand productName={productName} colours={{ mark: palette.green, name: palette.night }} />
    </div>
  )
}
