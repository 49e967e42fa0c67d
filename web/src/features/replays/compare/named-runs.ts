import type { ReplayDetail } from '@patisserie/contract/replays'
import type { Words } from '@patisserie/words/words'

/** A run with the name that its columns and lines have. */
export interface NamedRun extends ReplayDetail {
  readonly name: string
}

/** Names runs by their players; those of one player by their codes too. */
export function namedRuns(runs: readonly ReplayDetail[], { accounts }: Words): NamedRun[] {
  const nicks = runs.map(({ NICK }) => NICK || accounts.closedName)
  return runs.map((run, i) => {
    const nick = nicks[i] ?? ''
    const isAlone = nicks.filter((each) => each === nick).length === 1
    return { ...run, name: isAlone ? nick : `${nick} ${run.CODE}` }
  })
}
