import type { Given } from '#core/given.ts'
import type { PersonTabSource } from '#core/members/person-tab-source.ts'
import { showsProgress, showsReplays, showsRunHonours } from '#core/members/privacy.ts'
import { replayCode } from '#rules/base62.ts'
import { yesNoOf } from '#rules/yes-no.ts'
import { bestMedals } from '../rules/best-medals.ts'
import type { FlagVerdict, WireType } from '../rules/replays.ts'

const hasRuns = 'exists (select from replays where uploader = m.id and removed_at is null and held_at is null)'

/** The tabs of a member's page that are made of their runs. */
export const replayTabs: readonly PersonTabSource[] = [
  { name: 'replay', shown: `${showsReplays('m')} and ${hasRuns}` },
  { name: 'progress', shown: `${showsProgress('m')} and ${hasRuns}` },
]

/** Their iscore is shown as on the board, which also asks for the switch of honours. */
export const runHonours: Given['runHonours'] = {
  sql: (m) => `case when ${showsRunHonours(m)} then json_build_object(
        'points', coalesce((select points from iscore_sums where game = 0 and member = ${m}.id), 0),
        'best', (
          select coalesce(json_agg(json_build_object('id', id, 'GAM', game, 'RANK', difficulty, 'CHARA', shot, 'JF', iscore)
            order by iscore desc, id), '[]'::json)
          from (
            select id, game, difficulty, shot, iscore from replays
            where uploader = ${m}.id and removed_at is null and held_at is null and iscore > 0
            order by iscore desc, id limit ${bestRuns}
          ) b
        ),
        'sealed', (
          select coalesce(json_agg(k), '[]'::json) from (
            select distinct achievement as "xz", type as "TYPE", stage as "STAGE", cleared as "CLEARED",
              case when nm then check_nm else '' end as "NM", case when nb then check_nb else '' end as "NB"
            from replays
            where uploader = ${m}.id and removed_at is null and held_at is null and achievement <> ''
          ) k
        )
      ) end`,
  read: (value) => {
    const { points, best, sealed } = (value ?? none) as HonourRow // the object that the SQL above builds
    const medals = bestMedals(sealed.map(({ NM, NB, ...run }) => ({ ...run, CHECKS: { NM, NB } })))
    return {
      JF: points,
      BEST: best.map(({ id, ...run }) => ({ CODE: replayCode(id), ...run })),
      MEDALS: medals.map(({ xz, proved }) => ({ xz, PROVED: yesNoOf(proved) })),
    }
  },
}

const bestRuns = 3

interface HonourRow {
  readonly points: number
  readonly best: readonly {
    readonly id: number
    readonly GAM: number
    readonly RANK: string
    readonly CHARA: string
    readonly JF: number
  }[]
  /** Every kind of run with a medal among theirs, each once. */
  readonly sealed: readonly {
    readonly xz: string
    readonly TYPE: WireType
    readonly STAGE: string
    readonly CLEARED: boolean | null
    readonly NM: FlagVerdict | ''
    readonly NB: FlagVerdict | ''
  }[]
}

const none: HonourRow = { points: 0, best: [], sealed: [] }
