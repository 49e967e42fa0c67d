import { useState } from 'react'
import { Button } from '#design/parts/button.tsx'
import { useWords } from '#session/words.tsx'
import { editorBlocksPack } from '#words/editor/editor-blocks.pack.ts'
import { linkProblem } from './link-problem.ts'
import { PictureAddress } from './picture-address.tsx'

interface LinkFieldProps {
  readonly label: string
  readonly busy?: boolean
  /** Problem of the last submitted address, found elsewhere (such as a duplicate). */
  readonly error?: string | undefined
  readonly onLink: (link: string) => void
}

/** The address of a picture, and a button that takes it. */
export function LinkField({ label, busy, error, onLink }: LinkFieldProps) {
  const words = useWords(editorBlocksPack)
  const [link, setLink] = useState('')
  const [missed, setMissed] = useState(false)
  const take = () => {
    const problem = linkProblem(link.trim())
    setMissed(problem !== null)
    if (problem !== null) return
    onLink(link.trim())
    setLink('')
  }
  return (
    <PictureAddress
      label={label}
      value={link}
      onChange={setLink}
      onEnter={take}
      given={missed}
      error={error}
      after={
        <Button size="small" busy={busy} onClick={take}>
          {words.emoji.add}
        </Button>
      }
    />
  )
}
