import { holdsNothing } from '#core/moderation/held-rule.ts'
import type { SeedEvent, SeedStage } from '#core/noun-seed.ts'
import { callOf } from '#site/seed/act.ts'
import { type LikedThing, likesOfRegulars, sinceBoth, soonAfter } from '#site/seed/likes-of-regulars.ts'
import { share } from '#site/seed/regulars.ts'
import type { replays } from '../contract/replays.ts'
import { likeReplay } from '../server/like-replay.ts'
import { commentReplay } from '../server/replay-comments.ts'

const said = [
  '这段避得好稳，看了三遍。',
  '收了，回头照着练。',
  '原来还能这么走，学到了。',
  '那一下我手都出汗了。',
  '恭喜！这个难度我还在门口。',
  'Clean. The last stage was a joy to watch.',
  '节奏真好，配着夜宵看完了。',
  '下次试试左边，弹幕会疏一点。',
]

/** Regulars like the public runs, in very different numbers, and comment on them. */
export async function playRegulars(stage: SeedStage): Promise<SeedEvent[]> {
  const runs = await stage.tx
    .selectFrom('replays')
    .select(['id', 'uploader as author', 'uploaded_at as at', 'commentable'])
    .where('open', '=', true)
    .orderBy('id')
    .execute()
  const like = (member: number, now: Date, rid: number) =>
    likeReplay(callOf<typeof replays.calls.like>({ tx: stage.tx, member, now, input: { rid } }))
  return [
    ...runs.flatMap((run, i) => likesOfRegulars(stage, { thing: run, i, like })),
    ...runs.flatMap((run, i) => (run.commentable ? commentsOn(stage, run, i) : [])),
  ]
}

const commentsOn = ({ tx, regulars, now }: SeedStage, run: LikedThing, i: number): SeedEvent[] =>
  Array.from({ length: Math.floor(5 * share(i, 71) ** 3) }, (_, k): SeedEvent => {
    const n = Math.floor(share(i, 80 + k) * regulars.length)
    const at = soonAfter(now, sinceBoth(now, run.at, n), share(k + i, 90))
    const input = { rid: run.id, comment: said[(i + 3 * k) % said.length] ?? '' }
    const act = { tx, member: regulars[n] ?? 0, now: at, input }
    return { at, happen: () => commentReplay(holdsNothing)(callOf<typeof replays.calls.comment>(act)) }
  })
