/** Directives of a content security policy and the sources each allows. */
export type Directives = Readonly<Record<string, readonly string[]>>

/** Writes a policy as the header carries it. */
export const policyText = (directives: Directives): string =>
  Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ')
