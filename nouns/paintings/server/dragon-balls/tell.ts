import { remind } from '#core/reminders/remind.ts'
import type { Tx } from '#kit/db/database.ts'
import type { OpenRound, PlacedBall } from './round-store.ts'

interface ToldPlace {
  readonly painting: { readonly id: number; readonly name: string }
  readonly to: number
  readonly state: 'set' | 'emptied' | 'declined'
  /** 0 where the work was not taken. */
  readonly ball: number
  readonly round: number
  readonly character: string
  readonly note: string
  readonly now: Date
}

/** Tells the painter what became of a work that was handed in. */
export const tellPlace = (tx: Tx, { painting, to, now, ...told }: ToldPlace) =>
  remind(tx, {
    to,
    kind: 'dragonBall',
    subject: `painting:${painting.id}`,
    data: { painting: painting.id, name: painting.name, ...told },
    now,
  })

/** Tells every painter of a round that it is closed, each once. */
export async function tellClosed(tx: Tx, { character, round, balls }: OpenRound, now: Date): Promise<void> {
  const subject = `dragon:${character}:${round}`
  for (const [to, own] of byMember(balls)) {
    await remind(tx, { to, kind: 'dragonRound', subject, data: { character, round, balls: own.length }, now })
  }
}

/** The painters with their balls, in one order, so that two rounds that close at once cannot deadlock. */
function byMember(balls: readonly PlacedBall[]): [number, PlacedBall[]][] {
  const found = new Map<number, PlacedBall[]>()
  for (const ball of balls) {
    if (ball.member !== null) found.set(ball.member, [...(found.get(ball.member) ?? []), ball])
  }
  return [...found].sort(([a], [b]) => a - b)
}
