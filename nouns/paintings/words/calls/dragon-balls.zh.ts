import type { CallWords } from '#words/call-words.ts'
import type { CallRefusal } from '#words/problem.ts'
import type { dragonBalls as dragonBallsContract } from '../../contract/dragon-balls.ts'

/** Name of the noun, and what its calls do: for the API document. */
export const dragonBalls: CallWords<typeof dragonBallsContract> = {
  name: '龙珠',
  calls: {
    board: '各个角色的龙珠：开着的一轮、等着看的作品和集齐的各轮',
    candidates: '交上来、店员还没看的作品（店员）',
    decide: '把作品收作下一颗龙珠，或不收（店员）',
    set: '把作品放到开着的一轮的某一格，或把那一格空出来（店员）',
    pending: '自己的龙珠带来、还没有挑的甜品',
  },
}

/** What its calls refuse. */
export const refusals = {
  'db.missingCandidate': '这件作品不在等着选龙珠，可能已经有人处理了，刷新看看',
  'db.ownPainting': '自己的作品请别的店员来定',
  'db.characterUnknown': '没有这个角色',
  'db.missingPainting': '没有这件作品，或者它不是为这个角色交上来的',
  'db.ballTaken': '这一格已经有龙珠了，先空出来',
  'db.ballAlready': '这件作品已经是龙珠了，一件只能用一次',
  'db.ballEmpty': '这一格本来就是空的',
  'db.missingReason': '请写明理由',
  'db.reasonLong': '理由太长了',
} satisfies Partial<Record<CallRefusal, string>>
