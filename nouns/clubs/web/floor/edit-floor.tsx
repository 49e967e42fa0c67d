import { useEffect, useRef, useState } from 'react'
import type { Refused } from '#api/answer.ts'
import { useApi } from '#api/api-context.ts'
import { problemText } from '#api/problem-text.ts'
import { useReads } from '#api/reads.ts'
import { useWrite } from '#api/writes.ts'
import { useIntent } from '#cards/use-intent.ts'
import { Button } from '#design/parts/button.tsx'
import { Field } from '#design/parts/forms/field.tsx'
import { TextInput } from '#design/parts/forms/text-input.tsx'
import { Stack } from '#design/parts/layout.tsx'
import { useToast } from '#design/parts/over/toast.tsx'
import { Banner } from '#design/parts/state/banner.tsx'
import { SkeletonLines } from '#design/parts/state/skeleton.tsx'
import { EditorPart } from '#editor/editor-part.tsx'
import type { EditorHandle, RichDocument } from '#editor/editor-types.ts'
import * as houseLimits from '#rules/house-limits.ts'
import { countCharacters, isBlank } from '#rules/text.ts'
import { useLanguage, useWords } from '#session/words.tsx'
import { editorPack } from '#words/editor/editor.pack.ts'
import type { FloorRow } from '../../contract/clubs.ts'
import { clubs } from '../../contract/clubs.ts'
import { clubsPack } from '../../words/clubs.pack.ts'
import { EditedMeanwhile } from './edited-meanwhile.tsx'

interface Original {
  readonly document: RichDocument
  readonly title: string
  /** How often it had been edited when it was fetched. */
  readonly edits: number
}

export interface EditFloorProps {
  readonly row: FloorRow
  readonly onDone: () => void
}

/** An own floor in the editor, in its place; the title too where it is the first one. */
export function EditFloor({ row, onDone }: EditFloorProps) {
  const { words: all, language } = useLanguage()
  const { edit: words } = useWords(clubsPack)
  const { call } = useApi()
  const [original, setOriginal] = useState<Original | null>(null)
  const [failed, setFailed] = useState<Refused | null>(null)
  const { T: t, FLOOR: floor } = row
  useEffect(() => {
    let wanted = true
    void call(clubs.calls.document, { t, floor }).then((answer) => {
      if (!wanted) return
      if (!answer.ok) return setFailed(answer)
      const { document, TITLE, EDITS } = answer.value
      setOriginal({ document, title: TITLE, edits: EDITS })
    })
    return () => {
      wanted = false
    }
  }, [call, t, floor])
  if (failed) {
    return (
      <Banner kind="error" title={words.failed} actions={<Button onClick={onDone}>{words.cancel}</Button>}>
        {problemText(failed, all, language)}
      </Banner>
    )
  }
  if (!original) return <SkeletonLines lines={4} />
  return <EditForm row={row} original={original} onDone={onDone} />
}

function EditForm({ row, original, onDone }: EditFloorProps & { readonly original: Original }) {
  const { words: all, language } = useLanguage()
  const { edit: words, club } = useWords(clubsPack)
  const { composer } = useWords(editorPack)
  const { touch } = useReads()
  const toast = useToast()
  const save = useWrite(clubs.calls.edit, { inline: true })
  const editor = useRef<EditorHandle>(null)
  const intent = useIntent()
  const [title, setTitle] = useState(original.title)
  const [edits, setEdits] = useState(original.edits)
  const [refused, setRefused] = useState<Refused | null>(null)
  const first = row.FLOOR === 1
  const counter = countCharacters(title, houseLimits.topicTitle, language)
  const over = counter.used - counter.limit
  useEffect(() => editor.current?.focus(), [])

  const send = async (over = edits) => {
    if (!editor.current || save.busy || (first && (isBlank(title) || over > 0))) return
    const { document } = editor.current.read()
    const input = { t: row.T, floor: row.FLOOR, document, edits: over, ...(first && { title }) }
    const answer = await save.run(input, { idempotencyKey: intent.keyOf(input) })
    if (!answer.ok) {
      intent.settled(answer)
      if (answer.refusal === 'ms.editedMeanwhile') touch(['floors'])
      return setRefused(answer.auth === '' ? answer : null)
    }
    editor.current.posted()
    toast.success(words.saved)
    onDone()
  }
  const discard = () => {
    editor.current?.posted()
    onDone()
  }
  return (
    <Stack gap={3}>
      {refused?.refusal === 'ms.editedMeanwhile' && (
        <EditedMeanwhile
          row={row}
          onOverwrite={(now) => {
            setEdits(now)
            void send(now)
          }}
          onDiscard={discard}
        />
      )}
      {refused && refused.refusal !== 'ms.editedMeanwhile' && (
        <Banner kind="error">{problemText(refused, all, language)}</Banner>
      )}
      {first && (
        <Field
          label={club.titleLabel}
          required
          error={over > 0 ? composer.titleLong(over) : isBlank(title) ? composer.titleMissing : undefined}
          counter={counter}
        >
          <TextInput value={title} data-unasked autoComplete="off" onChange={({ target }) => setTitle(target.value)} />
        </Field>
      )}
      <EditorPart
        ref={editor}
        place={`e:${row.T}:${row.FLOOR}`}
        initial={original.document}
        language={language}
        label={words.title}
        {...(first && { title, onTitle: setTitle })}
        onSend={() => void send()}
      >
        <Button variant="quiet" onClick={onDone}>
          {words.cancel}
        </Button>
        <Button variant="primary" busy={save.busy} onClick={() => void send()}>
          {words.save}
        </Button>
      </EditorPart>
    </Stack>
  )
}
