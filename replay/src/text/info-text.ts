import type { RunTally } from '../facts.ts'
import { dayOf, wallClock } from './dates.ts'
import { linesOf, numberOf, tabbed, tallyOf } from './tally.ts'

/**
 * The game's text about a run, for games 9.5 and later. Lines are identified by position, because patches translate the
 * labels: title, `Version`, `Name`, then lines that depend on the game, `Score`, `Slow Rate`.
 */
export interface ModernInfo {
  version: string | null
  name: string | null
  localDate: string | null
  /** The line before the score: `Stage All Clear`. */
  stageLine: string | null
  score: number | null
  slowRate: number | null
  lines: string[]
}

export function readModernInfo(info: string, dateLine = 3): ModernInfo {
  const lines = linesOf(info)
  const count = lines.length
  const whole = count >= 6
  return {
    version: lastWord(lines[1]),
    name: afterLabel(lines[2]),
    localDate: wallClock(lines[dateLine]),
    stageLine: (whole && lines[count - 3]?.trim()) || null,
    score: whole ? lastNumber(lines[count - 2]) : null,
    slowRate: whole ? lastNumber(lines[count - 1]) : null,
    lines,
  }
}

/** The game's text about a run, for games 8 and 9: lines of `label<TAB>value`. */
export interface OldInfo {
  name: string | null
  localDate: string | null
  stageText: string | null
  score: number | null
  version: string | null
  tally: RunTally | null
}

export function readInfo08(info: string): OldInfo {
  const lines = linesOf(info)
  return {
    name: tabbed(lines[0]),
    localDate: dayOf(tabbed(lines[1])),
    stageText: tabbed(lines[5]),
    score: numberOf(tabbed(lines[3])),
    version: tabbed(lines[10]),
    tally: tallyOf(info),
  }
}

export function readInfo09(info: string): OldInfo {
  const lines = linesOf(info)
  return {
    name: tabbed(lines[0]),
    localDate: null,
    stageText: tabbed(lines[3]),
    score: null,
    version: tabbed(lines[6]),
    tally: null,
  }
}

/** The text after the line's first space; null if there is none. */
export function afterLabel(line: string | undefined): string | null {
  const space = line?.indexOf(' ') ?? -1
  return (space >= 0 && line?.slice(space + 1).trim()) || null
}

/** The number a line ends with, after a label of any length. */
export function lastNumber(line: string | undefined): number | null {
  return numberOf(lastWord(line))
}

function lastWord(line: string | undefined): string | null {
  const text = line?.trimEnd() ?? ''
  let space = text.lastIndexOf(' ')
  if (space < 0) space = text.search(/\s\S*$/)
  return space < 0 ? null : text.slice(space + 1) || null
}
