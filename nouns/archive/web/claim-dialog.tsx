import { useState } from 'react'
import { useWrite } from '#api/writes.ts'
import { ReasonDialog } from '#cards/reason-dialog.tsx'
import { Field } from '#design/parts/forms/field.tsx'
import { Select } from '#design/parts/forms/select.tsx'
import { runWords } from '#nouns/replays/web/card/run-words.ts'
import { useOwnRuns } from '#nouns/replays/web/card/use-own-runs.ts'
import { formatNumber } from '#rules/text.ts'
import { useLanguage, useWords } from '#session/words.tsx'
import type { ArchivedRun } from '../contract/archive.ts'
import { archive } from '../contract/archive.ts'
import { archivePack } from '../words/archive.pack.ts'
import styles from './claim-dialog.module.css'

export interface ClaimDialogProps {
  readonly run: ArchivedRun
  readonly onClose: () => void
}

/** Says why an archived run is one's own, with a replay of the same game as evidence if there is one. */
export function ClaimDialog({ run, onClose }: ClaimDialogProps) {
  const { language } = useLanguage()
  const { dialog } = useWords(archivePack)
  const [evidence, setEvidence] = useState('')
  const claim = useWrite(archive.calls.claim, { success: 'submitSuc', inline: true })
  const own = useOwnRuns() ?? []
  const { title, rank, shot } = runWords(run, language)
  const replays = own.toSorted((a, b) => Number(b.GAM === run.GAM) - Number(a.GAM === run.GAM))
  return (
    <ReasonDialog
      title={dialog.title}
      ask={{ label: dialog.reason, hint: dialog.reasonHint }}
      send={dialog.send}
      onSend={(reason) => claim.run({ id: run.id, reason, ...(evidence === '' ? {} : { rid: Number(evidence) }) })}
      onClose={onClose}
    >
      <p className={styles.run}>
        <b>{run.PILOT}</b>
        <span>{[title, rank, shot, run.ROUTE].filter(Boolean).join(' ')}</span>
        <b className="num">{formatNumber(run.SCORE)}</b>
      </p>
      <p className={styles.text}>{dialog.text}</p>
      {replays.length > 0 && (
        <Field label={dialog.evidence}>
          <Select
            value={evidence}
            onChange={({ target }) => setEvidence(target.value)}
            options={[
              { value: '', label: dialog.none },
              ...replays.map((row) => {
                const words = runWords(row, language)
                const name = [words.title, words.rank, words.shortShot, formatNumber(row.SCORE)]
                  .filter(Boolean)
                  .join(' ')
                return { value: String(row.KeyID), label: `${row.CODE} · ${name}` }
              }),
            ]}
          />
        </Field>
      )}
    </ReasonDialog>
  )
}
