import ts from 'typescript'
import type { Endpoint } from '#contract/endpoint.ts'
import { jsonSchema } from '#kit/http/schemas.ts'
import { site } from '#site/contract.ts'

/** What a source has of the wire: names of the specification, and comparisons with its letters. */
export interface WireUses {
  readonly names: number
  readonly letters: number
}

/**
 * Names of fields that the schemas of the contract state and that begin with a capital letter, as the specification's rows do. Those that
 * begin with a small one cannot be told from names of the program.
 */
export function wireNames(): ReadonlySet<string> {
  const found = new Set<string>()
  const collect = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return
    for (const [key, value] of Object.entries(node)) {
      if (key === 'properties') for (const name of Object.keys(value)) if (/^[A-Z]/.test(name)) found.add(name)
      collect(value)
    }
  }
  for (const call of Object.values(site).flatMap(({ calls }) => Object.values<Endpoint>(calls)))
    for (const side of ['input', 'output'] as const) collect(jsonSchema(call, side))
  return found
}

/** Counts where a name is read, written or taken apart as a property, also in types; and where `'Y'` or `'N'` is compared with. */
export function wireUses(source: string, wire: ReadonlySet<string>): WireUses {
  let [names, letters] = [0, 0]
  const visit = (node: ts.Node): void => {
    const name = propertyName(node)
    if (name !== undefined && wire.has(name)) names++
    if (ts.isBinaryExpression(node) && comparing.has(node.operatorToken.kind))
      letters += [node.left, node.right].filter((side) => ts.isStringLiteral(side) && /^[YN]$/.test(side.text)).length
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile('x.tsx', source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX))
  return { names, letters }
}

const comparing = new Set([
  ts.SyntaxKind.EqualsEqualsEqualsToken,
  ts.SyntaxKind.ExclamationEqualsEqualsToken,
  ts.SyntaxKind.EqualsEqualsToken,
  ts.SyntaxKind.ExclamationEqualsToken,
])

/** The property that a node names: of an access, a literal, a pattern, a type or a type's argument such as `Pick<Row, 'NICK'>`. */
function propertyName(node: ts.Node): string | undefined {
  if (ts.isPropertyAccessExpression(node)) return node.name.text
  if (ts.isElementAccessExpression(node)) return textOf(node.argumentExpression)
  if (ts.isBindingElement(node))
    return ts.isObjectBindingPattern(node.parent) ? textOf(node.propertyName ?? node.name) : undefined
  if (ts.isPropertyAssignment(node) || ts.isShorthandPropertyAssignment(node) || ts.isPropertySignature(node))
    return textOf(node.name)
  return ts.isLiteralTypeNode(node) ? textOf(node.literal) : undefined
}

const textOf = (node: ts.Node): string | undefined =>
  ts.isIdentifier(node) || ts.isStringLiteral(node) ? node.text : undefined
