import { site } from '@patisserie/contract/site'
import { codeIn } from '@patisserie/rules/replays/replay-pairs'
import { type FormEvent, useState } from 'react'
import { useRead } from '../../../api/reads.ts'
import { problemWord } from '../../../api/refusal-words.ts'
import { RankChip } from '../../../cards/replay/rank-chip.tsx'
import { ReplayScore } from '../../../cards/replay/replay-score.tsx'
import { runWords } from '../../../cards/replay/run-words.ts'
import { Button } from '../../../design/parts/button.tsx'
import { Field } from '../../../design/parts/forms/field.tsx'
import { TextInput } from '../../../design/parts/forms/text-input.tsx'
import { Dialog } from '../../../design/parts/over/dialog.tsx'
import { ErrorState } from '../../../design/parts/state/empty-state.tsx'
import { SkeletonRows } from '../../../design/parts/state/skeleton.tsx'
import { Ago } from '../../../session/ago.tsx'
import { Link, useGo } from '../../../session/link.tsx'
import { useLanguage } from '../../../session/words.tsx'
import { useScorecardWords } from '../page/scorecard-words.ts'
import styles from './compare-dialog.module.css'
import { pairPath } from './compare-routes.ts'

/** Whom to hold a run against: the nearest of its kind, or any by its code or address. */
export function CompareDialog({ code, onClose }: { readonly code: string; readonly onClose: () => void }) {
  const { compare } = useScorecardWords()
  const [text, setText] = useState('')
  const [wrong, setWrong] = useState(false)
  const go = useGo()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const other = codeIn(text)
    setWrong(other === null)
    if (other !== null) go(pairPath(code, other))
  }
  return (
    <Dialog open wide onClose={onClose} title={compare.pick} label={compare.pick} closeLabel={compare.close}>
      <form className={styles.form} data-unasked onSubmit={submit} noValidate>
        <Field label={compare.code} hint={compare.codeHint} error={wrong ? compare.codeWrong : undefined}>
          <TextInput
            value={text}
            autoComplete="off"
            spellCheck={false}
            onChange={(event) => {
              setText(event.target.value)
              setWrong(false)
            }}
          />
        </Field>
        <Button variant="primary" type="submit">
          {compare.go}
        </Button>
      </form>
      <h3 className={styles.head}>{compare.rivals}</h3>
      <p className={styles.hint}>{compare.pickHint}</p>
      <Rivals code={code} />
    </Dialog>
  )
}

function Rivals({ code }: { readonly code: string }) {
  const { words, language } = useLanguage()
  const { compare } = useScorecardWords()
  const { value, refusal, again } = useRead(site.scorecard.calls.rivals, { code })
  if (refusal) {
    return (
      <ErrorState title={compare.failed} actions={<Button onClick={again}>{words.shell.retry}</Button>}>
        {problemWord(refusal, words)}
      </ErrorState>
    )
  }
  if (!value) return <SkeletonRows rows={4} label={words.shell.loading} />
  if (value.length === 0) return <p className={styles.hint}>{compare.noRivals}</p>
  return (
    <ul className={styles.rivals}>
      {value.map((row) => (
        <li key={row.KeyID}>
          <Link to={pairPath(code, row.CODE)} className={styles.rival}>
            <span className={styles.who}>
              <b className="ellipsis">{row.NICK}</b>
              <span className="ellipsis">{runWords(row, language).shortShot}</span>
              <RankChip rank={row.RANK} />
              <Ago at={row.UPTIME} className={styles.time} />
            </span>
            <ReplayScore value={row.SCORE} className={styles.score} />
          </Link>
        </li>
      ))}
    </ul>
  )
}
