import { limits } from '@patisserie/rules/limits'
import { excerpt } from '@patisserie/rules/rich-text/plain-text'
import { readDocument } from '@patisserie/rules/rich-text/read-document'
import { GuestWords } from '../../session/log-in/guest-words.tsx'
import { useEditorWords } from '../editor-words.ts'
import type { DraftKeeper } from './keeper/draft-keeper.ts'
import type { DraftState } from './keeper/draft-state.ts'
import type { LocalCopy } from './keeper/local-copy.ts'

/** Asks the member whether text that was written here without a log-in is theirs. */
export function GuestCopy({ keeper, draft }: { readonly keeper: DraftKeeper; readonly draft: DraftState }) {
  const { blank } = useEditorWords().drafts
  const { guest } = draft
  if (!guest) return null
  return (
    <GuestWords
      {...(!guest.shown && { begin: firstWords(guest.copy) || blank })}
      onTake={keeper.take}
      onLeave={keeper.leave}
    />
  )
}

const firstWords = ({ title, document }: LocalCopy): string => {
  const read = readDocument(document, limits.floorPicturesPrivileged)
  return [title, read.ok && excerpt(read.document)].filter(Boolean).join(' · ')
}
