import { settingNames } from '#lib/env.ts'

/** Counts the letters to add, leave out, replace or swap with the next one (optimal string alignment distance). */
function countEdits(one: string, other: string): number {
  const rows = [Array.from({ length: other.length + 1 }, (_, column) => column)]
  for (let row = 1; row <= one.length; row += 1) {
    const [current, above, before] = [[row], rows[row - 1] ?? [], rows[row - 2] ?? []]
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1]
      const isSwapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]
      current[column] = Math.min(
        (above[column] ?? Infinity) + 1,
        (current[column - 1] ?? Infinity) + 1,
        (above[column - 1] ?? Infinity) + (isSame ? 0 : 1),
        isSwapped ? (before[column - 2] ?? Infinity) + 1 : Infinity,
      )
    }
    rows.push(current)
  }
  return rows.at(-1)?.at(-1) ?? 0
}

/** Edits by which a name may differ from a setting's: other programs have short names that are near one of ours. */
const getMaxEdits = ({ length }: string) => (length < 6 ? 0 : length < 9 ? 1 : length < 14 ? 2 : 3)

/** Case and separators do not count. */
const toLetters = (name: string) => name.toUpperCase().replaceAll(/[^A-Z0-9]/g, '')

function findNearest(name: string) {
  const letters = toLetters(name)
  const near = settingNames.flatMap((setting) => {
    const edits = countEdits(letters, toLetters(setting))
    return edits <= getMaxEdits(setting) ? { setting, edits } : []
  })
  return near.toSorted((one, other) => one.edits - other.edits)[0]?.setting
}

/**
 * Lists variables that seem to be misspelled settings, with the nearest setting. One that is set under its own name is not
 * meant by another: that variable is some other program's.
 */
export const findMisspelledSettings = (names: readonly string[]) =>
  names.flatMap((name) => {
    if (settingNames.includes(name)) return []
    const setting = findNearest(name)
    return setting === undefined || names.includes(setting) ? [] : { name, setting }
  })
