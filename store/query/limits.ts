import type { Identity } from '../accounts/types.ts'

/** What a query may be and cost, by who asks: queries run to their end on the one thread of the store. */
export interface QueryLimits {
  /** Characters it may have. Parsing takes a time that grows with the square of the longest chain of operators. */
  length: number
  /** Characters it may have together with its parameters as JSON: what can be made of a text grows with the text. */
  whole: number
  /** How many values it may look at; see `effortOf`. */
  looks: number
  /** Whether it is held to `complaintAboutVisitor`. */
  plain: boolean
}

/** The site's longest query has 2 000 characters; the Studio's search names every type and its fields. */
const VISITOR: QueryLimits = { length: 4000, whole: 20_000, looks: 500_000, plain: true }
const MEMBER: QueryLimits = { length: 50_000, whole: Infinity, looks: 5_000_000, plain: false }

/** The limits of whoever calls. The site itself reads with a token, so only strangers are visitors here. */
export const limitsOf = ({ role }: Pick<Identity, 'role'>): QueryLimits => (role === null ? VISITOR : MEMBER)
