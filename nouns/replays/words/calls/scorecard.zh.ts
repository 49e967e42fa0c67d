import type { CallWords } from '#words/call-words.ts'
import type { CallRefusal } from '#words/problem.ts'
import type { scorecard as scorecardContract } from '../../contract/scorecard.ts'

/** Name of the noun, and what its calls do: for the API document. */
export const scorecard: CallWords<typeof scorecardContract> = {
  name: '录像详情',
  calls: {
    series: '一局的曲线：按键、处理落',
    pair: '同作品同难度的两局对比，最多四局',
    rivals: '可以与之对比的录像',
    story: '一份录像排在哪：站上名次、档案里的位置、比上传者之前最好的一局、各面比中位',
    hints: '给店员看的疑点',
  },
}

/** What its calls refuse. */
export const refusals = {
  'r.seriesClosed': '这份录像没有公开，逐帧的按键只给上传者看',
  'r.seriesNone': '这份录像里读不出按键',
  'r.pairGone': '要对照的录像不在了',
  'r.pairGame': '这几份录像不是同一作品、同一难度的同一种局，没法对照',
  'r.pairSelf': '同一份录像放了两次，换一份吧',
  'r.pairMany': '一次最多对照四局',
} satisfies Partial<Record<CallRefusal, string>>
