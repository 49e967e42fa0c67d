import { useState } from 'react'
import type { Refused } from '#api/answer.ts'
import { useReads } from '#api/reads.ts'
import { useWrite } from '#api/writes.ts'
import { useIntent } from '#cards/use-intent.ts'
import type { LackNotice } from '#contract/lack-notice.ts'
import type { MostNotice, OddsNotice, StakeSlip } from '../../contract/bet-slip.ts'
import { bets } from '../../contract/bets.ts'

/** A stake that is asked for. */
export interface Stake {
  readonly bocaiName: string
  readonly option: number
  readonly stake: number
  /** The payout that was seen, in thousandths; 0 under `ending`. */
  readonly payout: number
  /** `REVISION` of the event that was read. */
  readonly revision: number
  /** More on an option that the member staked on. */
  readonly isRaise: boolean
}

export interface ChangedStake {
  readonly stake: Stake
  readonly notice: OddsNotice
}

/** Stakes. A press whose answer was lost has its key again when it is repeated, and counts once. */
export function useStake(onStaked: () => void) {
  const { touch } = useReads()
  const placing = useWrite(bets.calls.place, { inline: true })
  const raising = useWrite(bets.calls.raise, { inline: true })
  const confirming = useWrite(bets.calls.adult, { inline: true })
  const [changed, setChanged] = useState<ChangedStake | null>(null)
  const [asksAge, setAsksAge] = useState<Stake | null>(null)
  const [isDeclined, setDeclined] = useState(false)
  const [problem, setProblem] = useState<Refused | null>(null)
  const [done, setDone] = useState<{ readonly stake: Stake; readonly slip: StakeSlip } | null>(null)
  const intent = useIntent()

  const make = async (stake: Stake): Promise<void> => {
    setProblem(null)
    setDone(null)
    const { isRaise, ...input } = stake
    const options = { idempotencyKey: intent.keyOf(stake) }
    const answer = await (isRaise ? raising.run(input, options) : placing.run(input, options))
    intent.settled(answer)
    setChanged(null)
    if (answer.ok) {
      setDone({ stake, slip: answer.value })
      onStaked()
      return
    }
    if (answer.refusal === 'b.oddsChanged') {
      setChanged({ stake, notice: answer.data as OddsNotice }) // the data of this refusal
      touch(['bet'])
    } else if (answer.refusal === 'b.adultMissing') setAsksAge(stake)
    else if (answer.auth === '') {
      setProblem(answer)
      // Most refusals mean that the page knows less than the server.
      touch(['bet', 'me'])
    }
  }
  return {
    make,
    /** Takes the changed payout. */
    accept: () => (changed ? make({ ...changed.stake, payout: changed.notice.now }) : Promise.resolve()),
    leave: () => setChanged(null),
    /** Says that the member is old enough, and stakes what they wanted to stake. */
    confirmAge: async () => {
      if (!asksAge) return
      setDeclined(false)
      const answer = await confirming.run({})
      setAsksAge(null)
      if (answer.ok) await make(asksAge)
      else if (answer.auth === '') setProblem(answer)
    },
    askAge: setAsksAge,
    leaveAge: () => {
      setAsksAge(null)
      setDeclined(true)
    },
    forget: () => {
      setProblem(null)
      setDone(null)
    },
    changed,
    asksAge,
    /** They have not said that they are old enough, when they were asked. */
    isDeclined,
    problem,
    done,
    busy: placing.busy || raising.busy || confirming.busy,
  }
}

export type Stakes = ReturnType<typeof useStake>

/** The number that a refusal sends along, if it does. */
export const noticeOf = ({ data }: Refused): Partial<MostNotice & LackNotice> =>
  typeof data === 'object' && data !== null ? data : {}
