import { isOwnPicture } from './addresses.ts'
import { rememberContent } from './block-data.ts'
import type { DataBlock, Piece, RichDocument } from './document.ts'
import { isEmoji } from './emoji-sets.ts'
import { isPieceId } from './piece-id.ts'
import type { RichTextProblem } from './problems.ts'
import { readAttrs } from './read-attrs.ts'
import { readContent } from './read-block.ts'
import { isRecord, type Reading, Refused } from './reading.ts'
import { allowed, contentRules, markOrder } from './rule-tables.ts'
import { cleanCharacters } from './text.ts'
import * as limits from './text-limits.ts'

export type ReadResult =
  | {
      readonly ok: true
      readonly document: RichDocument
      /** Number of pictures in it, including those in galleries and hidden blocks. */
      readonly pictures: number
    }
  | { readonly ok: false; readonly problem: RichTextProblem }

/**
 * Validates an untrusted document; answers it in normal form, or the problem. Every node, attribute and mark must be
 * known and allowed at its place. Attributes with default values are dropped, marks are sorted, and characters that are
 * invisible or cannot be stored are removed. The content of blocks counts like content outside. `pictures` is the
 * maximum number of pictures for this writer.
 */
export function readDocument(value: unknown, pictures: number = limits.floorPictures): ReadResult {
  const reading: Reading = { nodes: 0, pictures, remoteEmoji: new Set(), characters: 0, ids: new Set(), hidden: false }
  try {
    const document = readDoc(reading, value, 0)
    if (isTooLong(JSON.stringify(document))) return { ok: false, problem: 'textLong' }
    return { ok: true, document, pictures: pictures - reading.pictures }
  } catch (error) {
    if (error instanceof Refused) return { ok: false, problem: error.problem }
    throw error
  }
}

function readDoc(reading: Reading, value: unknown, depth: number): RichDocument {
  if (!isRecord(value) || value.type !== 'doc') throw new Refused('textBroken')
  reading.nodes -= 1
  // Validated by `nodeRules`, which mirrors the types.
  return readNode(reading, value, depth) as unknown as RichDocument
}

interface PlainNode {
  type: string
  attrs?: object
  content?: PlainNode[]
  marks?: object[]
  text?: string
}

function readNode(reading: Reading, value: Readonly<Record<string, unknown>>, depth: number): PlainNode {
  const { type, attrs, content, marks, text, ...rest } = value
  const rule = typeof type === 'string' ? allowed.nodes.get(type) : undefined
  if (typeof type !== 'string' || !rule || Object.keys(rest).length > 0) throw new Refused('textBroken')
  if (depth > limits.floorDepth) throw new Refused('textDeep')
  if (++reading.nodes > limits.floorNodes) throw new Refused('textMany')

  const node: PlainNode = { type }
  if (type === 'text') node.text = readText(reading, text)
  else if (text !== undefined) throw new Refused('textBroken')
  const plainAttrs = readAttrs(reading, rule.attrs, attrs)
  if (plainAttrs) node.attrs = plainAttrs
  const children = readChildren(reading, { rule: contentRules[rule.content], content, depth })
  if (children.length > 0) node.content = children
  if (marks !== undefined) {
    const plainMarks = readMarks(reading, marks)
    if (plainMarks.length > 0 && rule.group !== 'inline') throw new Refused('textBroken')
    if (plainMarks.length > 0) node.marks = plainMarks
  }
  return checked(reading, node, depth)
}

