import { useState } from 'react'
import { lazyPart } from '../../../session/lazy-part.tsx'
import { useRequireMember } from '../../../session/me.ts'
import { useClubWords } from '../clubs-words.ts'
import { useWriteWish } from '../use-write-wish.ts'
import { WritePlace } from '../write-place.tsx'

const TopicForm = lazyPart(() => import('./topic-form.tsx').then((part) => part.TopicForm))

/** The place at the foot of a club where a topic is written; a line to press until somebody wants to. */
export function NewTopic({ m }: { readonly m: number }) {
  const { club: words } = useClubWords()
  const require = useRequireMember()
  const [open, setOpen] = useState(false)
  const write = () =>
    require(() => {
      setOpen(true)
      document.getElementById('write')?.scrollIntoView({ block: 'start' })
    })
  useWriteWish(write)
  const close = () => setOpen(false)
  const place = (
    <WritePlace label={words.titleHint} action={words.writeShort} second onAhead={TopicForm.ahead} onWrite={write} />
  )
  return open ? <TopicForm m={m} onClose={close} onMissing={close} placeholder={place} /> : place
}
