import { ImageResponse } from 'next/og'
import { Card } from './Card.tsx'
import { CARD_SIZE, type SharingCard } from './card.ts'
import { joinLastWords, toRenderableText } from './text.ts'
import { drawableCharacters, loadFonts } from './fonts.ts'
import { loadIllustration, loadLogoPicture } from './pictures.ts'

const text = (value: string, limit: number) => toRenderableText(value, drawableCharacters, limit)

/** Limits every text to renderable characters and its space. */
function toRenderableCard(card: SharingCard): SharingCard {
  const { eyebrow, details = [], figure, exchange, partner } = card
  return {
    ...card,
    productName: text(card.productName, 24),
    headline: joinLastWords(text(card.headline, 110)),
    details: details
      .map((detail) => text(detail, 120))
      .filter(Boolean)
      .slice(0, 3),
    ...(eyebrow && { eyebrow: text(eyebrow, 42) }),
    ...(figure && {
      figure: { ...figure, title: text(figure.title, 24), amount: text(figure.amount, 12) },
    }),
    ...(exchange && { exchange: [text(exchange[0], 24), text(exchange[1], 24)] }),
    ...(partner && { partner: { ...partner, shortName: text(partner.shortName, 18) } }),
  }
}

const listTexts = ({ productName, headline, eyebrow = '', details = [], figure, exchange, partner }: SharingCard) => [
  productName,
  headline,
  eyebrow,
  ...details,
  ...(figure ? [figure.title, figure.amount] : []),
  ...(exchange ?? []),
  partner?.shortName ?? '',
]

/** Renders a sharing image as PNG. The only network request is for a partner's logo. */
export async function renderCard(card: SharingCard): Promise<ArrayBuffer> {
  const shown = toRenderableCard(card)
  const [fonts, street, motif, logo] = await Promise.all([
    loadFonts(listTexts(shown).join('')),
    loadIllustration(card.scene),
    card.motif ? loadIllustration(card.motif) : null,
    card.partner?.logo ? loadLogoPicture(card.partner.logo) : null,
  ])
  const drawing = <Card card={shown} street={street} motif={motif} logo={logo} />
  const image = new ImageResponse(drawing, { ...CARD_SIZE, fonts })
  return image.arrayBuffer()
}
