import type { ClaimState } from '@patisserie/rules/pilots'
import { useState } from 'react'
import { RadioGroup } from '../../../design/parts/radio-group.tsx'
import { useIscoreWords } from '../iscore-words.ts'
import styles from './desk.module.css'
import { FirstList } from './first-list.tsx'
import { PilotQueue } from './pilot-queue.tsx'
import { RunQueue } from './run-queue.tsx'

const tabs = ['queue', 'pilots', 'firsts'] as const
const states = ['waits', 'passed', 'refused'] as const satisfies readonly ClaimState[]

/** The iscore area of the back office: runs to look at, signatures, world-firsts. */
export function IscoreDesk() {
  const { staff } = useIscoreWords()
  const [tab, setTab] = useState<(typeof tabs)[number]>('queue')
  const [state, setState] = useState<ClaimState>('waits')
  return (
    <>
      <div className={styles.bar}>
        <RadioGroup
          label={staff.tabs}
          labelHidden
          look="segments"
          value={tab}
          onChange={setTab}
          options={tabs.map((value) => ({ value, label: staff[value] }))}
        />
        {tab !== 'firsts' && (
          <RadioGroup
            label={staff.state}
            labelHidden
            look="segments"
            value={state}
            onChange={setState}
            options={states.map((value) => ({ value, label: staff.states[value] }))}
          />
        )}
      </div>
      {tab === 'queue' && <RunQueue key={state} state={state} />}
      {tab === 'pilots' && <PilotQueue key={state} state={state} />}
      {tab === 'firsts' && <FirstList />}
    </>
  )
}
