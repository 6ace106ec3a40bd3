/** The default export of a font file is its URL. */
declare module '*.woff2' {
  const address: string
  export default address
}
