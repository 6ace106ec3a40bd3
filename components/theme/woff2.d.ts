/** The default export of a font file is its URL. */
declare module '*.woff2' {
  const url: string
  export default url
}
