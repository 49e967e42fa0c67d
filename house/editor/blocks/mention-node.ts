import { Node } from '@tiptap/core'
import * as limits from '#rules/people/account-limits.ts'
import { isUserId } from '#rules/people/user-id.ts'
import { atomView } from './atom-view.ts'
import { deskOf } from './block-desk.ts'
import { mentionSearch } from './mention-search.ts'
import styles from './nodes.module.css'

/** Somebody by name; `@` and two characters open the card that finds them. */
export const Mention = Node.create({
  name: 'mention',
  group: 'inline',
  inline: true,
  atom: true,
  addAttributes: () => ({ uid: { default: null }, label: { default: '' } }),
  parseHTML: () => [
    { tag: 'span[data-mention]', getAttrs: ({ dataset }) => named(dataset.mention, dataset.label) },
    {
      tag: 'a.rt-mention[href]',
      priority: 60,
      getAttrs: (link) => named(/\/p\/(\d+)$/.exec(link.getAttribute('href') ?? '')?.[1], link.textContent),
    },
  ],
  renderHTML: ({ node: { attrs } }) => [
    'span',
    { 'data-mention': attrs.uid, 'data-label': attrs.label },
    `@${attrs.label}`,
  ],
  renderText: ({ node }) => `@${node.attrs.label}`,
  addNodeView() {
    return atomView({
      tag: 'span',
      className: styles.mention,
      draw: (dom, { attrs }) => dom.append(`@${attrs.label}`),
    })
  },
  addProseMirrorPlugins() {
    return [mentionSearch(deskOf(this.editor))]
  },
})

const named = (uid = '', label = '') =>
  isUserId(Number(uid)) && label
    ? { uid: Number(uid), label: label.replace(/^@/, '').slice(0, 4 * limits.nickname) }
    : false
