interface Range {
  readonly min?: number
  readonly max?: number
}

/** The constraints of a field that a document must meet before it is published. */
export interface FieldConstraint {
  readonly maxLength?: number
  /** A link: anywhere, or to a page of this site alone. */
  readonly link?: 'any' | 'page'
  readonly picture?: true
  /** A picture that must be uploaded. */
  readonly assetRequired?: true
  readonly inPast?: true
  /** A slug that is unique among documents of the type. */
  readonly unique?: true
  /** A text or portable text that must not be blank. */
  readonly required?: true
  /** A text that the wording rules apply to. */
  readonly checksWording?: true
  /** Names of the tokens that are replaced, besides those of the site settings. */
  readonly tokens?: readonly string[]
  /** The pattern of a text and its description. */
  readonly pattern?: { readonly source: string; readonly flags: string; readonly name: string }
  readonly httpsOnly?: true
  readonly partnerSlug?: true
  /** A search title, which the product's name precedes. */
  readonly isSearchTitle?: true
  readonly uniqueAnchors?: true
  /** The values that a list may contain. */
  readonly choices?: readonly string[]
  /** The number of items of a list. */
  readonly items?: Range
  /** The range of a number. */
  readonly range?: Range
  /** Name of the field beside it whose number it must exceed. */
  readonly above?: string
}

/** Constraints by path, in which `[]` matches any list item. */
export type FieldConstraints = Readonly<Record<string, FieldConstraint>>
