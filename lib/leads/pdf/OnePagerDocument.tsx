import { Document, Link, Page, Path, Svg, Text, View } from '@react-pdf/renderer'
import { fillTokens } from '#lib/content/tokens.ts'
import { businessHomes } from '#lib/links/homeLinks.ts'
import type { MailContent } from '../mail/content.ts'
import { palette } from '../mail/palette.ts'
import { companyValues } from '../mail/words.ts'
import { type Part, splitIntoColumns } from './columns.ts'
import { pdfFonts } from './fonts.ts'

const SUPERSCRIPTS = ['¹', '²', '³'] as const

/** Room of the button, in characters of text. */
const CLOSING_WEIGHT = 160

interface OnePagerProps {
  content: MailContent
  siteUrl: string
  /** Shrinks type and space, so that longer words or another language still fit on one page. */
  scale: number
}

function Bullet({ text, scale }: { text: string; scale: number }) {
  return (
    <View style={{ flexDirection: 'row', marginTop: 5 * scale }}>
      <View
        style={{
          width: 5,
          height: 5,
          borderRadius: 3,
          backgroundColor: palette.teal,
          marginTop: 5 * scale,
          marginRight: 8,
        }}
      />
      <Text style={{ flex: 1 }}>{text}</Text>
    </View>
  )
}

function Section({ part, scale }: { part: Part; scale: number }) {
  return (
    <View style={{ marginBottom: 20 * scale }}>
      <Text
        style={{
          fontFamily: pdfFonts.heading,
          fontWeight: 600,
          fontSize: 15 * scale,
          color: palette.darkGreen,
          marginBottom: 6 * scale,
          lineHeight: 1.2,
        }}
      >
        {part.heading}
      </Text>
      {part.paragraphs.map((text) => (
        <Text key={text}>{text}</Text>
      ))}
      {part.bullets.map((text) => (
        <Bullet key={text} text={text} scale={scale} />
      ))}
    </View>
  )
}

/** A lead that leaves by the arch and comes back. Decorative. */
function Pipeline({ scale }: { scale: number }) {
  const line = { fill: 'none', stroke: palette.accent, strokeWidth: 3, strokeLinecap: 'round' } as const
  return (
    <Svg
      viewBox="0 0 120 150"
      style={{ position: 'absolute', right: 44, bottom: 0, height: 140 * scale, width: 112 * scale }}
    >
      <Path d="M0 150V60a60 60 0 0 1 120 0v90z" fill={palette.teal} />
      <Path d="M44 150v-34l22-18 22 18v34z" fill={palette.ink} />
      <Path d="M60 150v-18h12v18z" fill={palette.accent} />
      <Path {...line} strokeDasharray="1 8" d="M20 78C34 30 92 26 98 76" />
      <Path {...line} d="m88 68 10 12 9-13" />
    </Svg>
  )
}

function Hero({ content, scale }: { content: MailContent; scale: number }) {
  return (
    <View
      style={{ backgroundColor: palette.darkGreen, padding: 44, paddingTop: 38 * scale, paddingBottom: 36 * scale }}
    >
      <Text style={{ fontFamily: pdfFonts.heading, fontWeight: 600, fontSize: 18, color: palette.accent }}>
        {content.site.productName}
      </Text>
      <Text
        style={{
          fontFamily: pdfFonts.heading,
          fontWeight: 600,
          fontSize: 31 * scale,
          lineHeight: 1.15,
          color: palette.white,
          marginTop: 22 * scale,
          maxWidth: 390,
        }}
      >
        {content.onePager.headline}
      </Text>
      <Text style={{ fontSize: 12.5 * scale, color: palette.mint, marginTop: 10 * scale, maxWidth: 330 }}>
        {content.onePager.subtext}
      </Text>
      <Pipeline scale={scale} />
    </View>
  )
}

function Notes({ notes, footer, scale }: { notes: string[]; footer: string; scale: number }) {
  return (
    <View
      style={{
        marginTop: 'auto',
        marginHorizontal: 44,
        paddingTop: 10,
        paddingBottom: 26,
        borderTop: `1 solid ${palette.line}`,
        fontSize: 7.8 * scale,
        lineHeight: 1.4,
      }}
    >
      {notes.map((note, index) => (
        <Text key={note} style={{ marginBottom: 3 }}>{`${SUPERSCRIPTS[index] ?? ''} ${note}`}</Text>
      ))}
      <Text style={{ marginTop: 4, color: palette.ink }}>{footer}</Text>
    </View>
  )
}

/** The 1-pager for originators, on one page of Letter size. */
export function OnePagerDocument({ content, siteUrl, scale }: OnePagerProps) {
  const { site } = content
  const onePager = fillTokens(content.onePager, companyValues(content))
  const columns = splitIntoColumns(onePager.sections, CLOSING_WEIGHT)
  return (
    <Document title={onePager.documentTitle} author={site.legalEntity.legalName} language={content.locale}>
      <Page
        size="LETTER"
        style={{ fontFamily: pdfFonts.body, fontSize: 10.5 * scale, lineHeight: 1.45, color: palette.text }}
      >
        <Hero content={content} scale={scale} />
        <View style={{ flexDirection: 'row', gap: 30, paddingHorizontal: 44, paddingTop: 28 * scale }}>
          {columns.map((column, index) => (
            <View key={column[0]?.heading ?? index} style={{ flex: 1 }}>
              {column.map((part) => (
                <Section key={part.heading} part={part} scale={scale} />
              ))}
              {index === 1 && (
                <Link
                  src={siteUrl + businessHomes[content.locale]}
                  style={{
                    alignSelf: 'flex-start',
                    backgroundColor: palette.accent,
                    color: palette.ink,
                    textDecoration: 'none',
                    borderRadius: 8,
                    paddingVertical: 9,
                    paddingHorizontal: 18,
                    fontWeight: 600,
                    fontSize: 11 * scale,
                  }}
                >
                  {site.ctas.requestDemo}
                </Link>
              )}
            </View>
          ))}
        </View>
        <Notes notes={onePager.footnotes} footer={onePager.footer} scale={scale} />
      </Page>
    </Document>
  )
}
