import { setTimeout as sleep } from 'node:timers/promises'
import type { TestMember } from '#site/test/make-member.ts'
import type { SiteProcess } from '#site/test/site-process.ts'
import { bets } from '../contract/bets.ts'
import type { OpenEvent } from './events.ts'

/** A stake that somebody pressed once. */
export interface PressedStake {
  readonly key: string
  readonly by: TestMember
  readonly event: OpenEvent
  readonly option: number
  readonly stake: number
  /** Null until it was answered: '' for success, or the refusal. */
  told: string | null
  /** What its answer promised. */
  promised: number
  /** Whether its first answer was heard. */
  isAcknowledged: boolean
}

const handCount = 10
const any = <T>(list: readonly T[]): T => list[Math.floor(Math.random() * list.length)] as T // no list is empty

/** Members who stake at random as fast as they are answered. */
export function openBettors(members: readonly TestMember[]) {
  const pressed: PressedStake[] = []
  const raises = new Set<string>()
  let names = 0
  let isPressing = false
  let working: Promise<unknown> = Promise.resolve()

  async function ask(site: SiteProcess, one: PressedStake): Promise<boolean> {
    const { by, event, option, stake, key } = one
    const call = raises.has(key) ? bets.calls.raise : bets.calls.place
    const input = { bocaiName: event.name, option, stake, payout: 0 }
    const answer = await site.call(call, input, { token: by.token, key }).catch(() => null)
    if (!answer || answer.status >= 500) return false
    if (answer.status !== 200) throw new Error(`a stake was answered with ${answer.status}`)
    one.told = answer.auth || answer.msg
    if (one.told === '') one.promised = answer.data.PAYOUT
    return true
  }

  function next(events: readonly OpenEvent[]): PressedStake {
    const event = any(events)
    const by = any(members)
    const one = {
      ...{
        key: `stake ${++names} of ${by.id}`,
        by,
        event,
        option: Math.floor(Math.random() * event.opening.odds.length),
      },
      ...{ stake: 1 + Math.floor(Math.random() * 3), told: null, promised: 0, isAcknowledged: false },
    }
    const before = pressed.some(
      (each) => each.told === '' && each.by === by && each.event === event && each.option === one.option,
    )
    if (event.multi && before) raises.add(one.key)
    pressed.push(one)
    return one
  }

  async function hand(site: SiteProcess, events: readonly OpenEvent[]): Promise<void> {
    while (isPressing) {
      const one = next(events)
      one.isAcknowledged = await ask(site, one)
      if (!one.isAcknowledged) return
    }
  }

  return {
    pressed: pressed as readonly PressedStake[],
    /** Ten hands press until `rest`, or until they are not answered. */
    press(site: SiteProcess, events: readonly OpenEvent[]): void {
      isPressing = true
      working = Promise.all(Array.from({ length: handCount }, () => hand(site, events)))
    },
    /** No new stake is pressed; resolves once every call that was sent is answered or has failed. */
    async rest(): Promise<void> {
      isPressing = false
      await working
    },
    /** Repeats under the same key what had no answer, until it has one. */
    async repeat(site: SiteProcess): Promise<void> {
      for (const one of pressed.filter(({ told }) => told === null)) {
        for (let tries = 0; !(await ask(site, one)); tries++) {
          if (tries > 200) throw new Error('a stake has no answer')
          await sleep(100)
        }
      }
    },
  }
}
