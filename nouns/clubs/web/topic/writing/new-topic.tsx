import { useState } from 'react'
import { lazyPart } from '#session/lazy-part.tsx'
import { useRequireMember } from '#session/me.ts'
import { useWords } from '#session/words.tsx'
import { clubsPack } from '../../../words/clubs.pack.ts'
import { useWriteWish } from '../../use-write-wish.ts'
import { WritePlace } from '../../write-place.tsx'

const TopicForm = lazyPart(() => import('./topic-form.tsx').then((part) => part.TopicForm))

/** The line at the foot of a club that opens the composer of a topic, also asked for by the club's button and by key. */
export function NewTopic({ m }: { readonly m: number }) {
  const { club: words } = useWords(clubsPack)
  const require = useRequireMember()
  const [open, setOpen] = useState(false)
  const write = () => require(() => setOpen(true))
  useWriteWish(write)
  const close = () => setOpen(false)
  return (
    <>
      <WritePlace label={words.titleHint} action={words.writeShort} second onAhead={TopicForm.ahead} onWrite={write} />
      {open && <TopicForm m={m} onClose={close} onMissing={close} />}
    </>
  )
}