/** Checks that need more than a single attribute. */
function checked(reading: Reading, node: PlainNode, depth: number): PlainNode {
  const attrs = { ...node.attrs } as Readonly<Record<string, unknown>>
  if (node.type === 'picture' && --reading.pictures < 0) throw new Refused('picturesMany')
  if (node.type === 'emoji') {
    const { set, name, src } = attrs
    const own = set === 'own' && name === undefined && src !== undefined
    if (!own && !(src === undefined && isEmoji(String(set), String(name)))) throw new Refused('textBroken')
    if (own) countEmoji(reading, String(src))
  }
  if (node.type === 'piece') {
    // The attributes were validated by their rules.
    const { kind, id, stage, frame } = attrs as Piece['attrs']
    const whole = stage === undefined && frame === undefined
    const moment = kind === 'replay' && stage !== undefined && frame !== undefined
    if (!isPieceId(kind, id) || !(whole || moment)) throw new Refused('textBroken')
  }
  if (node.type === 'block') {
    // The attributes were validated by their rules.
    const given = attrs as DataBlock['attrs']
    const [plain, content] = readContent(reading, given, (hidden) => readDoc(reading, hidden, depth))
    const block: DataBlock = { type: 'block', attrs: plain }
    rememberContent(block, content)
    return block
  }
  return node
}

/** An external own emoji has to be fetched, so it counts as a picture. */
function countEmoji(reading: Reading, src: string): void {
  if (isOwnPicture(src) || reading.remoteEmoji.has(src)) return
  reading.remoteEmoji.add(src)
  if (--reading.pictures < 0) throw new Refused('picturesMany')
}

interface Place {
  readonly rule: (typeof contentRules)[keyof typeof contentRules]
  readonly content: unknown
  readonly depth: number
}

function readChildren(reading: Reading, { rule, content, depth }: Place): PlainNode[] {
  if (content === undefined && rule.least === 0) return []
  if (!Array.isArray(content) || content.length < rule.least) throw new Refused('textBroken')
  const children: PlainNode[] = []
  for (const child of content) {
    const type: unknown = isRecord(child) ? child.type : undefined
    const fits =
      children.length === 0 && rule.first ? type === rule.first : typeof type === 'string' && rule.of.has(type)
    if (!isRecord(child) || !fits) throw new Refused('textBroken')
    const plain = readNode(reading, child, depth + 1)
    if (rule.bare && plain.marks) throw new Refused('textBroken')
    const last = children.at(-1)
    if (last && isContinued(last, plain)) last.text = `${last.text}${plain.text}`
    else if (plain.text !== '') children.push(plain)
  }
  return children
}

/** Whether two text nodes have the same marks, so that they can be joined. */
const isContinued = (last: PlainNode, next: PlainNode): boolean =>
  last.type === 'text' &&
  next.type === 'text' &&
  last.marks?.length === next.marks?.length &&
  JSON.stringify(last.marks) === JSON.stringify(next.marks)

function readText(reading: Reading, text: unknown): string {
  if (typeof text !== 'string') throw new Refused('textBroken')
  reading.characters += text.length
  if (reading.characters > limits.floorBytes) throw new Refused('textLong')
  return cleanCharacters(text)
}

function readMarks(reading: Reading, marks: unknown): { type: string; attrs?: object }[] {
  if (!Array.isArray(marks) || marks.length > allowed.marks.size) throw new Refused('textBroken')
  const plain = marks.map((mark: unknown) => {
    const { type, attrs, ...rest } = isRecord(mark) ? mark : {}
    const rule = typeof type === 'string' ? allowed.marks.get(type) : undefined
    if (typeof type !== 'string' || !rule || Object.keys(rest).length > 0) throw new Refused('textBroken')
    const plainAttrs = readAttrs(reading, rule.attrs, attrs)
    return plainAttrs ? { type, attrs: plainAttrs } : { type }
  })
  if (new Set(plain.map(({ type }) => type)).size < plain.length) throw new Refused('textBroken')
  return plain.sort((a, b) => markOrder(a.type) - markOrder(b.type))
}

/** The exact byte length is computed only if the number of characters does not decide. */
const isTooLong = (json: string): boolean =>
  json.length > limits.floorBytes ||
  (3 * json.length > limits.floorBytes && new TextEncoder().encode(json).length > limits.floorBytes)
