import { Node } from '@tiptap/core'
import * as limits from '#rules/rich-text/text-limits.ts'
import type { BlockWords } from '#words/editor/editor-blocks.pack.ts'
import { editorBlocksPack } from '#words/editor/editor-blocks.pack.ts'
import { atomView, openSelected } from './atom-view.ts'
import { openBlock } from './block-content.ts'
import { element, pictureOf } from './node-dom.ts'
import styles from './nodes.module.css'

/** A gallery or hidden text: a block nobody writes in, which keeps its data and opens its dialog. */
export const DataBlock = Node.create({
  name: 'block',
  group: 'flow',
  atom: true,
  draggable: true,
  addAttributes: () => ({ component: { default: 'gallery' }, data: { default: '' }, id: { default: '' } }),
  parseHTML: () => [
    {
      tag: '[data-component][data-json]',
      priority: 60,
      getAttrs: ({ id, dataset: { component = '', json = '' } }) => {
        const attrs = { component, data: json, id: /^(?:b-)?([A-Za-z0-9_-]{1,40})$/.exec(id)?.[1] ?? freshId() }
        return json.length <= limits.floorBytes && openBlock(attrs) ? attrs : false
      },
    },
  ],
  renderHTML: ({ node: { attrs } }) => [
    'div',
    { 'data-component': attrs.component, 'data-json': attrs.data, id: `b-${attrs.id}`, contenteditable: 'false' },
  ],
  addNodeView() {
    return atomView({
      tag: 'div',
      className: styles.block,
      opens: ({ attrs }) => (attrs.component === 'hidden' ? 'hidden' : 'gallery'),
      draw: (dom, { attrs }, { language }) => drawBlock(dom, attrs, editorBlocksPack(language)),
    })
  },
  addKeyboardShortcuts() {
    return {
      Enter: () =>
        openSelected(this.editor, 'block', ({ attrs }) => (attrs.component === 'hidden' ? 'hidden' : 'gallery')),
    }
  },
})

/** Letters and digits that no other block has. */
export const freshId = (): string => crypto.randomUUID().replaceAll('-', '').slice(0, 16)

const shown = 6

function drawBlock(dom: HTMLElement, attrs: Readonly<Record<string, unknown>>, words: BlockWords): void {
  const block = openBlock(attrs)
  dom.dataset.component = String(attrs.component)
  if (!block) {
    dom.append(element('span', {}, words.names.broken))
  } else if (block.component === 'hidden') {
    dom.append(element('span', {}, words.names.hidden(block.data.showing)))
  } else {
    const { items } = block.data
    const strip = element('span', { 'data-strip': '' })
    for (const { src, alt } of items.slice(0, shown)) strip.append(pictureOf(src, alt, () => '↗'))
    dom.append(element('span', {}, words.names.gallery(items.length)), strip)
  }
}
