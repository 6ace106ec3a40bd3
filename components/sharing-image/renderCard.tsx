import { ImageResponse } from 'next/og'
import { Card } from './Card.tsx'
import { CARD_SIZE, type SharingCard } from './card.ts'
import { joinLastWords, toRenderableText } from './text.ts'
import { fontCharacters, loadFonts, type Typeface } from './fonts.ts'
import { loadIllustration, loadLogoPicture } from './pictures.ts'

const text = (typeface: Typeface, value: string, limit: number) =>
  toRenderableText(value, fontCharacters[typeface], limit)

/** Limits every text to renderable characters and its space. */
function toRenderableCard(card: SharingCard): SharingCard {
  const { eyebrow, details = [], figure, exchange, partner } = card
  return {
    ...card,
    productName: text('heading', card.productName, 24),
    headline: joinLastWords(text('heading', card.headline, 110)),
    details: details
      .map((detail) => text('body', detail, 120))
      .filter(Boolean)
      .slice(0, 3),
    ...(eyebrow && { eyebrow: text('body', eyebrow, 42) }),
    ...(figure && {
      figure: { ...figure, title: text('body', figure.title, 24), amount: text('heading', figure.amount, 12) },
    }),
    ...(exchange && { exchange: [text('body', exchange[0], 24), text('body', exchange[1], 24)] }),
    ...(partner && { partner: { ...partner, shortName: text('heading', partner.shortName, 18) } }),
  }
}

/** Renders a sharing image as PNG. The only network request is for a partner's logo. */
export async function renderCard(card: SharingCard): Promise<ArrayBuffer> {
  const [fonts, street, motif, logo] = await Promise.all([
    loadFonts(),
    loadIllustration(card.scene),
    card.motif ? loadIllustration(card.motif) : null,
    card.partner?.logo ? loadLogoPicture(card.partner.logo) : null,
  ])
  const drawing = <Card card={toRenderableCard(card)} street={street} motif={motif} logo={logo} />
  const image = new ImageResponse(drawing, { ...CARD_SIZE, fonts })
  return image.arrayBuffer()
}
