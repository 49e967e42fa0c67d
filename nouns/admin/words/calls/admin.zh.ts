import type { CallWords } from '#words/call-words.ts'
import type { CallRefusal } from '#words/problem.ts'
import type { admin as adminContract } from '../../contract/admin.ts'

/** Name of the noun, and what its calls do: for the API document. */
export const admin: CallWords<typeof adminContract> = {
  name: '店务',
  calls: {
    menu: '店员的权限码和菜单',
    staff: '所有店员',
    addStaff: '让一位成员成为店员',
    updateStaff: '改店员的权限码',
    users: '查用户',
    usersBare: '用户的编号和昵称',
    alikeNames: '看起来相像的昵称和社团名',
    flagUser: '打上或取下黑旗',
    privilegeUser: '改用户的特权等级',
    enterAs: '以用户的身份进入',
    faults: '站里出过的错',
    reportFault: '浏览器报告一个错',
    log: '店员日志',
    checkLog: '验证日志的哈希链',
    myActs: '自己做过的店务',
    punishment: '自己为何受罚、何时结束',
    appeal: '申诉',
    appeals: '收到的申诉',
    decideAppeal: '裁决申诉',
  },
}

/** What its calls refuse. */
export const refusals = {
  'admin.missingMember': '没有这个用户',
  'admin.missingAdmin': '这个人不是店员',
  'admin.missingPermissions': '至少选一个权限',
  'admin.missingReason': '请写明理由',
  'admin.missingAppeal': '这份申诉已经处理过了',
  'admin.missingText': '申诉内容不能为空',
  'admin.duplicateAdmin': '这个人已经是店员了，请改权限',
  'admin.blackMember': '受罚中的账号不能当店员',
  'admin.notHeld': '自己没有的权限不能给别人，也不能收回',
  'admin.self': '不能对自己或自己的其他账号这样做',
  'admin.lastAdmin': '至少要留一位管理员',
  'admin.codeWrong': '验证码不对，或者这个码用过了，请等下一个',
  'admin.sessionOld': '登录超过 12 小时了，请重新登录后再改权限',
  'admin.staffMember': '这个人是店员，请先收回权限',
  'admin.untilPast': '结束时间要在将来',
  'admin.reasonLong': '理由太长了',
  'admin.textLong': '申诉太长了',
  'admin.notBlack': '账号没有在受罚',
  'admin.notCounted': '这个账号没有和别的账号算在一起',
  'admin.appealedToday': '一天只能申诉一次',
} satisfies Partial<Record<CallRefusal, string>>
