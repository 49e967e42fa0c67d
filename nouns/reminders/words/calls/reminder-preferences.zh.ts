import type { CallWords } from '#words/call-words.ts'
import type { CallRefusal } from '#words/problem.ts'
import type { reminderPreferences as reminderPreferencesContract } from '../../contract/reminder-preferences.ts'

/** Name of the noun, and what its calls do: for the API document. */
export const reminderPreferences: CallWords<typeof reminderPreferencesContract> = {
  name: '提醒设置',
  calls: {
    get: '每种提醒的开关、摘要邮件和安静时段',
    set: '改其中的一项',
    endDigest: '用邮件里的链接停掉摘要',
  },
}

/** What its calls refuse. */
export const refusals = {
  'rp.kindLocked': '这种提醒不能关：它说的是对你自己的东西的决定',
  'rp.mailUnverified': '先验证邮箱，才能寄摘要',
  'rp.quietEmpty': '安静时段的开始和结束不能相同',
  'rp.tokenWrong': '链接不对，什么都没有改变',
} satisfies Partial<Record<CallRefusal, string>>
