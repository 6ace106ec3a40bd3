export type CsvCell = string | number | boolean | null

/** Where a spreadsheet could take what follows for a formula: it may split cells at other separators than ours. */
const CELL_START = '((?:^|[;,"\\t\\r\\n]) *)'
/** Spreadsheets set to an Asian language begin formulas with signs in full width too. */
const FORMULA = '(?=[=+\\-@＝＋－＠\\t\\r\\n])'
const formulaStart = new RegExp(CELL_START + FORMULA, 'g')
const disabledFormula = new RegExp(`${CELL_START}'${FORMULA}`, 'g')

/**
 * Formats a quoted cell (RFC 4180). An apostrophe disables formulas that a visitor typed (OWASP: CSV injection), also after
 * a separator or a quote, where a spreadsheet with other settings begins another cell.
 */
export function escapeCsvCell(value: CsvCell): string {
  const harmless = String(value ?? '').replaceAll(formulaStart, "$1'")
  return `"${harmless.replaceAll('"', '""')}"`
}

/** Removes the apostrophes that {@link escapeCsvCell} writes. */
export const restoreCsvCell = (text: string): string => text.replaceAll(disabledFormula, '$1')

/** Mark at the start of a file by which spreadsheets know its encoding. */
export const BYTE_ORDER_MARK = '\uFEFF'

export const CSV_CONTENT_TYPE = 'text/csv; charset=utf-16'

/**
 * Encodes lines as UTF-16 with tabs: Excel splits those into columns under every regional setting, whereas a comma or a
 * semicolon is a separator in some of them only.
 */
export function encodeCsv(lines: readonly (readonly CsvCell[])[], start = ''): Uint8Array<ArrayBuffer> {
  const text = start + lines.map((cells) => `${cells.map(escapeCsvCell).join('\t')}\r\n`).join('')
  const bytes = new DataView(new ArrayBuffer(text.length * 2))
  for (let index = 0; index < text.length; index += 1) bytes.setUint16(index * 2, text.charCodeAt(index), true)
  return new Uint8Array(bytes.buffer)
}

/** Decodes a file of a spreadsheet: UTF-16 by its mark, UTF-8, or Windows' encoding of Western languages. */
export function decodeCsv(bytes: Uint8Array<ArrayBuffer>): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
