import { useState } from 'react'
import type { Refused } from '#api/answer.ts'
import { problemText } from '#api/problem-text.ts'
import { useWrite } from '#api/writes.ts'
import { newKey } from '#cards/new-key.ts'
import { useTellFallback } from '#cards/use-tell-fallback.ts'
import { Button } from '#design/parts/button.tsx'
import { Field } from '#design/parts/forms/field.tsx'
import { TextInput } from '#design/parts/forms/text-input.tsx'
import { useRequireMember } from '#session/me.ts'
import { useLanguage, useWords } from '#session/words.tsx'
import { paintings } from '../../contract/paintings.ts'
import { paintingUploadPack } from '../../words/painting-upload.pack.ts'
import styles from './by-address.module.css'
import type { ReadPicture } from './painting-queue.ts'

/** A picture elsewhere, by its address: the house fetches it once, and it joins the queue as any other. */
export function ByAddress({ onPicture }: { readonly onPicture: (picture: ReadPicture) => void }) {
  const { words, language } = useLanguage()
  const { drop } = useWords(paintingUploadPack)
  const requireMember = useRequireMember()
  const tellFallback = useTellFallback()
  const [open, setOpen] = useState(false)
  const [url, setUrl] = useState('')
  const [refused, setRefused] = useState<Refused | null>(null)
  const fetching = useWrite(paintings.calls.fetch, { inline: true })
  if (!open) {
    return (
      <Button variant="quiet" icon="link" onClick={() => setOpen(true)}>
        {drop.address}
      </Button>
    )
  }
  const take = async () => {
    const address = url.trim()
    if (address === '') return
    setRefused(null)
    const answer = await fetching.run({ url: address })
    if (!answer.ok) return setRefused(answer)
    tellFallback(answer.value)
    const { url: path, name, size, width, height } = answer.value
    onPicture({ key: newKey(), name, file: null, url: path, size, before: 0, width, height, problem: null })
    setUrl('')
    setOpen(false)
  }
  const submit = () => requireMember(() => void take())
  return (
    <div className={styles.box}>
      <Field
        label={drop.addressLabel}
        hint={drop.addressHint}
        error={refused && problemText(refused, words, language)}
        className={styles.field}
      >
        <TextInput
          icon="link"
          inputMode="url"
          autoComplete="off"
          value={url}
          onChange={({ target }) => setUrl(target.value)}
          onEnter={submit}
          after={
            <Button size="small" busy={fetching.busy} onClick={submit}>
              {fetching.busy ? drop.fetching : drop.fetch}
            </Button>
          }
        />
      </Field>
    </div>
  )
}
