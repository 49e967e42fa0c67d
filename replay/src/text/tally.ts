import { finite } from '../bytes/read.ts'
import type { RunTally } from '../facts.ts'

/** What game 8's text counts over the whole run. */
export function tallyOf(info: string): RunTally {
  const lines = linesOf(info)
  return {
    misses: numberOf(tabbed(lines[6])),
    bombs: numberOf(tabbed(lines[7])),
    humanRatePercent: numberOf(tabbed(lines[9])?.replace(/[%％]$/, '') ?? null),
  }
}

/** The lines keep their carriage return: a caller that takes a value from a line trims it. */
export function linesOf(info: string): string[] {
  return info.split('\n')
}

export function numberOf(text: string | null): number | null {
  return text === null ? null : finite(Number(text))
}

/** The value of a line `label<TAB>value`. */
export function tabbed(line: string | undefined): string | null {
  const tab = line?.indexOf('\t') ?? -1
  return (tab >= 0 && line?.slice(tab + 1).trim()) || null
}
