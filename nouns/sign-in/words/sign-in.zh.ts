import { formatNumber } from '#rules/text.ts'

/** The calendar of sign-in days. */
export const signIn = {
  sub: '每天第一次来店里就自动签到，得 1 点灵力；连着来的第 7 天得 2 点。日子按北京时间算。',
  statement: '流水账',
  streakTitle: '连续签到',
  streak: (n: number) => `${formatNumber(n)} 天`,
  place: (n: number, power: number, done: boolean) => `第 ${n} 天，${power} 点灵力，${done ? '已得到' : '还没到'}`,
  places: '这一轮的七天',
  toStrong: (n: number) => `再来 ${n} 天，那天有 2 点灵力。`,
  notYet: '今天还没有签到。',
  rests: '漏了一天，就从第 1 天再数；已经得到的都留着。',
  month: (year: number, month: number) => `${year} 年 ${month} 月`,
  summary: (days: number, power: number) =>
    days === 0 ? '这个月没有签到' : `签到 ${formatNumber(days)} 天，得 ${formatNumber(power)} 点灵力`,
  earlier: '上个月',
  later: '下个月',
  now: '回到这个月',
  weekdays: ['一', '二', '三', '四', '五', '六', '日'],
  weekday: (short: string) => `星期${short}`,
  got: (power: number) => `签到，${power} 点灵力`,
  today: '今天',
  failed: '签到日历没有读出来',
}
