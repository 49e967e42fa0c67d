import { parseReplay } from '@patisserie/replay/parse'
import { encodeReplay } from '@patisserie/replay-encoder/encode'
import { makeRun } from '@patisserie/replay-encoder/make-run'
import { holdsNothing } from '#core/moderation/held-rule.ts'
import type { SeedEvent, SeedStage } from '#core/noun-seed.ts'
import { uploadPicture } from '#core/pictures/upload-picture.ts'
import { codeOfGam } from '#rules/games/games.ts'
import { actPrepared, callOf } from '#site/seed/act.ts'
import { drawScreenshot } from '#site/seed/draw-screenshot.ts'
import { hoursBefore, runInOrder } from '#site/seed/events.ts'
import type { replays } from '../contract/replays.ts'
import { proposeFlags, type ReplayFlag } from '../rules/replays.ts'
import { likeReplay } from '../server/like-replay.ts'
import { commentReplay } from '../server/replay-comments.ts'
import { uploadReplay } from '../server/upload-replay.ts'
import { allRuns, pilotOf } from './more-runs.ts'
import type { DemoRun } from './runs.ts'

const hourMs = 3_600_000

/**
 * Uploads the runs of the demo members in the order of time. Answers their comments and likes, each with its own time, not
 * run yet.
 */
export async function playRuns(stage: SeedStage): Promise<SeedEvent[]> {
  const ids: number[] = []
  const players = [...stage.members, ...stage.regulars]
  const uploads = allRuns.map((run, i): SeedEvent => {
    const at = hoursBefore(stage.now, run.hoursAgo)
    return {
      at,
      happen: async () => void ids.push(await upload({ ...stage, members: players }, { run, seed: 2_000 + i, at })),
    }
  })
  await runInOrder(uploads)
  return allRuns.flatMap((run, i) => [
    ...commentsOn(stage, run, () => ids[i] ?? 0),
    ...likesOn(stage, run, i, () => ids[i] ?? 0),
  ])
}

async function upload(stage: SeedStage, { run, seed, at }: { run: DemoRun; seed: number; at: Date }): Promise<number> {
  const member = stage.members[run.by] ?? 0
  const bytes = encodeReplay(makeRun(wishFor(run, seed, at)))
  const input = { ...written(run, bytes), screen: run.screen ? await screenshot(stage, run, at) : '' }
  const file = { name: 'demo.rpy', bytes }
  const command = uploadReplay({ files: stage.files, held: holdsNothing })
  return (await actPrepared(command, { tx: stage.tx, member, now: at, input, file })).KeyID
}

function wishFor(run: DemoRun, seed: number, at: Date) {
  return {
    game: codeOfGam(run.gam),
    seed,
    name: pilotOf(run),
    // The run was played some hours before its upload.
    date: new Date(at.getTime() - (1 + (seed % 30)) * hourMs).toISOString(),
    slowRate: (seed % 9) / 10,
    clear: !run.unfinished,
    frames: 2_400,
    ...scoreOf(run),
    ...(run.difficulty !== undefined && { difficulty: run.difficulty }),
    ...(run.shot !== undefined && { shot: run.shot }),
  }
}

function scoreOf({ score, typedScore }: DemoRun) {
  // A file of game 9 has the score at the start of the last stage, which is less than the typed total.
  if (typedScore !== undefined) return { score: Math.floor(typedScore * 0.87) }
  return score === undefined ? {} : { score }
}

function written(run: DemoRun, bytes: Uint8Array) {
  const read = parseReplay(bytes, { inputs: true, paths: 'verdicts' })
  if (!read.ok) throw new Error(`the demo run of game ${run.gam} cannot be read: ${read.reason}`)
  const proposed = proposeFlags(read.replay)
  const flag = (name: ReplayFlag) => (proposed[name] ? 'Y' : 'N')
  return {
    comment: run.comment,
    category: run.category,
    NM: flag('NM'),
    NB: flag('NB'),
    NT: flag('NT'),
    NSY: flag('NSY'),
    open: run.hidden ? 'N' : 'Y',
    commentable: run.closed ? 'N' : 'Y',
    ...(run.typedScore !== undefined && { typedScore: run.typedScore }),
  } as const
}

async function screenshot(stage: SeedStage, run: DemoRun, at: Date): Promise<string> {
  const file = { name: `th${run.gam}.png`, bytes: await drawScreenshot(run.screen ?? 0) }
  const act = { tx: stage.tx, member: stage.members[run.by] ?? 0, now: at, input: {}, file }
  return (await actPrepared(uploadPicture(stage.files), act)).data.url
}

/** The comments on a run, each later than the one before. */
const commentsOn = (stage: SeedStage, run: DemoRun, rid: () => number): SeedEvent[] =>
  (run.said ?? []).map(([by, comment], i) => {
    const now = hoursBefore(stage.now, run.hoursAgo * (0.93 - 0.11 * i))
    const happen = () =>
      commentReplay(holdsNothing)(
        callOf<Call['comment']>({ tx: stage.tx, member: stage.members[by] ?? 0, now, input: { rid: rid(), comment } }),
      )
    return { at: now, happen }
  })

/** Likes of some other members, chosen by a fixed formula that leaves few replays without a like. */
const likesOn = (stage: SeedStage, run: DemoRun, index: number, rid: () => number): SeedEvent[] =>
  stage.members.flatMap((member, i) => {
    if (i === run.by || (index * 7 + i * 5) % 11 > 5) return []
    const now = hoursBefore(stage.now, run.hoursAgo * (0.95 - 0.1 * i))
    return [
      { at: now, happen: () => likeReplay(callOf<Call['like']>({ tx: stage.tx, member, now, input: { rid: rid() } })) },
    ]
  })

type Call = typeof replays.calls
