import { CheckFlag, type CheckState } from '#design/parts/forms/check-flag.tsx'
import { useWords } from '#session/words.tsx'
import type { ReplayRow } from '../../contract/replays.ts'
import { replayFlags } from '../../rules/replays.ts'
import { runFactsPack } from '../../words/run/run-facts.pack.ts'

/** The uploader's claims (no miss, no bomb …), each with the result of checking it against the file. */
export function ReplayFlags({ row }: { readonly row: Pick<ReplayRow, 'NM' | 'NB' | 'NT' | 'NSY' | 'CHECKS'> }) {
  const { verdicts } = useWords().replays
  const facts = useWords(runFactsPack)
  return replayFlags
    .filter((flag) => row[flag] === 'Y')
    .map((flag) => {
      const state = stateOf(row.CHECKS[flag])
      return (
        <CheckFlag key={flag} code={flag} state={state}>
          {facts.flagSays(facts.flags[flag], verdicts[state])}
        </CheckFlag>
      )
    })
}

const stateOf = (check: string): CheckState => (check === 'verified' || check === 'contradicted' ? check : 'claimed')
