import { useState } from 'react'
import { problemText, type Refusal } from '#api/problem-text.ts'
import { useWrite } from '#api/writes.ts'
import { admin } from '#contract/admin.ts'
import type { Punishment } from '#contract/admin-rows.ts'
import { Button } from '#design/parts/button.tsx'
import { Card } from '#design/parts/card.tsx'
import { Chip } from '#design/parts/chip.tsx'
import { Field } from '#design/parts/forms/field.tsx'
import { TextArea } from '#design/parts/forms/text-area.tsx'
import { Row, Stack } from '#design/parts/layout.tsx'
import { useToast } from '#design/parts/over/toast.tsx'
import { SectionHead } from '#design/parts/section-head.tsx'
import * as limits from '#rules/people/people-limits.ts'
import { countCharacters, isBlank, weightedLength } from '#rules/text.ts'
import { Ago } from '#session/ago.tsx'
import { useTimes } from '#session/times.ts'
import { useLanguage, useWords } from '#session/words.tsx'
import { punishmentPack } from '../../words/punishment.pack.ts'
import styles from '../com-page.module.css'

const tints = { open: 'honey', pass: 'matcha', notPass: 'straw' } as const

/** The member's appeal against the black flag with the answer of staff, and the form for a new appeal. */
export function AppealCard({ punishment }: { readonly punishment: Punishment }) {
  const words = useWords(punishmentPack)
  const { house } = useTimes()
  const { appeal, appealFrom } = punishment
  const mayAppeal = appealFrom === null && appeal?.state !== 'open'
  return (
    <Card pad>
      <Stack gap={4}>
        <SectionHead title={words.appealTitle} />
        {appeal && (
          <Stack gap={2}>
            <Row gap={2}>
              <b>{words.lastAppeal}</b>
              <Chip tint={tints[appeal.state]}>{words.states[appeal.state]}</Chip>
              <Ago at={appeal.time} className="faint" />
            </Row>
            <p className={styles.said}>{appeal.text}</p>
            {appeal.answer !== '' && (
              <>
                <b>{words.answer}</b>
                <p className={styles.said}>{appeal.answer}</p>
              </>
            )}
          </Stack>
        )}
        {mayAppeal ? <AppealForm /> : appealFrom && <p className="faint">{words.next(house(appealFrom))}</p>}
      </Stack>
    </Card>
  )
}

function AppealForm() {
  const { words: all, language } = useLanguage()
  const words = useWords(punishmentPack)
  const toast = useToast()
  const appeal = useWrite(admin.calls.appeal, { inline: true })
  const [text, setText] = useState('')
  const [problem, setProblem] = useState<Refusal | null>(null)
  const used = weightedLength(text.trim())
  const send = async () => {
    if (isBlank(text)) return setProblem({ refusal: 'admin.missingText', data: null })
    if (used > limits.comment) return setProblem({ refusal: 'admin.textLong', data: null })
    const answer = await appeal.run({ text })
    if (answer.ok) toast.success(words.appealSent)
    else setProblem(answer)
  }
  return (
    <Stack gap={3}>
      <p className="mute">{words.appealText}</p>
      <Field
        label={words.appealLabel}
        error={problem && problemText(problem, all, language)}
        counter={countCharacters(text.trim(), limits.comment, language)}
        required
      >
        <TextArea
          lines={4}
          value={text}
          onChange={({ target }) => {
            setText(target.value)
            setProblem(null)
          }}
          onSend={() => void send()}
        />
      </Field>
      <Row room="before">
        <Button variant="primary" busy={appeal.busy} onClick={() => void send()}>
          {words.appealSend}
        </Button>
      </Row>
    </Stack>
  )
}
