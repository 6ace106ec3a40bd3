interface Range {
  readonly min?: number
  readonly max?: number
}

/** The constraints of a field that a document must meet before it is published. */
export interface FieldConstraint {
  /** A text that must not be empty. */
  readonly required?: true
  /** A text or portable text that must show something if it is filled in. */
  readonly notBlank?: true
  readonly maxLength?: number
  readonly choices?: readonly string[]
  /** The pattern of a text and its description. */
  readonly pattern?: { readonly source: string; readonly flags: string; readonly name: string }
  readonly email?: true
  readonly httpsOnly?: true
  /** A link: anywhere, or to a page of this site alone. */
  readonly link?: 'any' | 'page'
  /** A search title, which the product's name precedes. */
  readonly isSearchTitle?: true
  /** A calendar day. */
  readonly day?: true
  readonly inPast?: true
  /** Name of the field beside it with the first day, which it must not precede. */
  readonly firstDay?: string
  /** The day from which a policy applies. */
  readonly effectiveDay?: true
  /** A phrase of a wording rule. */
  readonly phrase?: true
  readonly partnerKind?: true
  /** Names of the tokens that are replaced, besides those of the site settings. */
  readonly tokens?: readonly string[]
  /** A text that the wording rules apply to. */
  readonly checksWording?: true
  readonly picture?: true
  /** A picture that must be uploaded. */
  readonly assetRequired?: true
  readonly slug?: true
  /** A slug that is unique among documents of the type. */
  readonly unique?: true
  readonly partnerSlug?: true
  /** A text of the 1-pager, which has few signs. */
  readonly printable?: true
  /** The number of items of a list. */
  readonly items?: Range
  /** The values that a list may contain. */
  readonly itemChoices?: readonly string[]
  /** A list in which no two items are equal. */
  readonly uniqueItems?: true
  /** A list in which no two items have the same value in a field; `what` names the value. */
  readonly uniqueBy?: { readonly name: string; readonly what: string }
  readonly uniqueAnchors?: true
  /** A list in which each section of the site is once. */
  readonly uniqueSections?: true
  readonly integer?: true
  /** Digits after the decimal point of a number. */
  readonly precision?: number
  /** The range of a number. */
  readonly range?: Range
  /** Name of the field beside it whose number it must exceed. */
  readonly above?: string
  /** What the schema says in place of the usual message, by constraint. */
  readonly messages?: { readonly items?: string; readonly uniqueItems?: string }
}

/** Constraints by path, in which `[]` matches any list item, and `[name]` those of a type in a list with several. */
export type FieldConstraints = Readonly<Record<string, FieldConstraint>>
