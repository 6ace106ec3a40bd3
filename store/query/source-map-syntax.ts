/**
 * The nodes of a parsed GROQ query as far as tracing builds and reads them, by the names of groq-js
 * (version 2.0.0 is published without the file its own types of the tree are in).
 */
export type QueryNode =
  | { type: 'Everything' | 'This' }
  | { type: 'Value'; value: unknown }
  | { type: 'Parameter'; name: string }
  | { type: 'Parent'; n: number }
  | { type: 'Group' | 'ArrayCoerce' | 'Deref' | 'Not' | 'Neg' | 'Pos' | 'Asc' | 'Desc'; base: QueryNode }
  | { type: 'AccessAttribute'; base?: QueryNode; name: string }
  | { type: 'AccessElement'; base: QueryNode; index: number }
  | { type: 'Slice'; base: QueryNode; left: number; right: number; isInclusive: boolean }
  | { type: 'Filter' | 'Map' | 'FlatMap' | 'Projection'; base: QueryNode; expr: QueryNode }
  | ListNode
  | ObjectNode
  | { type: 'Select'; alternatives: SelectAlternative[]; fallback?: QueryNode }
  | { type: 'And' | 'Or'; left: QueryNode; right: QueryNode }
  | { type: 'OpCall'; op: string; left: QueryNode; right: QueryNode }
  | { type: 'InRange'; base: QueryNode; left: QueryNode; right: QueryNode; isInclusive: boolean }
  | { type: 'FuncCall'; namespace: string; name: string; args: QueryNode[] }
  | { type: 'PipeFuncCall'; name: string; base: QueryNode; args: QueryNode[] }
  | { type: 'Context' | 'SelectorFuncCall' | 'SelectorNested' | 'Tuple' }

export interface ListNode {
  type: 'Array'
  elements: ListElement[]
}

interface ListElement {
  type: 'ArrayElement'
  value: QueryNode
  isSplat: boolean
}

export interface ObjectNode {
  type: 'Object'
  attributes: ObjectAttribute[]
}

export type ObjectAttribute =
  | { type: 'ObjectAttributeValue'; name: string; value: QueryNode }
  | { type: 'ObjectSplat'; value: QueryNode }
  | { type: 'ObjectConditionalSplat'; condition: QueryNode; value: QueryNode }

interface SelectAlternative {
  type: 'SelectAlternative'
  condition: QueryNode
  value: QueryNode
}
