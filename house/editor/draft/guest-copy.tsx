import { GuestWords } from '#session/log-in/guest-words.tsx'
import { useWords } from '#session/words.tsx'
import { editorPack } from '#words/editor/editor.pack.ts'
import type { DraftKeeper } from './keeper/draft-keeper.ts'
import type { DraftState } from './keeper/draft-state.ts'
import type { LocalCopy } from './keeper/local-copy.ts'

interface GuestCopyProps {
  readonly keeper: DraftKeeper
  readonly draft: DraftState
  /** First words of a text. Given by the editor, so that this late chunk shares no module with the editor alone. */
  readonly beginningOf: (copy: LocalCopy) => string
}

/** Asks the member whether text that was written here without a log-in is theirs. */
export function GuestCopy({ keeper, draft, beginningOf }: GuestCopyProps) {
  const { blank } = useWords(editorPack).drafts
  const { guest } = draft
  if (!guest) return null
  return (
    <GuestWords
      {...(!guest.shown && { begin: beginningOf(guest.copy) || blank })}
      onTake={keeper.take}
      onLeave={keeper.leave}
    />
  )
}
