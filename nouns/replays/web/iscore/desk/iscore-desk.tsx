import { Stack } from '#design/parts/layout.tsx'
import { currentState, DeskChoice } from '#desks/desk-choice.tsx'
import { useDeskSearch } from '#desks/desk-search.ts'
import { useCurrentTab, ViewTabs } from '#desks/view-tabs.tsx'
import type { ClaimState } from '#rules/staff/claims.ts'
import { useWords } from '#session/words.tsx'
import { iscorePack } from '../../../words/iscore/iscore.pack.ts'
import { FirstList } from './first-list.tsx'
import { PilotQueue } from './pilot-queue.tsx'
import { RunQueue } from './run-queue.tsx'

const states = ['waits', 'passed', 'refused'] as const satisfies readonly ClaimState[]

/** The iscore area of the back office: runs to look at, signatures, world-firsts. */
export function IscoreDesk() {
  const { staff } = useWords(iscorePack)
  const search = useDeskSearch()
  const tabs = (['queue', 'pilots', 'firsts'] as const).map((key) => ({ key, name: staff[key] }))
  const tab = useCurrentTab(tabs)
  const state = currentState(search.get('state'), states)
  return (
    <Stack gap={4}>
      <ViewTabs label={staff.tabs} tabs={tabs} />
      {(tab === 'queue' || tab === 'pilots') && <DeskChoice label={staff.state} states={states} words={staff.states} />}
      {tab === 'queue' && <RunQueue state={state} />}
      {tab === 'pilots' && <PilotQueue state={state} />}
      {tab === 'firsts' && <FirstList />}
    </Stack>
  )
}
