import { Button } from '#design/parts/button.tsx'
import { Dialog } from '#design/parts/over/dialog.tsx'
import { wordPack } from '../word-pack.ts'
import { useLanguage } from '../words.tsx'

const pack = wordPack({
  zh: () => import('#words/leaving.zh.ts').then(({ leaving }) => leaving),
  en: () => import('#words/leaving.en.ts').then(({ leaving }) => leaving),
})

/** Asks whether to leave the page and lose typed text. Escape means to stay. */
export function LeaveDialog({ onAnswer }: { readonly onAnswer: (leave: boolean) => void }) {
  const words = pack(useLanguage().language)
  return (
    <Dialog
      open
      title={words.title}
      label={words.title}
      onClose={() => onAnswer(false)}
      actions={
        <>
          <Button variant="primary" onClick={() => onAnswer(false)}>
            {words.stay}
          </Button>
          <Button onClick={() => onAnswer(true)}>{words.go}</Button>
        </>
      }
    >
      {words.text}
    </Dialog>
  )
}
