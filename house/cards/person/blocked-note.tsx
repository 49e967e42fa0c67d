import { flushSync } from 'react-dom'
import { Button } from '#design/parts/button.tsx'
import { useWords } from '#session/words.tsx'
import { blockedPack } from '#words/cards/blocked.pack.ts'

export interface BlockedNoteProps {
  readonly what: 'floor' | 'comment'
  /** Id of the element that contains the text once it is shown; it gets the focus. */
  readonly place: string
  readonly onShow: () => void
}

/** Replaces the text of a member whom the reader blocks. One press shows it, for this reader only. */
export function BlockedNote({ what, place, onShow }: BlockedNoteProps) {
  const words = useWords(blockedPack)
  const show = () => {
    flushSync(onShow)
    // The button that had the focus is unmounted now.
    document.getElementById(place)?.focus({ preventScroll: true })
  }
  return (
    <>
      <span>{words[what]}</span>
      <Button size="small" variant="quiet" icon="eye" onClick={show}>
        {words.show}
      </Button>
    </>
  )
}
