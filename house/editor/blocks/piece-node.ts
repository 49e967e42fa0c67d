import { Node } from '@tiptap/core'
import type { Attrs } from '@tiptap/pm/model'
import { Plugin } from '@tiptap/pm/state'
import { replayCode } from '#rules/base62.ts'
import { isPieceId } from '#rules/rich-text/piece-id.ts'
import { type Moment, momentHash, momentOf, momentPicture, momentTime, runLink } from '#rules/rich-text/run-link.ts'
import { editorBlocksPack } from '#words/editor/editor-blocks.pack.ts'
import { atomView } from './atom-view.ts'
import { insertBlock } from './insert-block.ts'
import { element } from './node-dom.ts'
import styles from './nodes.module.css'

/**
 * A replay, a moment of one, or a painting by its number; what it looks like is asked when it is shown. The address of a
 * run that is pasted on an empty line becomes one.
 */
export const Piece = Node.create({
  name: 'piece',
  group: 'flow',
  atom: true,
  draggable: true,
  addAttributes: () => ({
    kind: { default: 'replay' },
    id: { default: 0 },
    stage: { default: null },
    frame: { default: null },
  }),
  parseHTML: () => [
    {
      tag: '[data-piece]',
      getAttrs: ({ dataset: { piece = '', id = '', moment = '' } }) =>
        isPiece(piece, id) ? { kind: piece, id: Number(id), ...(piece === 'replay' && momentOf(moment)) } : false,
    },
  ],
  renderHTML: ({ node: { attrs } }) => {
    const moment = shownMoment(attrs)
    return ['div', { 'data-piece': attrs.kind, 'data-id': attrs.id, 'data-moment': moment ? momentHash(moment) : null }]
  },
  addProseMirrorPlugins() {
    const { editor } = this
    return [
      new Plugin({
        props: {
          handlePaste: ({ state: { selection } }, { clipboardData }) => {
            const { parent } = selection.$from
            const link = runLink(clipboardData?.getData('text/plain').trim() ?? '', location.host)
            if (!link || parent.type.name !== 'paragraph' || parent.content.size > 0) return false
            insertBlock(editor, 'piece', { kind: 'replay', id: link.id, ...link.moment })
            return true
          },
        },
      }),
    ]
  },
  addNodeView() {
    return atomView({
      tag: 'div',
      className: styles.piece,
      draw: (dom, { attrs }, desk) => {
        const { names } = editorBlocksPack(desk.language)
        const kind = attrs.kind === 'painting' ? 'painting' : 'replay'
        const id = Number(attrs.id)
        const moment = shownMoment(attrs)
        const name = pieceName(names, kind, id)
        const [width, height] = kind === 'replay' ? [320, 240] : [400, 300]
        const image = element('img', { src: '/art/card-0.svg', alt: '', width, height, draggable: 'false' })
        const title = element('span', {}, name)
        dom.dataset.kind = kind
        if (moment) {
          dom.dataset.moment = ''
          image.src = momentPicture(replayCode(id), moment)
        }
        dom.append(image, title)
        void desk.faceOf(kind, id).then((face) => {
          if (!face) return
          if (!moment) image.src = face.src
          if (face.width) image.width = face.width
          title.textContent = moment ? `${face.title} · ${momentTime(moment.frame)}` : face.title
        })
      },
    })
  },
})

/** The moment that a node's attributes name; null for a whole piece. */
const shownMoment = ({ stage, frame }: Attrs): Moment | null =>
  typeof stage === 'number' && typeof frame === 'number' ? { stage, frame } : null

export const pieceName = (
  names: { readonly replay: (code: string) => string; readonly painting: (id: number) => string },
  kind: 'replay' | 'painting',
  id: number,
): string => (kind === 'replay' ? names.replay(replayCode(id)) : names.painting(id))

const isPiece = (kind: string, id: string): boolean =>
  (kind === 'replay' || kind === 'painting') && /^\d{1,10}$/.test(id) && isPieceId(kind, Number(id))
