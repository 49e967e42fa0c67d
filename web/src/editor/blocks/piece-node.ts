import { replayCode } from '@patisserie/rules/base62'
import { isPieceId } from '@patisserie/rules/rich-text/piece-id'
import { Node } from '@tiptap/core'
import { atomView } from './atom-view.ts'
import { blockWords } from './block-words.ts'
import { element } from './node-dom.ts'
import styles from './nodes.module.css'

/** A replay or a painting by its number; what it looks like is asked when it is shown. */
export const Piece = Node.create({
  name: 'piece',
  group: 'flow',
  atom: true,
  draggable: true,
  addAttributes: () => ({ kind: { default: 'replay' }, id: { default: 0 } }),
  parseHTML: () => [
    {
      tag: '[data-piece]',
      getAttrs: ({ dataset: { piece = '', id = '' } }) =>
        isPiece(piece, id) ? { kind: piece, id: Number(id) } : false,
    },
  ],
  renderHTML: ({ node: { attrs } }) => ['div', { 'data-piece': attrs.kind, 'data-id': attrs.id }],
  addNodeView() {
    return atomView({
      tag: 'div',
      className: styles.piece,
      draw: (dom, { attrs }, desk) => {
        const { names } = blockWords(desk.language)
        const kind = attrs.kind === 'painting' ? 'painting' : 'replay'
        const id = Number(attrs.id)
        const name = pieceName(names, kind, id)
        const [width, height] = kind === 'replay' ? [320, 240] : [400, 300]
        const image = element('img', { src: '/art/card-0.svg', alt: '', width, height, draggable: 'false' })
        const title = element('span', {}, name)
        dom.dataset.kind = kind
        dom.append(image, title)
        void desk.faceOf(kind, id).then((face) => {
          if (!face) return
          image.src = face.src
          if (face.width) image.width = face.width
          title.textContent = face.title
        })
      },
    })
  },
})

export const pieceName = (
  names: { readonly replay: (code: string) => string; readonly painting: (id: number) => string },
  kind: 'replay' | 'painting',
  id: number,
): string => (kind === 'replay' ? names.replay(replayCode(id)) : names.painting(id))

const isPiece = (kind: string, id: string): boolean =>
  (kind === 'replay' || kind === 'painting') && /^\d{1,10}$/.test(id) && isPieceId(kind, Number(id))
