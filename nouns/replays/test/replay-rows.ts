import fc from 'fast-check'
import type { Database } from '#kit/db/database.ts'
import { replayCode } from '#rules/base62.ts'
import { readReplayFilter, replaySorts } from '../rules/replay-filters.ts'

/** A replay row of the reference implementation: every column that filters use. */
export interface Row {
  id: number
  uploader: number
  game: number
  difficulty: string
  shot: string
  type: string
  category: string
  score: number
  at: Date
  pilot: string
  comment: string
  likes: number
  comments: number
  iscore: number | null
  claims: boolean[]
  checks: string[]
  held: boolean
  removed: boolean
}

export const now = new Date('2026-03-10T04:00:00Z')
export const flags = ['NM', 'NB', 'NT', 'NSY'] as const
const words = ['终于过了', '弹幕好美', '过', 'Good RUN', 'ｇｏｏｄ luck', "it's 100%_done", '']
const pilots = ['REIMU', 'reimu ', 'ＲＥＩＭＵ２', 'Marisa', 'a_b', '']

/** Rows of a few members with few different values, so that filters find some of them. */
export const anyRow = (uploaders: readonly number[]): fc.Arbitrary<Row> =>
  fc.record({
    id: fc.constant(0),
    uploader: fc.constantFrom(...uploaders),
    game: fc.constantFrom(6, 6, 7, 8, 95),
    difficulty: fc.constantFrom('L', 'N', 'EX'),
    shot: fc.constantFrom('ReimuA', 'MarisaB', 'Reimu & Yukari'),
    type: fc.constantFrom('full', 'full', 'stage', 'scene'),
    category: fc.constantFrom('score', 'nn', 'other'),
    score: fc.integer({ min: 0, max: 30 }).map((n) => n * 10),
    at: fc.integer({ min: 0, max: 40 * 24 }).map((hours) => new Date(now.getTime() - hours * 3_600_000)),
    pilot: fc.constantFrom(...pilots),
    comment: fc.array(fc.constantFrom(...words), { minLength: 0, maxLength: 2 }).map((parts) => parts.join('，')),
    likes: fc.constantFrom(0, 0, 1, 5),
    comments: fc.constantFrom(0, 0, 2),
    iscore: fc.constantFrom(null, 0, 1_000),
    claims: fc.tuple(fc.boolean(), fc.boolean(), fc.boolean(), fc.boolean()),
    checks: fc.array(fc.constantFrom('claimed', 'verified', 'contradicted'), { minLength: 4, maxLength: 4 }),
    held: fc.integer({ min: 0, max: 19 }).map((n) => n === 0),
    removed: fc.integer({ min: 0, max: 19 }).map((n) => n === 0),
  })

export async function insertRows({ own }: Database, made: readonly Row[]): Promise<void> {
  const hash = (id: number) => id.toString(16).padStart(64, '0')
  await own
    .insertInto('files')
    .values(made.map(({ id }) => ({ hash: hash(id), size: 1, uses: 1, at: now })))
    .execute()
  const values = made.map(({ id, at, claims, checks, held, removed, ...rest }) => ({
    ...rest,
    uploaded_at: at,
    ...{ nm: claims[0], nb: claims[1], nt: claims[2], nsy: claims[3] },
    ...{ check_nm: checks[0], check_nb: checks[1], check_nt: checks[2], check_nsy: checks[3] },
    ...{
      held_at: held ? now : null,
      removed_at: removed ? now : null,
      file_hash: hash(id),
      file_size: 1,
      input_hash: null,
    },
    ...{ score_typed: false, played: '', stage: '', frames: null, version: '', mode: '', slow: null, cleared: null },
    ...{ achievement: '', open: true, commentable: true, screen: '' },
  }))
  // The arbitraries have wider types than the columns; their values are valid.
  await own
    .insertInto('replays')
    .values(values as never)
    .execute()
}

/** Mostly undefined: a filter with every field set would find nothing. */
const seldom = <T>(arbitrary: fc.Arbitrary<T>) =>
  fc.oneof({ weight: 5, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary })

export const anyFilter = (uploaders: readonly number[]) =>
  fc
    .record({
      sort: fc.constantFrom(...replaySorts),
      game: seldom(fc.constantFrom(6, 6, 7, 95)),
      rank: seldom(fc.constantFrom('L', 'N')),
      chara: seldom(fc.constantFrom('ReimuA', 'MarisaB')),
      character: seldom(fc.constantFrom('Reimu', 'Marisa', 'Yukari', 'Nobody')),
      category: seldom(fc.constantFrom('score', 'nn')),
      type: seldom(fc.constantFrom('full', 'stage', 'match')),
      flags: seldom(fc.subarray(['NM', 'NB', 'NT', 'NSY'])),
      proved: seldom(fc.constant('Y')),
      upid: seldom(fc.constantFrom(...uploaders)),
      pilot: seldom(fc.constantFrom('reimu', 'a_b', 'axb')),
      period: seldom(fc.constantFrom('day', 'week', 'month')),
      from: seldom(fc.constantFrom('2026-02-20', '2026-03-09')),
      to: seldom(fc.constantFrom('2026-03-01', '2026-03-10')),
      scoreMin: seldom(fc.constantFrom(50, 200)),
      scoreMax: seldom(fc.constantFrom(100, 250)),
      searchType: seldom(fc.constantFrom('name', 'name', 'pilot', 'uploader', 'comment', 'comment', 'code')),
      value: fc.constantFrom(
        'rei',
        '魔理沙',
        '紫',
        '过',
        '弹幕',
        'good',
        'GOOD 过',
        'sak',
        'shy_one',
        replayCode(3),
        '不在',
      ),
    })
    .map((raw) => readReplayFilter(raw))
