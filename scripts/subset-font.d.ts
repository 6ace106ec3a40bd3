declare module 'subset-font' {
  /** The package comes without types. */
  export default function subsetFont(
    font: Buffer,
    characters: string,
    options: {
      targetFormat: 'woff2' | 'truetype'
      variationAxes: Readonly<Record<string, number | { min: number; max: number }>>
      keepFeatures: readonly string[]
      dropTables: readonly string[]
    },
  ): Promise<Buffer>
}
