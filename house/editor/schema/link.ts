import { Mark, markPasteRule } from '@tiptap/core'
import { closeHistory } from '@tiptap/pm/history'
import type { MarkType } from '@tiptap/pm/model'
import { Plugin, TextSelection } from '@tiptap/pm/state'
import type { EditorView } from '@tiptap/pm/view'
import { isSafeLink } from '#rules/rich-text/addresses.ts'

/**
 * Link mark. Typed and pasted addresses become links; an address pasted over selected text links that text. Unsafe
 * links are reduced to their text.
 */
export const Link = Mark.create({
  name: 'link',
  inclusive: false,
  addAttributes: () => ({ href: { default: null } }),
  parseHTML: () => [
    { tag: 'a[href]', getAttrs: (element) => (isSafeLink(element.getAttribute('href') ?? '') ? null : false) },
  ],
  renderHTML: ({ HTMLAttributes }) => ['a', { ...HTMLAttributes, rel: 'nofollow ugc noopener', target: '_blank' }, 0],
  addPasteRules() {
    return [
      markPasteRule({
        find: (text) => [...text.matchAll(address)].map((match) => ({ index: match.index, text: match[0] })),
        type: this.type,
        getAttributes: ({ 0: href }) => ({ href }),
      }),
    ]
  },
  addProseMirrorPlugins() {
    const { type } = this
    return [
      new Plugin({
        props: {
          handlePaste: (view, { clipboardData }) =>
            linkSelected(view, type, clipboardData?.getData('text/plain') ?? ''),
          handleTextInput: (view, from, _to, text) => {
            if (text === ' ' && !view.composing) linkTyped(view, type, from)
            return false
          },
          handleKeyDown: (view, { key, isComposing }) => {
            if (key === 'Enter' && !isComposing && !view.composing) linkTyped(view, type, view.state.selection.from)
            return false
          },
        },
      }),
    ]
  },
})

/** Links the selected text to the pasted address, if the selection is within one line. */
function linkSelected({ state, dispatch }: EditorView, type: MarkType, pasted: string): boolean {
  const { selection, tr } = state
  const href = pasted.trim()
  if (!(selection instanceof TextSelection) || selection.empty || !selection.$from.sameParent(selection.$to))
    return false
  if (!/^https?:/i.test(href) || !isSafeLink(href) || selection.$from.parent.type.spec.code) return false
  dispatch(closeHistory(tr.addMark(selection.from, selection.to, type.create({ href }))))
  return true
}

/** Links the address that ends just before a position. It is one undo step of its own, which keeps the text. */
function linkTyped({ state, dispatch }: EditorView, type: MarkType, at: number): void {
  const { $from, empty } = state.selection
  if (!empty || !$from.parent.isTextblock || $from.parent.type.spec.code) return
  const before = $from.parent.textBetween(0, at - $from.start(), undefined, '\ufffc')
  const last = [...before.matchAll(address)].at(-1)
  const [href = ''] = last ?? []
  if (!last || !isSafeLink(href) || !/^\p{P}*$/u.test(before.slice(last.index + href.length))) return
  const from = $from.start() + last.index
  const to = from + href.length
  if (state.doc.rangeHasMark(from, to, type) || $from.marks().some((mark) => mark.type.spec.code)) return
  dispatch(closeHistory(state.tr.addMark(from, to, type.create({ href }))))
}

/** An address in running text, without the punctuation that follows it, including Chinese punctuation. */
const address = /https?:\/\/[^\s<>"'，。；：！？、（）《》「」【】]+[^\s<>"'，。；：！？、（）《》「」【】.,;:!?)\]]/g
