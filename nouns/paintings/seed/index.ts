import type { NounSeed, SeedEvent, SeedStage } from '#core/noun-seed.ts'
import { callOf } from '#site/seed/act.ts'
import { likesOfRegulars } from '#site/seed/likes-of-regulars.ts'
import type { paintings } from '../contract/paintings.ts'
import { likePainting } from '../server/like-painting.ts'
import { playPaintings } from './play-paintings.ts'

export const seed: NounSeed = {
  order: 20,
  play: async (stage) => ({
    events: [...(await playPaintings(stage)), ...(await playRegulars(stage))],
  }),
}

/** Regulars like the works, in very different numbers. */
async function playRegulars(stage: SeedStage): Promise<SeedEvent[]> {
  const works = await stage.tx
    .selectFrom('paintings')
    .select(['id', 'uploader as author', 'uploaded_at as at'])
    .orderBy('id')
    .execute()
  const like = (member: number, now: Date, pid: number) =>
    likePainting(callOf<typeof paintings.calls.like>({ tx: stage.tx, member, now, input: { pid } }))
  return works.flatMap((work, i) => likesOfRegulars(stage, { thing: work, i: i + 300, like }))
}
