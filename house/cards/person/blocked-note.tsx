import { flushSync } from 'react-dom'
import { Button } from '#design/parts/button.tsx'
import { wordPack } from '#session/word-pack.ts'
import { useLanguage } from '#session/words.tsx'

const pack = wordPack({
  zh: () => import('#words/blocked.zh.ts').then(({ blocked }) => blocked),
  en: () => import('#words/blocked.en.ts').then(({ blocked }) => blocked),
})

export interface BlockedNoteProps {
  readonly what: 'floor' | 'comment'
  /** Id of the element that contains the text once it is shown; it gets the focus. */
  readonly place: string
  readonly onShow: () => void
}

/** Replaces the text of a member whom the reader blocks. One press shows it, for this reader only. */
export function BlockedNote({ what, place, onShow }: BlockedNoteProps) {
  const words = pack(useLanguage().language)
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
