import type { CallWords } from '#words/call-words.ts'
import type { CallRefusal } from '#words/problem.ts'
import type { roles as rolesContract } from '../../contract/roles.ts'

/** Name of the noun, and what its calls do: for the API document. */
export const roles: CallWords<typeof rolesContract> = {
  name: '关联账号',
  calls: {
    mine: '和自己算作同一个人的账号',
    link: '登录一次自己的另一个账号，把两个连在一起',
    change: '切换到自己的另一个账号，店员也可以切到活动账号',
    unlink: '解除一个账号的关联，90 天内仍算在一起',
    robots: '店员可以切换过去的活动账号',
  },
}

/** What its calls refuse. */
export const refusals = {
  codeNeeded: '这个账号开了两步验证，请填验证码',
  linkSelf: '这就是现在的账号',
  linkFull: '连在一起的账号够多了，先解除一个',
  linkUnverified: '那个账号还没有验证邮箱，先去验证',
  linkRobot: '活动账号不能和别的账号连在一起',
  roleMissing: '这个账号没有和现在的账号连在一起',
  roleBlack: '那个账号正在受罚，请退出后直接登录它',
  roleAsleep: '要先登录一次那个账号，才能切换过去',
} satisfies Partial<Record<CallRefusal, string>>
