import { useState } from 'react'
import { useRead } from '#api/reads.ts'
import { useWrite } from '#api/writes.ts'
import { ReasonDialog } from '#cards/reason-dialog.tsx'
import { classNames } from '#design/class-names.ts'
import { Button } from '#design/parts/button.tsx'
import { cardClass } from '#design/parts/card.tsx'
import { Chip } from '#design/parts/chip.tsx'
import { SectionHead } from '#design/parts/section-head.tsx'
import type { Tint } from '#design/parts/tint.ts'
import type { ClaimState } from '#rules/staff/claims.ts'
import { Link } from '#session/link.tsx'
import { useWords } from '#session/words.tsx'
import { iscore } from '../../contract/iscore.ts'
import { iscorePack } from '../../words/iscore/iscore.pack.ts'
import styles from './own-panel.module.css'

interface Free {
  readonly PILOT: string
  readonly KeyID: number
  readonly CODE: string
}

/** One's signatures: what staff said about them, and what can be claimed. */
export function MyPilots() {
  const { pilots } = useWords(iscorePack)
  const { value } = useRead(iscore.calls.myPilots, {}, { quiet: true })
  const [asked, setAsked] = useState<Free | null>(null)
  if (!value) return null
  return (
    <section aria-labelledby="my-pilots">
      <SectionHead id="my-pilots" title={pilots.title} />
      <p className={styles.text}>{pilots.text}</p>
      {value.claims.length + value.free.length === 0 && <p className={styles.note}>{pilots.none}</p>}
      {value.claims.length + value.free.length > 0 && (
        <ul className={classNames(cardClass({ clip: true }), styles.list)}>
          {value.claims.map((claim) => (
            <li key={claim.id}>
              <span>
                <span className={styles.name}>{claim.PILOT}</span>
                {claim.REASON && <span className={styles.note}> {pilots.said(claim.REASON)}</span>}
              </span>
              <Chip tint={tints[claim.STATE]}>{pilots.states[claim.STATE]}</Chip>
            </li>
          ))}
          {value.free.map((free) => (
            <li key={free.PILOT}>
              <span>
                <span className={styles.name}>{free.PILOT}</span>{' '}
                <span className={styles.note}>{pilots.runs(free.RUNS)}</span>
              </span>
              <Button size="small" onClick={() => setAsked(free)}>
                {pilots.claim}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {asked && <ClaimDialog free={asked} onClose={() => setAsked(null)} />}
    </section>
  )
}

const tints = { waits: 'honey', passed: 'matcha', refused: 'plain' } as const satisfies Record<ClaimState, Tint>

function ClaimDialog({ free, onClose }: { readonly free: Free; readonly onClose: () => void }) {
  const { pilots } = useWords(iscorePack)
  const claim = useWrite(iscore.calls.claimPilot, { success: 'submitSuc', inline: true })
  return (
    <ReasonDialog
      title={pilots.claimTitle(free.PILOT)}
      ask={{ label: pilots.note, hint: pilots.noteHint }}
      optional
      send={pilots.send}
      onSend={(note) => claim.run({ rid: free.KeyID, note })}
      onClose={onClose}
    >
      <p>{pilots.claimText}</p>
      <p className={styles.note}>
        {pilots.evidence} <Link to={`/r/${free.CODE}`}>{free.CODE}</Link>
      </p>
    </ReasonDialog>
  )
}
