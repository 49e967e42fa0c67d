import { formatNumber } from '#rules/text.ts'

/** A member's runs of one game over time. Loaded with the part that shows them. */
export const runHistory = {
  title: (game: string) => `${game}: scores over time`,
  close: 'Close',
  failed: 'The replays did not arrive',
  none: 'No two runs to hold side by side yet',
  noneText: 'With two runs of the same difficulty and shot, this shows how the score changed.',
  note: 'Each dot is a run, by the time of its upload; the line is the best score up to then.',
  chart: (runs: number, from: string, to: string) => `${formatNumber(runs)} runs, best score from ${from} to ${to}`,
  table: (way: string) => `Every run of ${way}`,
  columns: { day: 'Uploaded', score: 'Score', step: 'vs. best' },
  first: 'First',
  alone: (ways: number) =>
    ways === 1
      ? 'One more way to play has a single run.'
      : `${formatNumber(ways)} more ways to play have a single run.`,
  newest: (runs: number) => `Only the newest ${formatNumber(runs)} are here.`,
}
