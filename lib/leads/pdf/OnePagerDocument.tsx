import { Document, Link, Page, Text, View } from '@react-pdf/renderer'
import { fillTokens } from '#lib/content/tokens.ts'
import { businessHomes } from '#lib/links/homeLinks.ts'
import type { MailContent } from '../mail/content.ts'
import { palette } from '../mail/palette.ts'
import { companyValues } from '../mail/words.ts'
import { splitIntoColumns } from './columns.ts'
import type { Part } from './columns.ts'
import { pdfFonts } from './fonts.ts'

const SUPERSCRIPTS = ['¹', '²', '³'] as const

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
          maxWidth: 460,
        }}
      >
        {content.onePager.headline}
      </Text>
      <Text style={{ fontSize: 12.5 * scale, color: palette.mint, marginTop: 10 * scale, maxWidth: 420 }}>
        {content.onePager.subtext}
      </Text>
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
  const columns = splitIntoColumns(onePager.sections)
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
