import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import PDFDocument from 'pdfkit'
import { toPrintableText } from '#lib/content/printable.ts'
import type { MailContent } from '../mail/content.ts'

export const PAGE_WIDTH = 612

/** Static Latin instances of the site's typefaces, since the PDF library embeds a variable font at its default weight. */
const FONT_FILES = {
  heading: 'fraunces-latin-600-normal.woff',
  body: 'figtree-latin-400-normal.woff',
  strong: 'figtree-latin-600-normal.woff',
} as const

/** Spelled out, so that file tracing includes the files in a deployment. */
const FONT_FOLDER = join(process.cwd(), 'leads/pdf/fonts')

/** The typography of a text; sizes in points. */
export interface TextStyle {
  font: keyof typeof FONT_FILES
  size: number
  /** Line height as a factor of the size. */
  leading: number
  colour: string
}

interface TextBox {
  x: number
  y: number
  width: number
}

/** Creates a page of a tagged PDF (PDF/UA-1, ISO 14289): screen readers get its texts, and skip its decorations. */
export function createTaggedPage({ onePager, site, locale }: MailContent, height: number) {
  const doc = new PDFDocument({
    size: [PAGE_WIDTH, height],
    margin: 0,
    lang: locale,
    pdfVersion: '1.7',
    tagged: true,
    displayTitle: true,
    info: { Title: onePager.documentTitle, Author: site.legalEntity.legalName },
  })
  // Also an option of the constructor, but not in its types.
  doc.initSubset({ subset: 'PDF/UA' })
  for (const [name, file] of Object.entries(FONT_FILES)) doc.registerFont(name, join(FONT_FOLDER, file))
  const root = doc.struct('Document')
  doc.addStructure(root)

  /** Sets the style for the next text and returns it as the library's option. */
  function setStyle({ font, size, leading, colour }: TextStyle) {
    doc.font(font).fontSize(size).fillColor(colour)
    return { lineGap: size * leading - doc.currentLineHeight(true) }
  }

  function measureText(text: string, width: number, style: TextStyle): number {
    const { lineGap } = setStyle(style)
    return doc.heightOfString(toPrintableText(text), { width, lineGap })
  }

  return {
    doc,

    /** Adds an element, such as a list, to the structure. */
    addElement(tag: string, parent: PDFKit.PDFStructureElement = root): PDFKit.PDFStructureElement {
      const element = doc.struct(tag)
      parent.add(element)
      return element
    },

    measureText,

    /** Writes a text as an element of the structure. @returns the position of its lower edge in points */
    write(text: string, { x, y, width }: TextBox, style: TextStyle, tag: string, parent = root): number {
      const end = y + measureText(text, width, style)
      // Half of the leading stands above the first line, as in CSS.
      const { lineGap } = setStyle(style)
      parent.add(doc.struct(tag, {}, () => doc.text(toPrintableText(text), x, y + lineGap / 2, { width, lineGap })))
      return end
    },

    /** Draws what screen readers skip. */
    decorate(draw: () => void): void {
      doc.markContent('Artifact', { type: 'Layout' })
      draw()
      doc.endMarkedContent()
    },

    /** Draws a figure that screen readers describe by its text alternative. */
    drawFigure(alt: string, { x, y, width }: TextBox, draw: () => void): void {
      root.add(doc.struct('Figure', { alt, bbox: [x, y, x + width, y + width] }, draw))
    },

    finish(): Promise<Buffer> {
      root.end()
      doc.end()
      return buffer(doc)
    },
  }
}

export type TaggedPage = ReturnType<typeof createTaggedPage>
