/** What the Studio asks of what stands in one place of a document before it may be published. */
export interface FieldConstraint {
  /** Characters that fit. */
  readonly longest?: number
  /** A link: anywhere, or to a page of this site alone. */
  readonly link?: 'any' | 'page'
  /** A picture, with words that stand in for it. */
  readonly picture?: true
  /** A day on which something happened. */
  readonly happened?: true
  /** An address that no other document of the type has. */
  readonly unique?: true
  /** A text that may not be empty. */
  readonly filled?: true
  /** Words that are held to the wording rules. */
  readonly worded?: true
  /** Text in which tokens are filled in: those of the place, beside those of the site settings. */
  readonly tokens?: readonly string[]
  /** The form a text has, as an expression and in words. */
  readonly form?: { readonly source: string; readonly flags: string; readonly name: string }
  /** An address of another site, which is https. */
  readonly safe?: true
  /** What stands in a partner's link. */
  readonly linkValue?: true
  /** A search title, which has the product's name before it. */
  readonly titled?: true
  /** Sections, each with an anchor of its own. */
  readonly anchored?: true
  /** What a list may hold, and nothing else. */
  readonly choices?: readonly string[]
  /** How many items a list has. */
  readonly items?: { readonly least?: number; readonly most?: number }
}

/** Places by their path, in which `[]` stands for any item of a list. */
export type Places = Readonly<Record<string, FieldConstraint>>
