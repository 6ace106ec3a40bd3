/** The constraints of a field that a document must meet before it is published. */
export interface FieldConstraint {
  /** Maximum number of characters. */
  readonly longest?: number
  /** A link: anywhere, or to a page of this site alone. */
  readonly link?: 'any' | 'page'
  /** A picture with its alt text. */
  readonly picture?: true
  /** A day in the past. */
  readonly happened?: true
  /** A slug that is unique among documents of the type. */
  readonly unique?: true
  /** A text that may not be empty. */
  readonly filled?: true
  /** A text that the wording rules apply to. */
  readonly worded?: true
  /** Names of the tokens that are replaced, besides those of the site settings. */
  readonly tokens?: readonly string[]
  /** The pattern of a text and its description. */
  readonly form?: { readonly source: string; readonly flags: string; readonly name: string }
  /** An https URL of another site. */
  readonly safe?: true
  /** A link ending of a partner. */
  readonly linkValue?: true
  /** A search title, which the product's name precedes. */
  readonly titled?: true
  /** Sections with unique anchors. */
  readonly anchored?: true
  /** The values that a list may contain. */
  readonly choices?: readonly string[]
  /** Minimum and maximum number of items. */
  readonly items?: { readonly least?: number; readonly most?: number }
}

/** Constraints by path, in which `[]` matches any list item. */
export type Places = Readonly<Record<string, FieldConstraint>>
