import type { Gam } from '#rules/games/games.ts'
import { people } from '#site/seed/people.ts'
import { joinedHours, regulars, share } from '#site/seed/regulars.ts'
import { type DemoRun, runs } from './runs.ts'

/** Number of runs that regulars bring of a game: some games are played far more than others. */
const played: readonly (readonly [gam: Gam, count: number])[] = [
  [6, 4],
  [7, 6],
  [8, 5],
  [10, 4],
  [11, 2],
  [12, 1],
  [14, 5],
  [15, 1],
  [18, 4],
]

const comments = [
  '终于过了，手还在抖。',
  '自己的新高，先放上来。',
  '道中漏了一个火，别的都按计划。',
  '练习第三天，离目标还差一点。',
  'Better than last week.',
  '六面被换弹吓了一跳，还好没撞。',
]

/** Runs of the regulars, each with game and shot of a run of the demo accounts. */
const ofRegulars: readonly DemoRun[] = played
  .flatMap(([gam, count]) => Array.from({ length: count }, () => gam))
  .map((gam, i): DemoRun => {
    const alike = runs.filter((run) => run.gam === gam)
    const { shot, typedScore } = alike[i % alike.length] ?? {}
    const regular = Math.floor(share(i, 31) ** 1.5 * (regulars.length - 6))
    return {
      hoursAgo: 10 + (joinedHours(regular) - 20) * share(i, 17),
      by: people.length + regular,
      gam,
      difficulty: Math.floor(share(i, 5) * 4),
      category: share(i, 9) > 0.6 ? 'score' : 'hunguan',
      comment: comments[i % comments.length] ?? '',
      ...(i % 4 === 1 && { screen: 21 + 7 * i }),
      ...(shot !== undefined && { shot }),
      ...(typedScore !== undefined && { typedScore }),
    }
  })

/** All runs of the demo, oldest first. `by` is an index into the demo accounts, and after them into the regulars. */
export const allRuns: readonly DemoRun[] = [...runs, ...ofRegulars].toSorted((a, b) => b.hoursAgo - a.hoursAgo)

/** Name of the pilot in the file of a run. */
export const pilotOf = ({ by }: DemoRun): string => people[by]?.pilot ?? regulars[by - people.length]?.pilot ?? ''
