import { giftWorth, isGiftable } from '#rules/economy/gift-worth.ts'
import type { Reward } from '#rules/economy/reward.ts'
import { rewardEntries } from '#rules/economy/reward.ts'
import type { Reason } from '#rules/ledger/reasons.ts'
import { noBalances, type Resource, resources } from '#rules/ledger/resources.ts'

/** Reasons of the ledger, what comes back of a synthesis that failed, and what people begin with. */
export type SimulatedReason = Reason | 'synthesisFailed' | 'start'

/** What somebody got without buying it, in score: by the rules' own worth of gifts. */
export interface Income {
  /** Score, and what the shop pays for power and points. */
  cash: number
  faith: number
  /** Materials, bullets and sugar. */
  goods: number
}

export const noIncome = (): Income => ({ cash: 0, faith: 0, goods: 0 })

export interface Account {
  readonly balances: Record<Resource, number>
  readonly income: Income
}

export const emptyAccount = (): Account => ({ balances: { ...noBalances }, income: noIncome() })

/** The books of all accounts. Whatever changes a balance is minted, burned or moved here. */
export class Book {
  readonly accounts: Account[] = []
  readonly minted: Record<Resource, number> = { ...noBalances }
  readonly burned: Record<Resource, number> = { ...noBalances }
  /** Minted (above 0) and burned (below 0) by reason and resource, as `like score`. */
  readonly byReason = new Map<string, number>()

  open(): Account {
    const account = emptyAccount()
    this.accounts.push(account)
    return account
  }

  /** What an act brings is income. */
  earn(account: Account, reward: Reward, reason: SimulatedReason): void {
    for (const [resource, amount] of rewardEntries(reward)) {
      this.mint(account, { resource, amount, reason })
      if (reason !== 'start') this.countIncome(account, resource, amount)
    }
  }

  mint(account: Account, { resource, amount, reason }: Change): void {
    account.balances[resource] += this.#whole(amount)
    this.minted[resource] += amount
    this.#note(reason, resource, amount)
  }

  burn(account: Account, { resource, amount, reason }: Change): void {
    this.#take(account, resource, amount)
    this.burned[resource] += amount
    this.#note(reason, resource, -amount)
  }

  /** A gift: what the receiver gets and the giver loses counts as income of both. */
  give(from: Account, to: Account, [resource, amount]: readonly [Resource, number]): void {
    this.#take(from, resource, amount)
    to.balances[resource] += amount
    this.countIncome(from, resource, -amount)
    this.countIncome(to, resource, amount)
  }

  countIncome({ income }: Account, resource: Resource, amount: number): void {
    if (!isGiftable(resource)) return
    const worth = giftWorth(resource, amount)
    if (resource === 'score' || resource === 'power' || resource === 'point') income.cash += worth
    else if (resource === 'faith') income.faith += worth
    else income.goods += worth
  }

  held(resource: Resource): number {
    return this.accounts.reduce((sum, { balances }) => sum + balances[resource], 0)
  }

  /** Resources of which what was minted less what was burned is not what is held; none, unless the simulation is wrong. */
  audit(): Resource[] {
    return resources.filter((each) => this.minted[each] - this.burned[each] !== this.held(each))
  }

  #take(account: Account, resource: Resource, amount: number): void {
    if (account.balances[resource] < this.#whole(amount)) throw new Error(`${amount} ${resource} are not there`)
    account.balances[resource] -= amount
  }

  #whole(amount: number): number {
    if (!Number.isSafeInteger(amount) || amount < 0) throw new RangeError(`not a whole amount: ${amount}`)
    return amount
  }

  #note(reason: SimulatedReason, resource: Resource, amount: number): void {
    const key = `${reason} ${resource}`
    this.byReason.set(key, (this.byReason.get(key) ?? 0) + amount)
  }
}

interface Change {
  readonly resource: Resource
  readonly amount: number
  readonly reason: SimulatedReason
}
