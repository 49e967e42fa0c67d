import type { ParseResult } from '../src/facts.ts'
import type { Position, StagePath, WhyNot } from '../src/path-facts.ts'

const reasons: Readonly<Record<WhyNot, string>> = {
  end: 'does not end where the next stage begins',
  lost: 'lives fell or misses rose',
  last: 'no stage follows',
  losses: 'until the first life lost, whose moment is not recorded',
  game: 'how this game moves the player is not known',
  speeds: 'the speed of this shot is not known',
}

/** A line for each stage of a run, for a terminal; '' for a refused file. */
export function pathLines(result: ParseResult): string {
  if (!result.ok) return ''
  if (!result.paths) return '  Path       the inputs are not located\n'
  const { stages } = result.replay
  return result.paths.map((path) => `  Path       ${lineOf(path, stages[path.index]?.label ?? '')}\n`).join('')
}

function lineOf({ verdict, why, start, end, next, certainFrom, clamped, frames, events }: StagePath, label: string) {
  const deaths = events.flatMap(({ what, frame }) => (what === 'lifeLost' ? [frame] : []))
  return [
    `${label}: ${verdict}${why ? ` (${reasons[why]})` : ''}`,
    start && end && `${at(start)} to ${at(end)} in ${frames} frames`,
    next && `next ${at(next)}`,
    certainFrom !== null && `certain from ${certainFrom}`,
    start && `${clamped} at a wall`,
    deaths.length > 0 && `lives lost at ${deaths.join(', ')}`,
  ]
    .filter((part) => part)
    .join('; ')
}

const at = ({ x, y }: Position): string => `(${rounded(x)}, ${rounded(y)})`
const rounded = (n: number): number => Math.round(n * 1000) / 1000

/** The same as fields beside those of the record. */
export function plainPaths(result: ParseResult): { readonly paths: readonly object[] | null } | Record<string, never> {
  if (!result.ok) return {}
  return {
    paths:
      result.paths?.map(({ index, verdict, why, start, end, next, certainFrom, returns, clamped, frames, events }) => ({
        index: index + 1,
        verdict,
        why,
        frames,
        start,
        end,
        next,
        certain_from: certainFrom,
        returns,
        clamped,
        events,
      })) ?? null,
  }
}
