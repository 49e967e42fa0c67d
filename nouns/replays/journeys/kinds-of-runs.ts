import type { PathEvent } from '@patisserie/replay/path-facts'
import type { EncodableReplay } from '@patisserie/replay-encoder/encodable'
import { encodeReplay } from '@patisserie/replay-encoder/encode'
import { makeRun } from '@patisserie/replay-encoder/make-run'
import type { Sent } from '#contract/endpoint.ts'
import { makeMember } from '#site/test/make-member.ts'
import type { TestSite } from '#site/test/open-test-site.ts'
import { replays } from '../contract/replays.ts'
import { plainRun } from '../test/upload-run.ts'

/** Uploads runs of kinds that a page can easily describe wrongly, as the member `account`; answers the code of each. */
export async function kindsOfRuns(site: TestSite, account: string) {
  const member = await makeMember(site, account)
  const upload = async (run: EncodableReplay, fields: Partial<Sent<typeof replays.calls.upload>> = {}) => {
    const sent = { token: member.token, file: { name: 'run.rpy', bytes: encodeReplay(run) } }
    const { msg, data } = await site.call(replays.calls.upload, { ...plainRun, ...fields }, sent)
    if (msg !== '') throw new Error(`the run was refused: ${msg}`)
    return data.CODE
  }
  const plain = { slowRate: 0, clear: true } as const
  return {
    member,
    /** A run whose file proves that it was cleared. */
    proved: await upload(makeRun({ game: 'th10', seed: 501, difficulty: 1, ...plain }), { category: 'hunguan' }),
    /** A run that reached the last stage, in a game whose files do not tell whether it was cleared. */
    claimed: await upload(makeRun({ game: 'th06', seed: 502, difficulty: 1, ...plain }), { category: 'hunguan' }),
    claimedHard: await upload(makeRun({ game: 'th07', seed: 503, difficulty: 3, ...plain }), { category: 'hunguan' }),
    provedHard: await upload(makeRun({ game: 'th14', seed: 504, difficulty: 3, ...plain }), { category: 'hunguan' }),
    reached: await upload(makeRun({ game: 'th12', seed: 505, difficulty: 1, slowRate: 0, clear: false })),
    unhit: await upload(unhitRun(), { category: 'nn', NM: 'Y', NB: 'Y' }),
    /** A run of game 7 without a lost life in stages 2 to 6, with one bomb and a broken border. */
    named: await upload(namedRun(), { NM: 'Y', NB: 'Y' }),
    fast: await upload(fastRun()),
    match: await upload(matchRun(), { typedScore: 1_234_560 }),
    scene: await upload(sceneRun()),
  }
}

const keysOf = (count: number) => Array.from({ length: count }, (_, frame) => (frame % 3 === 0 ? 9 : 1))
const time = 1_600_000_000

/** 85,153 recorded frames at 120 Hz: 23 minutes and 39 seconds. */
function fastRun(): EncodableReplay {
  const lengths = [14_000, 14_000, 14_000, 14_000, 14_000, 15_153]
  const stages = lengths.map((count, i) => ({ stage: i + 1, inputs: keysOf(count), frames: 2 * count }))
  return { game: 'th10', name: 'Fast', score: 123_456_780, time, shot: 0, difficulty: 1, stages }
}

/** Cleared without a press of the bomb key, with all lives in every stage. */
function unhitRun(): EncodableReplay {
  const stages = [1, 2, 3, 4, 5, 6].map((stage) => ({ stage, start: { lives: 2 }, inputs: keysOf(900) }))
  return { game: 'th11', name: 'Unhit', score: 234_567_890, time, shot: 0, difficulty: 3, clearedCode: 8, stages }
}

/** Its events name a lost life in stage 1, a bomb in stage 2 and a border in stage 3, broken by the bomb key. */
function namedRun(): EncodableReplay {
  const events: readonly (readonly PathEvent[])[] = [
    [
      { frame: 85, what: 'hit' },
      { frame: 100, what: 'lifeLost' },
    ],
    [{ frame: 300, what: 'bomb' }],
    [
      { frame: 300, what: 'border' },
      { frame: 400, what: 'borderBroken' },
    ],
  ]
  const stages = [1, 2, 3, 4, 5, 6].map((stage, i) => ({
    stage,
    start: { lives: 2 },
    endScore: 1_234_560 * stage,
    inputs: keysOf(900),
    events: events[i] ?? [],
  }))
  return { game: 'th07', name: 'Named', score: 7_407_360, date: '2020-09-13', shot: 0, difficulty: 1, stages }
}

/** A match of two people, which has no stages. */
function matchRun(): EncodableReplay {
  const run = makeRun({ game: 'th09', seed: 507, difficulty: 1, slowRate: 0 })
  if (run.game !== 'th09') throw new Error('asked for game 9')
  const side = { score: 0, seed: 1, shot: 2, cpu: false, lives: 0, inputs: keysOf(900) }
  return { ...run, mode: 'match', stages: [{ sides: [side, { ...side, shot: 4 }] }] }
}

/** Scene 4 of day 9. */
const sceneRun = (): EncodableReplay => ({
  game: 'th143',
  name: 'Seija',
  score: 1_234_560,
  time,
  level: 9,
  scene: 4,
  inputs: keysOf(2_371),
})
