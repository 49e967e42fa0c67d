import { formatNumber } from '#rules/text.ts'
import type { replayHints as zh } from './replay-hints.zh.ts'

type Values = Readonly<Record<string, string | number>>

const has = (values: Values, ...names: string[]) => names.every((name) => values[name] !== undefined)
const shown = (value: string | number | undefined) => (typeof value === 'number' ? formatNumber(value) : (value ?? ''))
const time = (value: string | number | undefined) => `${value ?? ''}`.replace('T', ' ').replace(/Z$/, ' UTC')

export const replayHints: typeof zh = {
  'slowdown-copies-differ': { what: 'The three stored slow rates disagree', values: () => '' },
  'text-score-differs': {
    what: 'The text names another score than the run',
    values: (v) => (has(v, 'text', 'run') ? `The text says ${shown(v.text)}, the run ${shown(v.run)}` : ''),
  },
  'text-name-differs': {
    what: 'The text names another pilot than the run',
    values: (v) => (has(v, 'text', 'run') ? `The text says “${v.text}”, the run “${v.run}”` : ''),
  },
  'score-not-growing': {
    what: 'The score shrinks between stages',
    values: (v) =>
      has(v, 'stage', 'score', 'before')
        ? `${v.stage} ends with ${shown(v.score)}, the one before with ${shown(v.before)}`
        : '',
  },
  'odd-clock': {
    what: 'The clock cannot be right',
    values: (v) => {
      if (has(v, 'utc', 'local')) return `Local time ${time(v.local)} is too far from ${time(v.utc)}`
      return has(v, 'utc') ? `Recorded ${time(v.utc)}` : ''
    },
  },
  'half-rate': {
    what: 'Counter and recorded inputs differ: perhaps played at 120 Hz',
    values: (v) =>
      has(v, 'stage', 'counter', 'inputs')
        ? `${v.stage}: ${shown(v.counter)} frames counted, ${shown(v.inputs)} inputs recorded`
        : '',
  },
  'over-counterstop': {
    what: 'The score is beyond what the game can show',
    values: (v) => (has(v, 'score') ? `Score ${shown(v.score)}` : ''),
  },
  'practice-tool': { what: 'A practice tool was used', values: () => '' },
  checksum: { what: 'The checksum differs from the bytes', values: () => '' },
}
