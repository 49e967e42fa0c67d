import type { Sent } from '@patisserie/contract/endpoint'
import type { LackNotice, PriceNotice, Receipt } from '@patisserie/contract/shop'
import { site } from '@patisserie/contract/site'
import type { Resource } from '@patisserie/rules/ledger/resources'
import { useRef, useState } from 'react'
import { passing, type Refused } from '../../api/answer.ts'
import { useReads } from '../../api/reads.ts'
import { useWrite } from '../../api/writes.ts'

/** What is asked for: to buy or to sell so many for a price. */
export type Deal =
  | ({ readonly kind: 'buy' } & Sent<typeof site.shop.calls.buy>)
  | ({ readonly kind: 'sell' } & Sent<typeof site.shop.calls.sell>)

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
  const buying = useWrite(site.shop.calls.buy, { inline: true })
  const selling = useWrite(site.shop.calls.sell, { inline: true })
  const [changed, setChanged] = useState<ChangedDeal | null>(null)
  const [problem, setProblem] = useState<DealProblem | null>(null)
  const [done, setDone] = useState<readonly DoneDeal[]>([])
  const key = useRef<{ readonly content: string; readonly key: string }>(null)

  const make = async (deal: Deal): Promise<boolean> => {
    setProblem(null)
    const { kind: _, ...input } = deal
    const content = JSON.stringify(deal)
    if (key.current?.content !== content) key.current = { content, key: newKey() }
    const options = { idempotencyKey: key.current.key }
    const answer =
      deal.kind === 'buy'
        ? await buying.run(input as Sent<typeof site.shop.calls.buy>, options) // the fields of this kind
        : await selling.run(input as Sent<typeof site.shop.calls.sell>, options) // the fields of this kind
    if (answer.ok || !passing(answer)) key.current = null
    if (answer.ok) {
      setChanged(null)
      setDone((before) =>
        [{ deal, receipt: answer.value, number: before.length + 1 }, ...before].slice(0, shownReceipts),
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

const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (n) => n.toString(16).padStart(2, '0')).join('')
