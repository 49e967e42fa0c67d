import { Node } from '@tiptap/core'
import { isPictureSource } from '#rules/rich-text/addresses.ts'
import { truncateUnits } from '#rules/text.ts'
import { editorBlocksPack } from '#words/editor/editor-blocks.pack.ts'
import { atomView, openSelected } from './atom-view.ts'
import { pictureOf } from './node-dom.ts'
import styles from './nodes.module.css'

/** One picture. Those pasted from elsewhere come in by their address, where the address is one of a picture. */
export const Picture = Node.create({
  name: 'picture',
  group: 'flow',
  atom: true,
  draggable: true,
  addAttributes: () => ({ src: { default: null }, alt: { default: '' } }),
  parseHTML: () => [
    {
      tag: 'img[src]:not(.rt-emoji):not([data-emoji])',
      getAttrs: (image) => {
        const src = image.getAttribute('src') ?? ''
        return isPictureSource(src) ? { src, alt: truncateUnits(image.getAttribute('alt') ?? '', 300) } : false
      },
    },
  ],
  renderHTML: ({ HTMLAttributes }) => ['img', HTMLAttributes],
  renderText: ({ node }) => String(node.attrs.alt),
  addNodeView() {
    return atomView({
      tag: 'div',
      className: styles.picture,
      opens: () => 'picture',
      draw: (dom, { attrs }, { language }) => {
        const words = editorBlocksPack(language)
        dom.append(pictureOf(String(attrs.src), String(attrs.alt), words.remote))
      },
    })
  },
  addKeyboardShortcuts() {
    return { Enter: () => openSelected(this.editor, 'picture', () => 'picture') }
  },
})
