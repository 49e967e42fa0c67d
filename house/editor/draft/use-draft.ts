import type { Editor as Tiptap } from '@tiptap/core'
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useApi } from '#api/api-context.ts'
import { useMe } from '#session/me.ts'
import { openDocument, replaceDocument } from '../document/open-document.ts'
import { written } from '../document/read-document.ts'
import type { EditorProps } from '../editor-types.ts'
import { createDraftKeeper, type DraftKeeper } from './keeper/draft-keeper.ts'
import type { DraftState } from './keeper/draft-state.ts'

type Props = Pick<EditorProps, 'place' | 'initial' | 'title' | 'onTitle' | 'pictures'>

/** The draft of an editor's text, for the lifetime of the editor. */
export function useDraft(editor: Tiptap, props: Props): { readonly keeper: DraftKeeper; readonly draft: DraftState } {
  const { place, initial, title = '', onTitle, pictures } = props
  const { call } = useApi()
  const { status, profile } = useMe()
  // `unknown` (also between two accounts) must not be taken for a guest.
  const reader = status === 'unknown' ? null : (profile?.id ?? 0)
  // The keeper outlives renders, so it reads the latest props from this object.
  const [latest] = useState(() => ({ title, given: initial ? title : '', onTitle, pictures }))
  Object.assign(latest, { onTitle, pictures })
  const [keeper] = useState(() =>
    createDraftKeeper({
      place,
      read: () => written(editor, latest.pictures),
      title: () => latest.title,
      ownTitle: () => latest.title !== '' && latest.title !== latest.given,
      composing: () => editor.view.composing,
      show: (document, was, how) => {
        if (how === 'begin') openDocument(editor, document ?? initial)
        else replaceDocument(editor, document ?? initial)
        // Keeps a title that was typed before the draft was found.
        const own = latest.title !== '' && latest.title !== latest.given
        if (was === latest.title || (document && how === 'begin' && own)) return
        latest.title = was
        latest.given = was
        latest.onTitle?.(was)
      },
      call,
    }),
  )
  const draft = useSyncExternalStore(keeper.subscribe, keeper.state)

  useLayoutEffect(() => {
    editor.on('update', keeper.changed)
    return () => void editor.off('update', keeper.changed)
  }, [editor, keeper])
  useLayoutEffect(() => {
    if (reader !== null) keeper.open(reader)
  }, [keeper, reader])
  // A title that a restored draft has set comes back as a property one render later.
  const seen = useRef(title)
  const titled = useEffectEvent(() => {
    if (title === seen.current) return
    seen.current = title
    if (title === latest.title) return
    latest.title = title
    keeper.changed()
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: the title is what it is about
  useEffect(() => titled(), [title])
  useEffect(() => {
    const hidden = () => document.visibilityState === 'hidden' && keeper.flush()
    const gone = () => keeper.line(false)
    const back = () => keeper.line(true)
    if (!navigator.onLine) gone()
    addEventListener('offline', gone)
    addEventListener('online', back)
    addEventListener('pagehide', keeper.flush)
    document.addEventListener('visibilitychange', hidden)
    return () => {
      removeEventListener('offline', gone)
      removeEventListener('online', back)
      removeEventListener('pagehide', keeper.flush)
      document.removeEventListener('visibilitychange', hidden)
      keeper.close()
    }
  }, [keeper])
  return { keeper, draft }
}
