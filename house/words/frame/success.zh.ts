import { formatNumber } from '#rules/text.ts'

/** Messages after a success, with the rewards that a post or gift earned. */
export const success = {
  submitSuc: '已提交',
  delSuc: '已删除',
  saved: '已保存',
  uploadSuc: '全部上传完成',
  uploadSucOne: '上传完成',
  power: '今日的 1 点灵力到了',
  powers: (n: number) => `今日的 ${formatNumber(n)} 点灵力到了`,
  /** Leads from the gift of the day to the calendar. */
  calendar: '看签到日历',
  point: '得到 1 个蓝点',
  points: (n: number) => `得到 ${formatNumber(n)} 个蓝点`,
  SJD: '捡到一颗随机弹',
  GDD: '捡到一颗固定弹',
  ZJJ: '捡到一颗自机狙',
}
