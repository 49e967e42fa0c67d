import type { Words } from '#words/words.ts'
import type { ReplayDetail } from '../../contract/replays.ts'

/** A run with the name that its columns and lines have. */
export interface NamedRun extends ReplayDetail {
  readonly name: string
  readonly nick: string
  /** The run's code where another run is of the same player; else empty. */
  readonly mark: string
}

/** Names runs by their players; those of one player by their codes too. */
export function namedRuns(runs: readonly ReplayDetail[], { accounts }: Words): NamedRun[] {
  const nicks = runs.map(({ NICK }) => NICK || accounts.closedName)
  return runs.map((run, i) => {
    const nick = nicks[i] ?? ''
    const mark = nicks.filter((each) => each === nick).length === 1 ? '' : run.CODE
    return { ...run, nick, mark, name: [nick, mark].filter(Boolean).join(' ') }
  })
}
