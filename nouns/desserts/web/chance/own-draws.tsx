import { useEffect, useState } from 'react'
import { problemText } from '#api/problem-text.ts'
import { useRead } from '#api/reads.ts'
import type { Out } from '#contract/endpoint.ts'
import { Button } from '#design/parts/button.tsx'
import { cardClass } from '#design/parts/card.tsx'
import { copyText } from '#design/parts/copy-text.ts'
import { Field } from '#design/parts/forms/field.tsx'
import { TextInput } from '#design/parts/forms/text-input.tsx'
import { useToast } from '#design/parts/over/toast.tsx'
import { ErrorState } from '#design/parts/state/empty-state.tsx'
import { SkeletonLines } from '#design/parts/state/skeleton.tsx'
import { daysLater } from '#rules/beijing-time.ts'
import { useMe } from '#session/me.ts'
import { useLanguage, useWords } from '#session/words.tsx'
import type { Problem } from '#words/problem.ts'
import { desserts } from '../../contract/desserts.ts'
import { chancePack } from '../../words/chance.pack.ts'
import styles from './chance-page.module.css'
import { hashOfSeed } from './draw-again.ts'
import { DrawnAct } from './drawn-act.tsx'
import { Mark } from './mark.tsx'
import { notedHash, noteHash } from './noted-hashes.ts'

type DayOfDraws = Out<typeof desserts.calls.draws>

/** The hash of today, and a day that is over with its draws worked out again. */
export function OwnDraws() {
  const words = useWords(chancePack)
  const { profile } = useMe()
  if (!profile) return null
  if (profile.mailChecked !== 'Y') return <p className="mute">{words.unverified}</p>
  return <VerifiedDraws member={profile.id} />
}

function VerifiedDraws({ member }: { readonly member: number }) {
  const { value, refusal, again } = useRead(desserts.calls.draws, {}, { quiet: true })
  useEffect(() => {
    if (value) noteHash(member, value.DAY, value.HASH)
  }, [member, value])
  if (refusal !== undefined) return <Failed refusal={refusal} again={again} />
  if (!value) return <SkeletonLines lines={8} />
  return (
    <div className={styles.stack}>
      <Today value={value} />
      <PastDay member={member} yesterday={daysLater(value.DAY, -1)} />
    </div>
  )
}

function Today({ value }: { readonly value: DayOfDraws }) {
  const words = useWords(chancePack)
  const toast = useToast()
  const copy = async () => {
    if (await copyText(value.HASH)) toast.success(words.copied)
    else toast.error(words.copyFailed)
  }
  return (
    <div className={cardClass({ pad: true }, styles.today)}>
      <h3>
        {words.today} <time className="faint">{value.DAY}</time>
      </h3>
      <code className={styles.long}>{value.HASH}</code>
      <p className="mute">{words.todayText}</p>
      <Button size="small" onClick={() => void copy()}>
        {words.copy}
      </Button>
    </div>
  )
}

function PastDay({ member, yesterday }: { readonly member: number; readonly yesterday: string }) {
  const words = useWords(chancePack)
  const [day, setDay] = useState(yesterday)
  const { value, refusal, again } = useRead(desserts.calls.draws, { day }, { quiet: true })
  return (
    <div className={cardClass({ pad: true }, styles.stack)}>
      <Field label={words.day} className={styles.day}>
        <TextInput
          type="date"
          max={yesterday}
          value={day}
          onChange={({ target }) => target.value !== '' && setDay(target.value)}
        />
      </Field>
      {refusal === 'd.dayUnknown' && <p className="mute">{words.noSeed}</p>}
      {refusal !== undefined && refusal !== 'd.dayUnknown' && <Failed refusal={refusal} again={again} />}
      {!value && refusal === undefined && <SkeletonLines lines={6} />}
      {value?.SEED === '' && <p className="mute">{words.seedLater}</p>}
      {value && value.SEED !== '' && <Worked value={value} noted={notedHash(member, value.DAY)} />}
    </div>
  )
}

function Worked({ value: { SEED, HASH, DRAWS }, noted }: { readonly value: DayOfDraws; readonly noted: string }) {
  const words = useWords(chancePack)
  const isRight = hashOfSeed(SEED) === HASH
  return (
    <>
      <div>
        <p className={styles.name}>{words.seed}</p>
        <code className={styles.long}>{SEED}</code>
      </div>
      <div>
        <p className={styles.name}>{words.hash}</p>
        <code className={styles.long}>{HASH}</code>
        <Mark right={isRight}>{isRight ? words.hashRight : words.hashWrong}</Mark>
        {noted !== '' && <Mark right={noted === HASH}>{noted === HASH ? words.hashKept : words.hashOther}</Mark>}
      </div>
      {DRAWS.length === 0 ? (
        <p className="mute">{words.none}</p>
      ) : (
        <ul className={styles.acts} aria-label={words.draws(DRAWS.length)}>
          {DRAWS.map((act) => (
            <DrawnAct key={`${act.KIND} ${act.SUBJECT}`} seed={SEED} act={act} />
          ))}
        </ul>
      )}
    </>
  )
}

function Failed({ refusal, again }: { readonly refusal: Problem; readonly again: () => void }) {
  const { words: all, language } = useLanguage()
  return (
    <ErrorState title={useWords(chancePack).failed} actions={<Button onClick={again}>{all.shell.retry}</Button>}>
      {problemText({ refusal, data: null }, all, language)}
    </ErrorState>
  )
}
