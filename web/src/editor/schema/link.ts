import { isSafeLink } from '@patisserie/rules/rich-text/addresses'
import { Mark, markPasteRule } from '@tiptap/core'
import { closeHistory } from '@tiptap/pm/history'
import type { MarkType } from '@tiptap/pm/model'
import { Plugin, TextSelection } from '@tiptap/pm/state'
import type { EditorView } from '@tiptap/pm/view'

/**
 * Addresses that are pasted or typed become links by themselves, and one pasted over words becomes theirs; what is no
 * safe link comes in as its words.
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

/** Words of one line get the address that is pasted over them. */
function linkSelected({ state, dispatch }: EditorView, type: MarkType, pasted: string): boolean {
  const { selection, tr } = state
  const href = pasted.trim()
  if (!(selection instanceof TextSelection) || selection.empty || !selection.$from.sameParent(selection.$to))
    return false
  if (!/^https?:/i.test(href) || !isSafeLink(href) || selection.$from.parent.type.spec.code) return false
  dispatch(closeHistory(tr.addMark(selection.from, selection.to, type.create({ href }))))
  return true
}

/** The address just typed before a place, with its full stop; the link is undone by itself, and the words stay. */
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

/** An address as people write it, without the punctuation after it, Chinese marks included. */
const address = /https?:\/\/[^\s<>"'，。；：！？、（）《》「」【】]+[^\s<>"'，。；：！？、（）《》「」【】.,;:!?)\]]/g
