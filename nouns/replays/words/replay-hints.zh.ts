import { formatNumber } from '#rules/text.ts'

type Values = Readonly<Record<string, string | number>>
export interface HintWords {
  readonly what: string
  /** The hint's numbers and names; empty for files that were parsed before these values were stored. */
  readonly values: (values: Values) => string
}

const has = (values: Values, ...names: string[]) => names.every((name) => values[name] !== undefined)
const shown = (value: string | number | undefined) => (typeof value === 'number' ? formatNumber(value) : (value ?? ''))
const stage = (value: string | number | undefined) => `${value ?? ''}`.replace(/^Stage (\S+)$/, '$1 面')
const time = (value: string | number | undefined) => `${value ?? ''}`.replace('T', ' ').replace(/Z$/, '（世界时）')

/** Texts of the parser's hints about a file, for staff. */
export const replayHints: Readonly<Record<string, HintWords>> = {
  'slowdown-copies-differ': { what: '三处处理落率不一致', values: () => '' },
  'text-score-differs': {
    what: '文字里的得分与记录不同',
    values: (v) => (has(v, 'text', 'run') ? `文字写着 ${shown(v.text)}，记录是 ${shown(v.run)}` : ''),
  },
  'text-name-differs': {
    what: '文字里的机签与记录不同',
    values: (v) => (has(v, 'text', 'run') ? `文字写着“${v.text}”，记录是“${v.run}”` : ''),
  },
  'score-not-growing': {
    what: '得分在换面时变少了',
    values: (v) =>
      has(v, 'stage', 'score', 'before')
        ? `${stage(v.stage)}结束时 ${shown(v.score)}，前一面结束时 ${shown(v.before)}`
        : '',
  },
  'odd-clock': {
    what: '时间对不上',
    values: (v) => {
      if (has(v, 'utc', 'local')) return `本地时间 ${time(v.local)}，与 ${time(v.utc)} 相差太远`
      return has(v, 'utc') ? `录制于 ${time(v.utc)}` : ''
    },
  },
  'half-rate': {
    what: '计数与按键数不同，可能是 120 Hz 下录的',
    values: (v) =>
      has(v, 'stage', 'counter', 'inputs')
        ? `${stage(v.stage)}：计了 ${shown(v.counter)} 帧，按键只有 ${shown(v.inputs)} 帧`
        : '',
  },
  'over-counterstop': {
    what: '得分超过了这部作品能显示的上限',
    values: (v) => (has(v, 'score') ? `得分 ${shown(v.score)}` : ''),
  },
  'practice-tool': { what: '用过练习工具', values: () => '' },
  checksum: { what: '校验和与内容不符', values: () => '' },
}
