import { join } from 'node:path'
import { Document, Image, Link, Page, Path, Svg, Text, View } from '@react-pdf/renderer'
import { encode } from 'uqr'
import { fillTokens } from '#lib/content/tokens.ts'
import type { MailContent } from '../mail/content.ts'
import { palette } from '../mail/palette.ts'
import { getCompanyValues } from '../mail/details.ts'
import { type Part, splitIntoColumns } from './columns.ts'
import { pdfFonts } from './fonts.ts'

const SUPERSCRIPTS = ['¹', '²', '³'] as const

/** Height of the button and the QR code, in characters of text. */
const CLOSING_WEIGHT = 300

/** Spelled out, so that file tracing includes the file in a deployment. */
const MARK = join(process.cwd(), 'public/apple-touch-icon.png')

interface OnePagerProps {
  content: MailContent
  /** URL of the demo form. */
  demoUrl: string
  /** Factor of type and spacing, so that longer texts still fit on one page. */
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
    <View style={{ marginBottom: 16 * scale }}>
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

/** Decorative: two leads waiting, and one coming back through the arch. */
function Pipeline({ scale }: { scale: number }) {
  const line = { fill: 'none', strokeLinecap: 'round', strokeLinejoin: 'round' } as const
  const person = (x: number) => `M${x} 113a8 8 0 1 1 16 0a8 8 0 0 1-16 0M${x - 7} 150v-8a15 15 0 0 1 30 0v8z`
  return (
    <Svg
      viewBox="0 0 190 150"
      style={{ position: 'absolute', right: 44, bottom: 0, height: 140 * scale, width: 177 * scale }}
    >
      <Path d="M70 150V60a60 60 0 0 1 120 0v90z" fill={palette.teal} />
      <Path d={person(7)} fill={palette.mint} />
      <Path d={person(41)} fill={palette.mint} />
      <Path d="M106 150v-34l26-21 26 21v34z" fill={palette.ink} />
      <Path d="M125 150v-18a7 7 0 0 1 14 0v18z" fill={palette.accent} />
      <Path {...line} stroke={palette.accent} strokeWidth={3} strokeDasharray="1 8" d="M49 92C56 24 112 2 128 34" />
      <Path d="M114 58a18 18 0 1 1 36 0a18 18 0 0 1-36 0" fill={palette.accent} />
      <Path {...line} stroke={palette.ink} strokeWidth={4} d="m124 58 6 6 11-12" />
    </Svg>
  )
}

/** Returns a QR code as one path. `qrcode.react` uses hooks, which the PDF renderer does not support. */
function drawCode(address: string) {
  const { data, size } = encode(address, { ecc: 'M', border: 0 })
  const rows = data.map((row) => row.map(Number).join(''))
  const path = rows.flatMap((row, y) =>
    Array.from(row.matchAll(/1+/g), ({ index, 0: { length } }) => `M${index} ${y}h${length}v1h-${length}z`),
  )
  return { viewBox: `0 0 ${size} ${size}`, path: path.join('') }
}

/** The button to the demo form and, for print, its QR code. */
function Closing({ label, href, scale }: { label: string; href: string; scale: number }) {
  const { viewBox, path } = drawCode(href)
  return (
    <View style={{ flexDirection: 'row', alignItems: 'center', gap: 18 }}>
      <Svg viewBox={viewBox} style={{ width: 76 * scale, height: 76 * scale }}>
        <Path d={path} fill={palette.ink} />
      </Svg>
      <Link
        src={href}
        style={{
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
        {label}
      </Link>
    </View>
  )
}

function Hero({ content, scale }: { content: MailContent; scale: number }) {
  return (
    <View
      style={{ backgroundColor: palette.darkGreen, padding: 44, paddingTop: 26 * scale, paddingBottom: 32 * scale }}
    >
      <View style={{ flexDirection: 'row', alignItems: 'center' }}>
        <Image src={MARK} style={{ width: 38, height: 38, marginLeft: -9, marginTop: 2 }} />
        <Text
          style={{ fontFamily: pdfFonts.heading, fontWeight: 600, fontSize: 18, lineHeight: 1, color: palette.accent }}
        >
          {content.site.productName}
        </Text>
      </View>
      <Text
        style={{
          fontFamily: pdfFonts.heading,
          fontWeight: 600,
          fontSize: 31 * scale,
          lineHeight: 1.15,
          color: palette.white,
          marginTop: 12 * scale,
          maxWidth: 366,
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

/** Renders the 1-pager for originators on one Letter page. */
export function OnePagerDocument({ content, demoUrl, scale }: OnePagerProps) {
  const { site } = content
  const onePager = fillTokens(content.onePager, getCompanyValues(content))
  const columns = splitIntoColumns(onePager.sections, CLOSING_WEIGHT)
  return (
    <Document title={onePager.documentTitle} author={site.legalEntity.legalName} language={content.locale}>
      <Page
        size="LETTER"
        style={{ fontFamily: pdfFonts.body, fontSize: 10.5 * scale, lineHeight: 1.45, color: palette.text }}
      >
        <Hero content={content} scale={scale} />
        <View style={{ flexDirection: 'row', gap: 30, paddingHorizontal: 44, paddingTop: 24 * scale }}>
          {columns.map((column, index) => (
            <View key={column[0]?.heading ?? index} style={{ flex: 1 }}>
              {column.map((part) => (
                <Section key={part.heading} part={part} scale={scale} />
              ))}
              {index === 1 && <Closing label={site.ctas.requestDemo} href={demoUrl} scale={scale} />}
            </View>
          ))}
        </View>
        <Notes notes={onePager.footnotes} footer={onePager.footer} scale={scale} />
      </Page>
    </Document>
  )
}
