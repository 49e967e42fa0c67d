import type { IscoreReminders } from '../rules/iscore/iscore-reminders.ts'
import type { ReplayReminders } from '../rules/replay-reminders.ts'

/** What the settings call the reminders. */
export const reminderNames = {
  sections: { replays: '录像', iscore: '竞技分' },
  kinds: {
    replayComment: '录像收到的评论',
    replayLike: '录像收到的赞',
    reportDone: '我举报录像的结果',
    heldDecided: '我的录像和评论审核的结果',
    replayHidden: '店员收起或恢复我的录像',
    iscoreDecided: '高分审核的结果',
    pilotDecided: '机签确认的结果',
  } satisfies Readonly<Record<keyof (ReplayReminders & IscoreReminders), string>>,
}
