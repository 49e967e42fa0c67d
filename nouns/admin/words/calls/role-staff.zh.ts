import type { CallWords } from '#words/call-words.ts'
import type { CallRefusal } from '#words/problem.ts'
import type { roleStaff as roleStaffContract } from '../../contract/role-staff.ts'

/** Name of the noun, and what its calls do: for the API document. */
export const roleStaff: CallWords<typeof roleStaffContract> = {
  name: '同一人的账号（店务）',
  calls: {
    linked: '和一个账号算作同一个人的账号，以及为什么',
    countAsOne: '把两个账号算作同一个人的',
    countApart: '让一个账号从此单独算',
    setRobot: '把账号设为活动账号，或取消',
  },
}

/** What its calls refuse. */
export const refusals = {
  'admin.sameMember': '这是同一个账号',
  'admin.robotMember': '活动账号不属于任何人，不能这样算',
  'admin.countedAlready': '这两个账号已经算作同一个人的了',
  'admin.linkedMember': '这个账号和别的账号连着，不能当活动账号',
} satisfies Partial<Record<CallRefusal, string>>
