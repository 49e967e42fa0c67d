import type { Editor as Tiptap } from '@tiptap/core'
import type { Node } from '@tiptap/pm/model'
import { TextSelection, type Transaction } from '@tiptap/pm/state'
import { asOneStep } from '../blocks/insert-block.ts'
import type { Quoted, Span } from '../editor-types.ts'
import { quoteBlock } from '../plain-text.ts'

interface Waiting {
  readonly quotes: Node[]
  /** What was selected when they were asked for, with what was typed there since; null if that is not known any more. */
  span: Span | null
  /** Whether something was typed there since, or taken away. */
  isTyped: boolean
}

interface Change {
  readonly transaction: Transaction
  readonly appendedTransactions: readonly Transaction[]
}

/**
 * Quotations that were asked for while the draft, or the end of a composition, is waited for. What is typed meanwhile stays
 * behind them.
 */
export class WaitingQuotes {
  readonly #editor: Tiptap
  #waiting: Waiting[] = []
  /** The document that the spans are of. */
  #doc: Node | null = null

  constructor(editor: Tiptap) {
    this.#editor = editor
  }

  /**
   * Follows a change of the document. A draft that was opened replaces the document without a step: then all come where the
   * caret is.
   */
  readonly follow = ({ transaction, appendedTransactions }: Change): void => {
    const isOpened = transaction.before !== this.#doc
    this.#doc = this.#editor.state.doc
    if (isOpened) {
      const quotes = this.#waiting.flatMap((each) => each.quotes)
      this.#waiting = quotes.length > 0 ? [{ quotes, span: null, isTyped: false }] : []
    }
    for (const each of this.#waiting) {
      for (const { mapping } of [transaction, ...appendedTransactions]) {
        if (!each.span) continue
        const { from, to } = each.span
        each.span = { from: mapping.map(from, -1), to: mapping.map(to, 1) }
        each.isTyped ||= each.span.to - each.span.from !== to - from
      }
    }
  }

  /** `place`: what was typed since it was asked for; without it, where the selection is. One is not asked for twice. */
  ask(quoted: Quoted, place: Span | null): void {
    const { schema, selection, doc } = this.#editor.state
    const quote = schema.nodeFromJSON(quoteBlock(quoted))
    if (this.#waiting.some(({ quotes }) => has(quotes, quote))) return
    const span = place ?? { from: selection.from, to: selection.to }
    const last = this.#waiting.at(-1)
    this.#doc = doc
    if (last?.span?.from === span.from) last.quotes.push(quote)
    else this.#waiting.push({ quotes: [quote], span, isTyped: place !== null })
  }

  /** Inserts all, but for those that a restored draft has already: the last ones first, so that none moves another's place. */
  insert(): void {
    for (;;) {
      const next = this.#waiting.pop()
      if (!next) return
      const { doc } = this.#editor.state
      const quotes = next.quotes.filter((quote) => !has(doc.children, quote))
      if (quotes.length === 0) this.#editor.commands.focus('end')
      else asOneStep(this.#editor, () => insertQuotes(this.#editor, { ...next, quotes }))
    }
  }
}

const has = (nodes: readonly Node[], quote: Node): boolean => nodes.some((node) => node.eq(quote))

/**
 * Inserts quotations in front of what was typed at their span, or in front of an empty line there; else behind the block
 * where it ends. A caret in that goes on in an empty line behind them.
 */
function insertQuotes(editor: Tiptap, { quotes, span, isTyped }: Waiting): void {
  const { doc, selection, schema, tr } = editor.state
  const place = span ?? selection
  const $at = doc.resolve(isTyped ? place.from : place.to)
  const { depth, parent, parentOffset, pos } = $at
  const isLine = depth === 1 && parent.type.name === 'paragraph'
  const isWhole = depth === 0 // Whole blocks were selected.
  if (isWhole && isTyped) tr.insert(pos, quotes)
  else if (isLine && parentOffset === 0 && (isTyped || parent.content.size === 0)) tr.insert(pos - 1, quotes)
  else if (isLine && isTyped) tr.split(pos).insert(pos + 1, quotes)
  else {
    const [block, behind] = isWhole ? [place.from, pos] : [$at.before(1), $at.after(1)]
    const isHere = selection.to >= block && selection.to <= behind
    tr.insert(behind, isHere ? [...quotes, schema.node('paragraph')] : quotes)
    if (isHere) tr.setSelection(TextSelection.create(tr.doc, behind + tr.doc.content.size - doc.content.size - 1))
  }
  editor.view.dispatch(tr.scrollIntoView())
  editor.commands.focus()
}
