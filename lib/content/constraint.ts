/** The constraints of a field that a document must meet before it is published. */
export interface FieldConstraint {
  /** Maximum number of characters. */
  readonly maxLength?: number
  /** A link: anywhere, or to a page of this site alone. */
  readonly link?: 'any' | 'page'
  /** A picture with its alt text. */
  readonly picture?: true
  /** A day in the past. */
  readonly inPast?: true
  /** A slug that is unique among documents of the type. */
  readonly unique?: true
  /** A text that may not be empty. */
  readonly required?: true
  /** A text that the wording rules apply to. */
  readonly checksWording?: true
  /** Names of the tokens that are replaced, besides those of the site settings. */
  readonly tokens?: readonly string[]
  /** The pattern of a text and its description. */
  readonly pattern?: { readonly source: string; readonly flags: string; readonly name: string }
  /** An https URL of another site. */
  readonly httpsOnly?: true
  /** A link ending of a partner. */
  readonly partnerSlug?: true
  /** A search title, which the product's name precedes. */
  readonly isSearchTitle?: true
  /** Sections with unique anchors. */
  readonly uniqueAnchors?: true
  /** The values that a list may contain. */
  readonly choices?: readonly string[]
  /** Minimum and maximum number of items. */
  readonly items?: { readonly min?: number; readonly max?: number }
}

/** Constraints by path, in which `[]` matches any list item. */
export type FieldConstraints = Readonly<Record<string, FieldConstraint>>
