import { useState } from 'react'
import type { Refused } from '#api/answer.ts'
import { useReads } from '#api/reads.ts'
import { useWrite } from '#api/writes.ts'
import { useIntent } from '#cards/use-intent.ts'
import type { Sent } from '#contract/endpoint.ts'
import type { LackNotice } from '#contract/lack-notice.ts'
import type { Resource } from '#rules/ledger/resources.ts'
import type { PriceNotice, Receipt } from '../contract/shop.ts'
import { shop } from '../contract/shop.ts'

/** What is asked for: to buy or to sell so many for a price. */
export type Deal =
  | ({ readonly kind: 'buy' } & Sent<typeof shop.calls.buy>)
  | ({ readonly kind: 'sell' } & Sent<typeof shop.calls.sell>)

/** A deal whose price is not the one seen: the reader is asked again. */
export interface ChangedDeal {
  readonly deal: Deal
  readonly over: boolean
  readonly notice: PriceNotice
}

export interface DoneDeal {
  readonly deal: Deal
  readonly receipt: Receipt
  readonly number: number
}

export interface DealProblem {
  readonly deal: Deal
  readonly refused: Refused
  readonly lack: LackNotice | null
}

/** Buys and sells. Every press has a key of its own, so that a press whose answer was lost and is repeated counts once. */
export function useDeal() {
  const { touch } = useReads()
  const buying = useWrite(shop.calls.buy, { inline: true })
  const selling = useWrite(shop.calls.sell, { inline: true })
  const [changed, setChanged] = useState<ChangedDeal | null>(null)
  const [problem, setProblem] = useState<DealProblem | null>(null)
  const [done, setDone] = useState<readonly DoneDeal[]>([])
  const intent = useIntent()

  const make = async (deal: Deal): Promise<boolean> => {
    setProblem(null)
    const { kind: _, ...input } = deal
    const options = { idempotencyKey: intent.keyOf(deal) }
    const answer =
      deal.kind === 'buy'
        ? await buying.run(input as Sent<typeof shop.calls.buy>, options) // the fields of this kind
        : await selling.run(input as Sent<typeof shop.calls.sell>, options) // the fields of this kind
    intent.settled(answer)
    if (answer.ok) {
      setChanged(null)
      // Two presses at once are one call, and get the same answer.
      setDone((before) =>
        before.some(({ receipt }) => receipt === answer.value)
          ? before
          : [{ deal, receipt: answer.value, number: before.length + 1 }, ...before].slice(0, shownReceipts),
      )
      return true
    }
    const isOver = answer.refusal === 'sh.activityOver'
    if (isOver || answer.refusal === 'sh.priceChanged') {
      setChanged({ deal, over: isOver, notice: answer.data as PriceNotice }) // the data of these two refusals
      touch(['shop', 'me'])
    } else {
      setChanged(null)
      if (answer.auth === '') setProblem({ deal, refused: answer, lack: lackOf(answer) })
    }
    return false
  }
  /** Makes the changed deal at its present price. */
  const accept = () => {
    if (!changed) return Promise.resolve(false)
    const { deal, notice, over } = changed
    const { activity: _, ...full } = deal.kind === 'buy' ? deal : { ...deal, activity: undefined }
    return make({ ...(over ? full : deal), price: notice.now } as Deal) // only price and activity differ
  }
  return {
    make,
    accept,
    leave: () => setChanged(null),
    forget: () => setProblem(null),
    changed,
    problem,
    done,
    busy: buying.busy || selling.busy,
  }
}

export type Deals = ReturnType<typeof useDeal>
const shownReceipts = 5

const lackOf = ({ refusal, data }: Refused): LackNotice | null => {
  if (refusal !== 'sh.insufficient') return null
  return data as { readonly resource: Resource; readonly lacks: number } // the data of this refusal
}
