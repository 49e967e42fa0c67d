import type { NounSeed, SeedStage } from '#core/noun-seed.ts'
import { characterGroups } from '#rules/games/game-catalogue.ts'
import type { Gam } from '#rules/games/games.ts'
import { callOf } from '#site/seed/act.ts'
import type { archive } from '../contract/archive.ts'
import { archiveColumns } from '../rules/archive.ts'
import { claimRun } from '../server/claim-run.ts'
import { decideClaim } from '../server/decide-claim.ts'
import { importRuns } from '../server/import-runs.ts'

export const seed: NounSeed = {
  order: 130,
  play: async (stage) => ({ end: () => archiveRuns(stage) }),
}

/** Imports an old scoreboard and makes two claims: one that staff passed, one that waits for staff. */
async function archiveRuns({ tx, members, staff, now }: SeedStage): Promise<void> {
  await importRuns(tx, [archiveColumns.join('\t'), ...runs.map(lineOf)].join('\n'))
  const claims = []
  for (const { score, by, reason } of claimed) {
    const run = await tx.selectFrom('archived_runs').select('id').where('score', '=', score).executeTakeFirstOrThrow()
    const member = members[by] ?? staff
    await claimRun(callOf<typeof archive.calls.claim>({ tx, member, now, input: { id: run.id, reason } }))
    claims.push(run.id)
  }
  const passed = await tx
    .selectFrom('archived_claims')
    .select('id')
    .where('run', '=', claims[0] ?? 0)
    .executeTakeFirstOrThrow()
  const input = { id: passed.id, was: 'waits', pass: 'Y', reason: '演示：机签对得上。' } as const
  await decideClaim(callOf<typeof archive.calls.decide>({ tx, member: staff, now, input }))
}

type Run = readonly [
  gam: Gam,
  difficulty: string,
  shot: number,
  score: number,
  slow: string,
  played: string,
  pilot: string,
]

/** Invented runs. Their scores are below those of the demo members, so that the members keep their records. */
const runs: readonly Run[] = [
  [6, 'Lunatic', 3, 141_208_850, '0.31', '2009-02-11', 'DEMO-01'],
  [6, 'Hard', 1, 98_770_460, '0.12', '2009-03-02', 'DEMO-02'],
  [6, 'Extra', 0, 112_640_330, '', '2008-12-24', 'DEMO-03'],
  [7, 'Lunatic', 4, 702_115_980, '0.08', '2010-01-17', 'DEMO-01'],
  [7, 'Phantasm', 2, 511_300_270, '0.22', '2010-05-04', 'DEMO-04'],
  [7, 'Normal', 5, 288_906_140, '', '', 'DEMO-05'],
  [8, 'Hard', 0, 803_411_570, '0.40', '2009-08-15', 'DEMO-02'],
  [8, 'Extra', 3, 655_207_910, '0.05', '2009-09-27', 'DEMO-06'],
  [10, 'Lunatic', 2, 402_116_830, '0.00', '2011-11-11', 'DEMO-03'],
  [10, 'Easy', 5, 97_400_210, '1.02', '2011-04-30', 'DEMO-05'],
  [11, 'Normal', 1, 85_104_660, '0.66', '2012-06-18', 'DEMO-04'],
  [11, 'Extra', 4, 121_950_380, '', '2012-07-07', 'DEMO-01'],
  [12, 'Lunatic', 0, 611_704_190, '0.15', '2013-02-03', 'DEMO-06'],
  [12, 'Hard', 3, 322_018_740, '0.09', '2013-02-21', 'DEMO-02'],
  [13, 'Extra', 3, 71_220_950, '0.00', '2013-10-01', 'DEMO-03'],
  [13, 'Normal', 2, 55_018_360, '', '', 'DEMO-05'],
  [14, 'Lunatic', 1, 240_991_720, '0.28', '2014-12-31', 'DEMO-04'],
  [14, 'Easy', 4, 61_540_080, '0.71', '2015-01-02', 'DEMO-06'],
  [15, 'Hard', 2, 318_204_650, '0.02', '2016-05-20', 'DEMO-01'],
  [15, 'Extra', 0, 150_733_440, '0.00', '2016-08-08', 'DEMO-02'],
  [16, 'Normal', 3, 210_405_910, '', '2018-04-19', 'DEMO-03'],
  [17, 'Hard', 5, 402_991_300, '0.33', '2020-02-29', 'DEMO-06'],
]

const claimed = [
  { score: 141_208_850, by: 0, reason: '演示：当年在旧榜上用的就是这个机签。' },
  { score: 402_116_830, by: 2, reason: '演示：那天打到半夜，成绩还记得。' },
] as const

function lineOf([gam, difficulty, shot, score, slow, played, pilot]: Run): string {
  const shots = characterGroups(gam).flatMap((group) => group.shots)
  const { id } = shots[shot] ?? { id: '' }
  return [gam, difficulty, id, '', score, slow, played, played, pilot].join('\t')
}
