import { holdsNothing } from '#core/moderation/held-rule.ts'
import type { SeedEvent, SeedStage } from '#core/noun-seed.ts'
import { uploadPicture } from '#core/pictures/upload-picture.ts'
import { actPrepared, callOf } from '#site/seed/act.ts'
import { hoursBefore, runInOrder } from '#site/seed/events.ts'
import type { dragonBalls } from '../contract/dragon-balls.ts'
import type { paintings } from '../contract/paintings.ts'
import { decideWork } from '../server/dragon-balls/decide-work.ts'
import { likePainting } from '../server/like-painting.ts'
import { together } from '../server/looks/looks-of-pictures.ts'
import { mainColour } from '../server/looks/main-colour.ts'
import { takeLooks } from '../server/looks/take-looks.ts'
import { commentPainting } from '../server/painting-comments.ts'
import { uploadPainting } from '../server/upload-painting.ts'
import { drawWork } from './draw-work.ts'
import { type DemoWork, works } from './works.ts'

/**
 * Hangs the works of the demo members in the order of time. Answers what others do about them, each with its own time, not
 * run yet.
 */
export async function playPaintings(stage: SeedStage): Promise<SeedEvent[]> {
  const drawn = await Promise.all(works.map(drawWork))
  const ids: number[] = []
  const uploads = works.map((work, i): SeedEvent => {
    const at = hoursBefore(stage.now, work.hoursAgo)
    const happen = async () => {
      ids[i] = await upload(stage, { work, files: drawn[i] ?? [], at })
    }
    return { at, happen }
  })
  await runInOrder(uploads)
  return works.flatMap((work, i) => answersTo(stage, work, { i, pid: () => ids[i] ?? 0 }))
}

interface Hanging {
  readonly work: DemoWork
  readonly files: readonly Uint8Array[]
  readonly at: Date
}

async function upload({ tx, files: store, members }: SeedStage, { work, files, at }: Hanging) {
  const who = { tx, member: members[work.by] ?? 0, now: at }
  const paths: string[] = []
  for (const bytes of files) {
    const file = { name: `${work.name}.${work.format}`, bytes }
    paths.push((await actPrepared(uploadPicture(store), { ...who, input: {}, file })).data.url)
  }
  const [url = '', ...more] = paths
  const [first] = files
  const command = uploadPainting({
    seePictures: async () => ({
      ...together(
        await Promise.all(files.map(async (bytes) => ({ picture: null, ...(await takeLooks(bytes, null)) }))),
      ),
      // Earlier works are compared in the transaction, which alone sees those of the seed.
      earlier: { near: [], last: 0 },
      looksRemoved: false,
      turnsOwn: false,
      colour: first ? await mainColour(first) : '',
    }),
    held: holdsNothing,
    reviewPaintings: 0,
  })
  const input = { ...said(work), url, more, goOn: 'otherVersion' as const }
  return (await actPrepared(command, { ...who, input })).KeyID
}

const said = (work: DemoWork) => ({
  name: work.name,
  comment: work.comment ?? '',
  characters: work.dragon ? [work.dragon] : [],
  games: [...(work.games ?? [])],
  tags: [...work.tags],
  dragon: work.dragon ?? '',
  commentable: 'Y' as const,
  rights: 'mine' as const,
  source: '',
  ai: work.ai ? ('Y' as const) : ('N' as const),
  note: work.note ?? ('' as const),
})

interface Answered {
  readonly i: number
  readonly pid: () => number
}

function answersTo({ tx, members, staff, now }: SeedStage, work: DemoWork, { i, pid }: Answered): SeedEvent[] {
  const after = (part: number) => hoursBefore(now, work.hoursAgo * part)
  const comments = (work.said ?? []).map(([by, comment], n): SeedEvent => {
    const at = after(0.8 - 0.2 * n)
    const act = () => ({ tx, member: members[by] ?? 0, now: at, input: { pid: pid(), comment } })
    return { at, happen: () => commentPainting(holdsNothing)(callOf<Calls['comment']>(act())) }
  })
  const likes = members.flatMap((member, n): SeedEvent[] => {
    if (n === work.by || (i * 5 + n * 7) % 11 > 6) return []
    const at = after(0.9 - 0.08 * n)
    return [{ at, happen: () => likePainting(callOf<Calls['like']>({ tx, member, now: at, input: { pid: pid() } })) }]
  })
  // Staff take older works as balls; the newest ones wait for them.
  if (!work.dragon || work.hoursAgo < 90) return [...comments, ...likes]
  const at = after(0.5)
  const input = () => ({ pid: pid(), accept: 'Y' as const, reason: '画得像她的弹幕' })
  const taken: SeedEvent = {
    at,
    happen: () => decideWork(callOf<typeof dragonBalls.calls.decide>({ tx, member: staff, now: at, input: input() })),
  }
  return [...comments, ...likes, taken]
}

type Calls = typeof paintings.calls
