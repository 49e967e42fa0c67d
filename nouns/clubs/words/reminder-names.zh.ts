import type { ClubReminders } from '../rules/club-reminders.ts'

/** What the settings call the reminders. */
export const reminderNames = {
  sections: { clubs: '社团' },
  kinds: {
    topicReply: '有人回复我的主题',
    floorQuote: '有人引用我',
    mention: '有人提到我',
    floorLike: '楼层收到的赞',
    topicStaff: '店员处理我的主题',
    floorStaff: '店员收起或恢复我的楼层',
    floorHeld: '我的楼层审核的结果',
    floorReport: '我举报楼层的结果',
    topicKeeper: '社长处理我的主题',
    floorHidden: '大家遮住我的楼层',
    hidingDecided: '我遮住的楼层的结果',
    clubProposal: '我提议社团的结果',
    clubKeeper: '当上或卸任社长',
  } satisfies Readonly<Record<keyof ClubReminders, string>>,
}
