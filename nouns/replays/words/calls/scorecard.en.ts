import type { CallWords } from '#words/call-words.ts'
import type { scorecard as scorecardContract } from '../../contract/scorecard.ts'
import type { refusals as zh } from './scorecard.zh.ts'

export const scorecard: CallWords<typeof scorecardContract> = {
  name: 'Scorecard',
  calls: {
    series: 'A run over time: keys, slow-down',
    pair: 'Two runs of one game and difficulty, or up to four',
    rivals: 'Runs to compare with',
    story:
      'Where a run stands: place here and among the archived runs, over the uploader’s best before, stages against the median',
    hints: 'Hints for staff',
  },
}

export const refusals: typeof zh = {
  'r.seriesClosed': 'This replay is not public, so its keys are for its uploader alone',
  'r.seriesNone': 'No keys could be read from this replay',
  'r.pairGone': 'A replay to compare with is no longer there',
  'r.pairGame': 'These runs differ in game, difficulty or kind and cannot be compared',
  'r.pairSelf': 'The same run stands there twice; pick another one',
  'r.pairMany': 'At most four runs can be compared at once',
}
