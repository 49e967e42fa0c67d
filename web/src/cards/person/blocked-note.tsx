import { flushSync } from 'react-dom'
import { Button } from '../../design/parts/button.tsx'
import { wordPack } from '../../session/word-pack.ts'
import { useLanguage } from '../../session/words.tsx'

const pack = wordPack({
  zh: () => import('@patisserie/words/zh/blocked').then(({ blocked }) => blocked),
  en: () => import('@patisserie/words/en/blocked').then(({ blocked }) => blocked),
})

export interface BlockedNoteProps {
  readonly what: 'floor' | 'comment'
  /** Id of the element that what was written stands in once it is shown. */
  readonly place: string
  readonly onShow: () => void
}

/** Stands in for the words of somebody whom the reader blocks: one press away, and only for this reader. */
export function BlockedNote({ what, place, onShow }: BlockedNoteProps) {
  const words = pack(useLanguage().language)
  const show = () => {
    flushSync(onShow)
    // The button that was pressed is gone.
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
