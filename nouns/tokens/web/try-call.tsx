import { useState } from 'react'
import { tryCall } from '#api/api-document.ts'
import { Button } from '#design/parts/button.tsx'
import { Field } from '#design/parts/forms/field.tsx'
import { TextArea } from '#design/parts/forms/text-area.tsx'
import { useWords } from '#session/words.tsx'
import { apiPagePack } from '../words/api-page.pack.ts'
import { CopyBlock } from './copy-block.tsx'

export interface TryCallProps {
  readonly path: string
  readonly method: 'get' | 'post'
  /** JSON text to begin with. */
  readonly input: string
}

/** Makes the call as a guest and shows what came back. */
export function TryCall({ path, method, input }: TryCallProps) {
  const words = useWords(apiPagePack)
  const { problems } = useWords()
  const [text, setText] = useState(input)
  const [problem, setProblem] = useState('')
  const [answer, setAnswer] = useState('')
  const [busy, setBusy] = useState(false)
  const run = async () => {
    if (!isJson(text)) return setProblem(words.badJson)
    setProblem('')
    setBusy(true)
    const got = await tryCall(path, method, text).catch(() => null)
    setBusy(false)
    if (got === null) setProblem(problems.netError2)
    else setAnswer(isJson(got) ? JSON.stringify(JSON.parse(got), null, 2) : got)
  }
  return (
    <>
      <h3>{words.tryIt}</h3>
      <p>{words.tryText}</p>
      {method === 'post' && (
        <Field label={words.input} error={problem}>
          <TextArea
            lines={3}
            data-unasked
            value={text}
            onChange={(event) => setText(event.target.value)}
            onSend={() => void run()}
          />
        </Field>
      )}
      <div>
        <Button busy={busy} onClick={() => void run()}>
          {words.run}
        </Button>
      </div>
      {answer !== '' && <CopyBlock text={answer} />}
    </>
  )
}

const isJson = (text: string): boolean => {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}
