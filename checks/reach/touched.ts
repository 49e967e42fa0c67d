import ts from 'typescript'
import { functionsOf } from './named-functions.ts'

/**
 * Keys of the functions that some lines of a file (from 1) belong to, as `functionsOf` names them. A line outside of all
 * bodies gives the name of its top-level function or class; types and blank lines give none, other statements, imports of
 * values among them, an empty name.
 */
export function touchedBy(path: string, code: string, lines: readonly number[]): readonly string[] {
  const kind = path.endsWith('.tsx') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  const file = ts.createSourceFile(path, code, ts.ScriptTarget.Latest, false, kind)
  const lineOf = (position: number) => file.getLineAndCharacterOfPosition(position).line + 1
  const functions = functionsOf(path, code).map(({ key, start, end }) => ({
    key,
    from: lineOf(start),
    to: lineOf(end),
  }))
  const statements = file.statements
    .filter((statement) => !isSilent(statement))
    .map((statement) => ({
      name: nameOf(statement),
      from: lineOf(statement.getStart(file)),
      to: lineOf(statement.end),
    }))
  const touched = lines.flatMap((line) => {
    const holds = ({ from, to }: { readonly from: number; readonly to: number }) => from <= line && line <= to
    const statement = statements.find(holds)
    return statement ? (functions.findLast(holds)?.key ?? statement.name) : []
  })
  return [...new Set(touched)]
}

function nameOf(statement: ts.Statement): string {
  if (ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement)) return statement.name?.text ?? 'default'
  if (!ts.isVariableStatement(statement)) return ''
  const [{ name, initializer } = {}, ...others] = statement.declarationList.declarations
  const isFunction = initializer && (ts.isArrowFunction(initializer) || ts.isFunctionExpression(initializer))
  return isFunction && others.length === 0 && name && ts.isIdentifier(name) ? name.text : ''
}

/** Whether nothing of a statement runs. */
const isSilent = (statement: ts.Statement): boolean =>
  (ts.isImportDeclaration(statement) && statement.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword) ||
  ts.isInterfaceDeclaration(statement) ||
  ts.isTypeAliasDeclaration(statement) ||
  (ts.isExportDeclaration(statement) && statement.isTypeOnly)
