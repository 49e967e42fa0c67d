import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { problemText } from '#api/problem-text.ts'
import { problemWord } from '#api/refusal-words.ts'
import { useWrite } from '#api/writes.ts'
import { Button } from '#design/parts/button.tsx'
import { Card } from '#design/parts/card.tsx'
import { Field } from '#design/parts/forms/field.tsx'
import { RadioGroup } from '#design/parts/forms/radio-group.tsx'
import { TextArea } from '#design/parts/forms/text-area.tsx'
import { TextInput } from '#design/parts/forms/text-input.tsx'
import { Row } from '#design/parts/layout.tsx'
import { useToast } from '#design/parts/over/toast.tsx'
import { Banner } from '#design/parts/state/banner.tsx'
import { lifeLevels } from '#rules/people/privileges.ts'
import { parseUserId } from '#rules/people/user-id.ts'
import * as staffLimits from '#rules/staff/staff-limits.ts'
import { countCharacters, isBlank, weightedLength } from '#rules/text.ts'
import { focusProblem } from '#session/focus-problem.ts'
import { useMe } from '#session/me.ts'
import { useLanguage, useWords } from '#session/words.tsx'
import type { Problem } from '#words/problem.ts'
import { clubs } from '../../contract/clubs.ts'
import * as limits from '../../rules/club-limits.ts'
import { clubProblem } from '../../rules/clubs.ts'
import { clubKeepingPack } from '../../words/club-keeping.pack.ts'
import styles from './propose-page.module.css'

type Keeper = 'staff' | 'me' | 'other'

/** Refusals that belong to the field of the name. */
const ofName: ReadonlySet<Problem> = new Set(['ms.clubNameLong', 'ms.clubNameUnseen', 'ms.clubNameTaken'])

/** Form of a proposed club: its name and introduction, why, and who keeps it. */
export function ProposeForm() {
  const { words: all, language } = useLanguage()
  const { propose: words } = useWords(clubKeepingPack)
  const { profile } = useMe()
  const toast = useToast()
  const propose = useWrite(clubs.calls.propose, { inline: true })
  const [card, setCard] = useState({ name: '', intro: '', reason: '' })
  const [keeper, setKeeper] = useState<Keeper>('staff')
  const [other, setOther] = useState('')
  const [tried, setTried] = useState(false)
  const [wrong, setWrong] = useState<{ readonly at: 'name' | 'form'; readonly text: string } | null>(null)
  const form = useRef<HTMLDivElement>(null)
  const mayKeep = (profile?.player ?? 0) >= lifeLevels.clubKeeper
  const keepers = (['staff', 'me', 'other'] as const).filter((one) => one !== 'me' || mayKeep)
  const uid = keeper === 'me' ? (profile?.id ?? null) : parseUserId(other.trim())
  const isWrong = keeper === 'other' && uid === null
  const missing = (text: string) => (tried && isBlank(text) ? words.empty : undefined)
  const change = (part: Partial<typeof card>) => {
    setCard({ ...card, ...part })
    setWrong(null)
  }
  const show = (problem: Problem, text: string) => {
    // The field must be marked before it is looked for.
    flushSync(() => setWrong({ at: ofName.has(problem) ? 'name' : 'form', text }))
    focusProblem(form.current)
  }

  const send = async () => {
    flushSync(() => {
      setTried(true)
      setWrong(null)
    })
    const problem = clubProblem(card)
    if (problem && problem !== 'clubNameEmpty') return show(`ms.${problem}`, problemWord(`ms.${problem}`, all))
    const isLong = weightedLength(card.reason.trim()) > staffLimits.reason
    if (problem || isBlank(card.reason) || isLong || isWrong) return focusProblem(form.current)
    const answer = await propose.run({ ...card, ...(keeper !== 'staff' && uid !== null && { UID: uid }) })
    if (answer.ok) toast.success(words.sent)
    else if (answer.auth === '') show(answer.refusal, problemText(answer, all, language))
  }
  return (
    <Card pad>
      <div ref={form} className={styles.form}>
        {wrong?.at === 'form' && <Banner kind="error">{wrong.text}</Banner>}
        <Field
          label={words.name}
          required
          error={missing(card.name) ?? (wrong?.at === 'name' ? wrong.text : undefined)}
          counter={countCharacters(card.name.trim(), limits.clubName, language)}
        >
          <TextInput value={card.name} onChange={({ target }) => change({ name: target.value })} />
        </Field>
        <Field
          label={words.intro}
          hint={words.introHint}
          counter={countCharacters(card.intro.trim(), limits.clubText, language)}
        >
          <TextArea value={card.intro} onChange={({ target }) => change({ intro: target.value })} />
        </Field>
        <Field
          label={words.reason}
          hint={words.reasonHint}
          required
          error={missing(card.reason)}
          counter={countCharacters(card.reason.trim(), staffLimits.reason, language)}
        >
          <TextArea value={card.reason} onChange={({ target }) => change({ reason: target.value })} />
        </Field>
        <RadioGroup
          label={words.keeper}
          value={keeper}
          onChange={setKeeper}
          options={keepers.map((value) => ({ value, label: words.keepers[value] }))}
        />
        {keeper === 'other' && (
          <Field
            label={words.keeperId}
            hint={words.keeperHint}
            required
            error={tried && isWrong ? words.idWrong : undefined}
            className={styles.id}
          >
            <TextInput inputMode="numeric" value={other} onChange={({ target }) => setOther(target.value)} />
          </Field>
        )}
        <Row gap={2}>
          <Button variant="primary" busy={propose.busy} onClick={() => void send()}>
            {words.send}
          </Button>
        </Row>
      </div>
    </Card>
  )
}
