import { type EditorState, Plugin, PluginKey } from '@tiptap/pm/state'
import type { BlockDesk, MentionQuery } from './block-desk.ts'
import { findMention, isSearched } from './find-mention.ts'
import { composedMs } from './once-composed.ts'

const key = new PluginKey<number | null>('mentionSearch')

/**
 * Watches for a name being typed and tells the desk; its keys go to the open card. While an input method composes,
 * nothing opens and nothing is chosen: the card waits for what is committed.
 */
export const mentionSearch = (desk: BlockDesk): Plugin<number | null> =>
  new Plugin<number | null>({
    key,
    state: {
      // where an `@` stands whose card was closed: it stays closed
      init: () => null,
      apply: (tr, closed) => {
        const said: unknown = tr.getMeta(key)
        if (typeof said === 'number') return said
        return closed === null ? null : tr.mapping.mapResult(closed).deleted ? null : tr.mapping.map(closed)
      },
    },
    view: (view) => {
      const publish = () => desk.mention(view.composing ? null : queryIn(view.state))
      let timer: ReturnType<typeof setTimeout> | undefined
      const later = () => {
        timer = setTimeout(publish, composedMs)
      }
      view.dom.addEventListener('compositionend', later)
      view.dom.addEventListener('compositionstart', () => desk.mention(null))
      return {
        update: publish,
        destroy: () => {
          clearTimeout(timer)
          view.dom.removeEventListener('compositionend', later)
          desk.mention(null)
        },
      }
    },
    props: {
      handleKeyDown: (view, event) => {
        if (view.composing || event.isComposing || event.keyCode === 229) return false
        const { mention } = desk.read()
        if (!mention || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return false
        if (event.key === 'Escape') {
          view.dispatch(view.state.tr.setMeta(key, mention.from))
          event.stopPropagation()
          return true
        }
        return desk.mentionKey?.(event.key) ?? false
      },
      handleDOMEvents: {
        blur: () => {
          desk.mention(null)
          return false
        },
      },
    },
  })

/** Closes the card of the name that stands there, until another `@` is typed. */
export const closeMention = (state: EditorState, from: number) => state.tr.setMeta(key, from)

function queryIn(state: EditorState): MentionQuery | null {
  const { $from, empty } = state.selection
  if (!empty || !$from.parent.isTextblock || $from.parent.type.spec.code) return null
  if ($from.marks().some(({ type }) => type.name === 'code' || type.name === 'link')) return null
  const before = $from.parent.textBetween(0, $from.parentOffset, undefined, '\ufffc')
  const found = findMention(before)
  if (!found || !isSearched(found.text)) return null
  const from = $from.start() + found.start
  return key.getState(state) === from ? null : { from, to: $from.pos, text: found.text }
}
