import { type ThingKind, usePatchThing } from '#api/patch-thing.ts'
import { useLive } from '#session/live/live-wishes.ts'
import type { BetRow } from '../../contract/bet-rows.ts'

/** Recognises events in cached answers: of the list and of an event's page. */
const betThing: ThingKind<Pick<BetRow, 'NAME' | 'OPTIONS' | 'BETTORS' | 'TYPE'> & { readonly REPCOMNUM?: number }> = {
  isRow: (value): value is BetRow => 'SHOWBETS' in value && 'OPTIONS' in value,
  id: ({ NAME }) => NAME,
}

/** What the stream says of an event. */
export interface LiveBet {
  readonly stakes: number
  readonly bettors: number
  readonly step: number
  readonly comments: number
  readonly factors: readonly number[]
}

/** Keeps the odds of an open event up to date in all answers; `hear` is called with what the stream said. */
export const useLiveBet = (name: string, hear?: (live: LiveBet) => void): void => {
  const patchThing = usePatchThing()
  useLive('bet', name, (state) => {
    const { stakes, bettors, step, comments, factors } = state
    if (typeof stakes !== 'number' || typeof bettors !== 'number' || typeof step !== 'number') return
    if (typeof comments !== 'number') return
    if (!Array.isArray(factors) || !factors.every((each) => typeof each === 'number')) return
    const known: readonly number[] = factors
    patchThing(
      betThing,
      name,
      (bet) => ({
        ...bet,
        BETTORS: bettors,
        ...(bet.REPCOMNUM === undefined ? {} : { REPCOMNUM: comments }),
        // Under `ending` the stream never tells factors; after the deadline the answers have them.
        OPTIONS:
          bet.TYPE === 'ending'
            ? bet.OPTIONS
            : bet.OPTIONS.map((option, n) => ({ ...option, FACTOR: known[n] ?? option.FACTOR })),
      }),
      'told',
    )
    hear?.({ stakes, bettors, step, comments, factors: known })
  })
}
