import type { DragonReminders } from '../rules/dragon-reminders.ts'
import type { PaintingReminders } from '../rules/painting-reminders.ts'

/** What the settings call the reminders. */
export const reminderNames = {
  sections: { paintings: '绘画' },
  kinds: {
    paintingComment: '作品收到的评论',
    paintingLike: '作品收到的赞',
    paintingReportDone: '我举报作品的结果',
    paintingHeldDecided: '我的作品和评论审核的结果',
    paintingHidden: '店员处理了我的作品',
    dragonBall: '我的作品作为龙珠',
    dragonRound: '集齐了我的龙珠的那些轮',
  } satisfies Readonly<Record<keyof (PaintingReminders & DragonReminders), string>>,
}
