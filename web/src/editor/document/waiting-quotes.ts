import type { Editor as Tiptap } from '@tiptap/core'
import type { Node } from '@tiptap/pm/model'
import type { Transaction } from '@tiptap/pm/state'
import { asOneStep } from '../blocks/insert-block.ts'
import type { Place, Quoted } from '../editor-types.ts'

interface Waiting {
  readonly quotes: Node[]
  /** Where the caret was when they were asked for, in the document of now; null if that is not known any more. */
  place: Place | null
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
  /** The document that the positions are of. */
  #doc: Node | null = null

  constructor(editor: Tiptap) {
    this.#editor = editor
  }

  /** Follows a change of the document. A draft that was opened replaces the document without a step: positions end. */
  readonly follow = ({ transaction, appendedTransactions }: Change): void => {
    const isOpened = transaction.before !== this.#doc
    this.#doc = this.#editor.state.doc
    for (const each of this.#waiting) {
      for (const { mapping } of [transaction, ...appendedTransactions]) {
        if (each.place)
          each.place = isOpened ? null : { from: mapping.map(each.place.from, -1), to: mapping.map(each.place.to, 1) }
      }
    }
  }

  /** `place`: where the caret was, with what was typed there since. A quotation that waits already is not asked for twice. */
  ask({ content, ...attrs }: Quoted, place: Place): void {
    const blocks = content.length > 0 ? content : [{ type: 'paragraph' }]
    const quote = this.#editor.schema.nodeFromJSON({ type: 'quote', attrs, content: blocks })
    if (this.#waiting.some(({ quotes }) => has(quotes, quote))) return
    const last = this.#waiting.at(-1)
    this.#doc = this.#editor.state.doc
    if (last?.place?.from === place.from) last.quotes.push(quote)
    else this.#waiting.push({ quotes: [quote], place })
  }

  /** Inserts all, but for those that a restored draft has already. */
  insert(): void {
    for (;;) {
      const next = this.#waiting.shift()
      if (!next) return
      const { doc } = this.#editor.state
      const quotes = next.quotes.filter((quote) => !has(doc.children, quote))
      if (quotes.length === 0) this.#editor.commands.focus('end')
      else asOneStep(this.#editor, () => insertQuotes(this.#editor, quotes, next.place))
    }
  }
}

const has = (nodes: readonly Node[], quote: Node): boolean => nodes.some((node) => node.eq(quote))

/**
 * Inserts quotations in front of what was typed at `place`. If nothing was, or not into a paragraph of the document itself:
 * in place of an empty line, else after the block with the caret, which moves to a new line behind them.
 */
function insertQuotes(editor: Tiptap, quotes: readonly Node[], place: Place | null): void {
  const { doc, selection, tr } = editor.state
  const $at = place && place.from < place.to ? doc.resolve(place.from) : null
  if ($at?.depth === 1 && $at.parent.type.name === 'paragraph') {
    const isStart = $at.parentOffset === 0
    if (!isStart) tr.split($at.pos)
    tr.insert(isStart ? $at.pos - 1 : $at.pos + 1, quotes)
    editor.view.dispatch(tr.scrollIntoView())
    editor.commands.focus()
    return
  }
  const { $from } = selection
  const parts = [...quotes.map((quote) => quote.toJSON()), { type: 'paragraph' }]
  const isBlank = $from.depth === 1 && $from.parent.content.size === 0
  const chain = editor.chain().focus()
  if (isBlank) chain.insertContent(parts).run()
  else chain.insertContentAt($from.depth === 0 ? selection.to : $from.after(1), parts).run()
}
