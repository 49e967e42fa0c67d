import type { CallWords } from '#words/call-words.ts'
import type { roleStaff as roleStaffContract } from '../../contract/role-staff.ts'
import type { refusals as zh } from './role-staff.zh.ts'

export const roleStaff: CallWords<typeof roleStaffContract> = {
  name: 'Accounts of one person (back office)',
  calls: {
    linked: 'The accounts that count as one person with an account, and why',
    countAsOne: 'Count two accounts as one person’s',
    countApart: 'Let an account count for itself from now on',
    setRobot: 'Make an account an activity account, or an ordinary one again',
  },
}

export const refusals: typeof zh = {
  'admin.sameMember': 'This is the same account',
  'admin.robotMember': 'An activity account is nobody’s and cannot be counted so',
  'admin.countedAlready': 'These two accounts count as one person’s already',
  'admin.linkedMember': 'This account is linked with others and cannot be an activity account',
}
