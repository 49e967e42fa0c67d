import { sql } from 'kysely'
import type { Tx } from '#kit/db/database.ts'
import { alikeDistance, type Look, lookDistance, mirrored } from '../../rules/look.ts'
import type { NearLook } from './look-index.ts'
import { keepHashes, pairWorks, shownLooks, type WorkLooks } from './look-store.ts'

/** Of these works, those with a picture that is alike to one of the asked looks and that they show now; the nearest first. */
export async function nearShown(tx: Tx, asked: readonly Look[], works: readonly number[]): Promise<NearLook[]> {
  const best = new Map<number, number>()
  for (const { work, look } of await shownLooks(tx, works)) {
    const distance = Math.min(...asked.map((one) => lookDistance(one, look)))
    if (distance <= (best.get(work) ?? alikeDistance)) best.set(work, distance)
  }
  return [...best].map(([work, distance]) => ({ work, distance })).sort((a, b) => a.distance - b.distance)
}

/**
 * Keeps the looks of a picture that a work shows in the place of another, and unpairs it from the works that it was alike
 * to by the former one. The work shows the new picture already; the caller holds the lock of the looks.
 */
export async function lookAgain(tx: Tx, painting: number, seen: WorkLooks): Promise<void> {
  await keepHashes(tx, painting, seen.kept)
  const own = (await shownLooks(tx, [painting])).map(({ look }) => look)
  const { rows } = await sql<{ work: number }>`delete from painting_pairs
    where painting = ${painting} or other = ${painting} returning painting + other - ${painting} as work`.execute(tx)
  const works = [...new Set(rows.map(({ work }) => work))]
  await pairWorks(tx, painting, await nearShown(tx, [...own, ...own.map(mirrored), ...seen.asked], works))
}
