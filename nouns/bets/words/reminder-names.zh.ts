import type { BetReminders } from '../rules/bet-reminders.ts'

/** What the settings call the reminders. */
export const reminderNames = {
  sections: { bets: '竞猜' },
  kinds: {
    betComment: '我开的竞猜收到的评论',
    betCommentDecided: '我在竞猜下的评论审核的结果',
    betEnding: '还没下注的竞猜剩一天截止',
    betProposed: '我下注的竞猜公示结果',
    betResult: '我下注的竞猜结算',
    objectionDecided: '我的异议的答复',
    betAsked: '我开的竞猜放行的结果',
  } satisfies Readonly<Record<keyof BetReminders, string>>,
}
