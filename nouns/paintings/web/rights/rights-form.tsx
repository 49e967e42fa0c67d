import { getRouteApi } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { problemText } from '#api/problem-text.ts'
import { problemWord } from '#api/refusal-words.ts'
import { useWrite } from '#api/writes.ts'
import { Button, buttonClass } from '#design/parts/button.tsx'
import { cardClass } from '#design/parts/card.tsx'
import { Field } from '#design/parts/forms/field.tsx'
import { TextArea } from '#design/parts/forms/text-area.tsx'
import { TextInput } from '#design/parts/forms/text-input.tsx'
import { Banner } from '#design/parts/state/banner.tsx'
import * as limits from '#rules/people/account-limits.ts'
import { normalMail } from '#rules/people/accounts.ts'
import * as peopleLimits from '#rules/people/people-limits.ts'
import { countCharacters, weightedLength } from '#rules/text.ts'
import { focusProblem } from '#session/focus-problem.ts'
import { Link } from '#session/link.tsx'
import { useLanguage } from '#session/words.tsx'
import type { Problem } from '#words/problem.ts'
import { paintingStaff } from '../../contract/painting-staff.ts'
import { claimNameMost, claimProblem, type WrittenClaim } from '../../rules/rights-claim.ts'
import type { rights } from '../../words/rights.zh.ts'
import styles from './rights-page.module.css'

const route = getRouteApi('/main/rights')

/** A refusal, beside its field; `field` is null where it belongs to none. */
interface Wrong {
  readonly field: keyof WrittenClaim | null
  readonly text: string
}

/** The letter of a rights holder. The server asks for a captcha when it is sent. */
export function RightsForm({ words }: { readonly words: typeof rights }) {
  const { words: all, language } = useLanguage()
  const { work } = route.useSearch()
  const empty: WrittenClaim = { name: '', mail: '', address: work ? `/e/${work}` : '', words: '' }
  const [claim, setClaim] = useState(empty)
  const [wrong, setWrong] = useState<Wrong | null>(null)
  const [sent, setSent] = useState('')
  const write = useWrite(paintingStaff.calls.claim, { inline: true })
  const form = useRef<HTMLFormElement>(null)
  const set = (field: keyof WrittenClaim) => (value: string) => {
    setClaim((before) => ({ ...before, [field]: value }))
    if (wrong?.field === field) setWrong(null)
  }
  const fail = (problem: Problem, text: string) => {
    setWrong({ field: fieldOf(problem, claim), text })
    focusProblem(form.current)
  }
  const submit = async () => {
    setWrong(null)
    const problem = claimProblem(claim)
    if (problem) return fail(`pd.${problem}`, problemWord(`pd.${problem}`, all))
    const mail = normalMail(claim.mail)
    const answer = await write.run({ ...claim, mail })
    if (answer.ok) return setSent(mail)
    fail(answer.refusal, problemText(answer, all, language))
  }
  if (sent) {
    const again = () => {
      setSent('')
      setClaim({ ...empty, address: '', name: claim.name, mail: claim.mail })
    }
    return <Sent words={words} mail={sent} onAgain={again} />
  }
  const errorOf = (field: keyof WrittenClaim) => (wrong?.field === field ? wrong.text : undefined)
  return (
    <form
      ref={form}
      className={cardClass({ pad: true }, styles.form)}
      aria-label={words.title}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      {wrong?.field === null && <Banner kind="error">{wrong.text}</Banner>}
      <Field label={words.name} hint={words.nameHint} error={errorOf('name')} required>
        <TextInput value={claim.name} onChange={({ target }) => set('name')(target.value)} autoComplete="name" />
      </Field>
      <Field label={words.mail} hint={words.mailHint} error={errorOf('mail')} required>
        <TextInput
          type="email"
          value={claim.mail}
          onChange={({ target }) => set('mail')(target.value)}
          autoComplete="email"
          maxLength={limits.mailMax}
        />
      </Field>
      <Field label={words.address} hint={words.addressHint} error={errorOf('address')} required>
        <TextInput
          inputMode="url"
          value={claim.address}
          onChange={({ target }) => set('address')(target.value)}
          spellCheck={false}
        />
      </Field>
      <Field
        label={words.words}
        hint={words.wordsHint}
        error={errorOf('words')}
        counter={countCharacters(claim.words.trim(), peopleLimits.comment, language)}
        required
      >
        <TextArea
          lines={5}
          value={claim.words}
          onChange={({ target }) => set('words')(target.value)}
          onSend={() => void submit()}
        />
      </Field>
      <Button type="submit" variant="primary" block busy={write.busy}>
        {words.send}
      </Button>
      <p className="faint">{words.captcha}</p>
    </form>
  )
}

interface SentProps {
  readonly words: typeof rights
  readonly mail: string
  readonly onAgain: () => void
}

function Sent({ words, mail, onAgain }: SentProps) {
  const box = useRef<HTMLDivElement>(null)
  // The form that had the focus is gone.
  useEffect(() => box.current?.focus(), [])
  return (
    <div ref={box} tabIndex={-1} className={styles.sent}>
      <Banner kind="success" title={words.sent}>
        {words.sentText(mail)}
      </Banner>
      <div className={styles.acts}>
        <Link to="/painting" className={buttonClass({ variant: 'primary' })}>
          {words.toWall}
        </Link>
        <Button onClick={onAgain}>{words.another}</Button>
      </div>
    </div>
  )
}

/** The field that a refusal belongs to. */
const fieldOf = (problem: Problem, claim: WrittenClaim): keyof WrittenClaim | null => {
  if (problem === 'pd.claimLong') {
    if (weightedLength(claim.name.trim()) > claimNameMost) return 'name'
    return weightedLength(claim.words.trim()) > peopleLimits.comment ? 'words' : 'address'
  }
  return fields[problem] ?? null
}

const fields: Partial<Record<Problem, keyof WrittenClaim>> = {
  'pd.claimNameEmpty': 'name',
  'pd.claimMailInvalid': 'mail',
  'pd.claimAddressInvalid': 'address',
  'pd.claimWordsEmpty': 'words',
}
