import { Node } from '@tiptap/core'
import { editorBlocksPack } from '#words/editor/editor-blocks.pack.ts'
import { deskOf } from './block-desk.ts'
import { element } from './node-dom.ts'
import styles from './nodes.module.css'

/** Quote of a floor with its number; the quoted text can be edited. */
export const Quote = Node.create({
  name: 'quote',
  group: 'flow',
  content: 'flow+',
  defining: true,
  addAttributes: () => ({ floor: { default: null }, uid: { default: null }, nick: { default: '' } }),
  parseHTML: () => [
    {
      tag: 'blockquote[data-quote]',
      contentElement: '[data-quoted]',
      getAttrs: ({ dataset }) => ({
        floor: Number(dataset.floor) || null,
        uid: Number(dataset.uid) || null,
        nick: (dataset.nick ?? '').slice(0, 96),
      }),
    },
  ],
  renderHTML: ({ node: { attrs } }) => [
    'blockquote',
    { 'data-quote': '', 'data-floor': attrs.floor, 'data-uid': attrs.uid, 'data-nick': attrs.nick },
    ['div', { 'data-quoted': '' }, 0],
  ],
  addNodeView() {
    return ({ node: { attrs }, editor, getPos }) => {
      const words = editorBlocksPack(deskOf(editor).language)
      const whose = words.names.quote(String(attrs.nick), Number(attrs.floor ?? 0))
      const drop = element('button', { type: 'button', class: styles.drop, 'aria-label': words.dropQuote }, '×')
      drop.addEventListener('click', () => {
        const at = getPos()
        const quote = at === undefined ? null : editor.state.doc.nodeAt(at)
        if (at !== undefined && quote)
          editor
            .chain()
            .focus()
            .deleteRange({ from: at, to: at + quote.nodeSize })
            .run()
      })
      const head = element('cite', { contenteditable: 'false' }, whose, drop)
      const contentDOM = element('div', {})
      const dom = element('blockquote', { class: styles.quote }, head, contentDOM)
      return { dom, contentDOM, ignoreMutation: ({ target }) => head.contains(target) }
    }
  },
})
