/** What `@types/pdfkit` lacks: PDF/UA, and the place of figures and links in the structure. */
declare namespace PDFKit.Mixins {
  interface PDFSubset {
    initSubset(options: { subset: 'PDF/UA' }): void
  }
  interface StructureElementOptions {
    bbox?: number[]
  }
  interface PDFAnnotation {
    /** A `String` object is written as text; a plain string would be a PDF name. */
    link(
      x: number,
      y: number,
      width: number,
      height: number,
      url: string,
      options: { structParent: PDFStructureElement; Contents: object },
    ): this
  }
}
