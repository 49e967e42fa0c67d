import { type ContentRule, markRules, type NodeRule, nodeRules } from './schema.ts'

const names = Object.entries<NodeRule>(nodeRules)
const inGroup = (group: string): ReadonlySet<string> =>
  new Set(names.filter(([, rule]) => rule.group === group).map(([name]) => name))

/** Maps, not objects, so that `constructor` is not taken for a node. */
export const allowed = {
  nodes: new Map<string, NodeRule>(names),
  marks: new Map<string, Pick<NodeRule, 'attrs'>>(Object.entries(markRules)),
}

interface Children {
  readonly of: ReadonlySet<string>
  readonly least: number
  readonly first?: string
  /** Whether its text must have no marks. */
  readonly bare?: boolean
}

export const contentRules: Readonly<Record<ContentRule, Children>> = {
  '': { of: new Set(), least: 0 },
  'block+': { of: inGroup('block'), least: 1 },
  'inline*': { of: inGroup('inline'), least: 0 },
  'text*': { of: new Set(['text']), least: 0, bare: true },
  'listItem+': { of: new Set(['listItem']), least: 1 },
  'paragraph block*': { of: inGroup('block'), least: 1, first: 'paragraph' },
  'tableRow+': { of: new Set(['tableRow']), least: 1 },
  '(tableCell | tableHeader)*': { of: new Set(['tableCell', 'tableHeader']), least: 0 },
}

const order = [...allowed.marks.keys()]
export const markOrder = (type: string): number => order.indexOf(type)
