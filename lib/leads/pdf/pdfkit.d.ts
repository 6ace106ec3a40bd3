/** The parts of pdfkit that the 1-pager uses; `@types/pdfkit` has neither PDF/UA nor links and figures in the structure. */
declare module 'pdfkit' {
  import type { Readable } from 'node:stream'

  export interface StructureElement {
    /** Adds a child; a function draws its content at once. */
    add(child: StructureElement | (() => void)): StructureElement
    end(): void
  }

  interface TextOptions {
    width: number
    lineGap: number
  }

  /** A PDF document. Lengths are in points, positions from the page's upper left corner; drawing methods are chainable. */
  export default class PDFDocument extends Readable {
    constructor(options: {
      size: [width: number, height: number]
      margin: number
      lang: string
      pdfVersion: '1.7'
      subset: 'PDF/UA'
      tagged: true
      displayTitle: true
      info: { Title: string; Author: string }
    })
    registerFont(name: string, file: string): this
    font(name: string): this
    fontSize(size: number): this
    fillColor(colour: string): this
    currentLineHeight(includeGap: boolean): number
    widthOfString(text: string): number
    heightOfString(text: string, options: TextOptions): number
    text(text: string, x: number, y: number, options: TextOptions): this
    image(file: string, x: number, y: number, options: { width: number }): this
    save(): this
    restore(): this
    translate(x: number, y: number): this
    scale(factor: number): this
    path(data: string): this
    rect(x: number, y: number, width: number, height: number): this
    roundedRect(x: number, y: number, width: number, height: number, radius: number): this
    circle(x: number, y: number, radius: number): this
    lineWidth(width: number): this
    lineCap(cap: 'round'): this
    lineJoin(join: 'round'): this
    dash(length: number, options: { space: number }): this
    undash(): this
    fill(colour: string): this
    stroke(colour: string): this
    struct(tag: string, content?: () => void): StructureElement
    struct(tag: 'Figure', options: { alt: string; bbox: number[] }, content: () => void): StructureElement
    addStructure(element: StructureElement): this
    markContent(tag: 'Artifact', options: { type: 'Layout' }): this
    endMarkedContent(): this
    /** A `String` object is written as text; a plain string would be a PDF name. */
    link(
      x: number,
      y: number,
      width: number,
      height: number,
      url: string,
      options: { structParent: StructureElement; Contents: object },
    ): this
    end(): void
  }
}
