import type { accounts as accountsContract } from '#contract/accounts.ts'
import type { CallWords } from '../call-words.ts'
import type { CallRefusal } from '../problem.ts'

/** Name of the noun, and what its calls do: for the API document. */
export const accounts: CallWords<typeof accountsContract> = {
  name: '账号',
  calls: {
    register: '注册账号，同时登录（邮箱待验证）',
    login: '用账号或邮箱登录',
    logout: '退出登录',
    me: '当前登录者的全部资料',
    forgotPassword: '寄一封重设密码的邮件',
    setNewPassword: '用邮件里的链接设新密码',
    changePassword: '修改密码，其他设备全部退出',
    verifyMail: '用链接或验证码验证邮箱',
    sendVerification: '再寄一次验证邮件',
    changeMail: '换邮箱，新邮箱验证后生效',
    undoMail: '撤销换邮箱',
    unlock: '解开被锁的登录',
    sessions: '登录着的设备',
    endSession: '退出一台设备',
    endOtherSessions: '退出其他所有设备',
    lastLogin: '上一次登录的时间和地址',
    rename: '改昵称',
    introduction: '自己的简介',
    setIntroduction: '改简介',
    setHead: '换头像',
    setPreferences: '保存偏好',
    setColour: '选名字的颜色',
    person: '一个人的名片',
  },
}

/** What its calls refuse. */
export const refusals = {
  accountInvalid: '账号要 3 到 10 个字母、数字或下划线',
  accountExists: '这个账号已经有人用了',
  mailInvalid: '请填写正确的邮箱',
  mailExists: '这个邮箱已经注册过了',
  pwWeak: '这个密码太常见，换一个吧',
  pwWrong: '密码不对',
  pwSame: '新密码和旧密码一样',
  wrongLogin: '账号或密码不对',
  frozen: '错得太多次，账号冻结 1 小时',
  notRegistered: '这个邮箱没有注册过',
  linkExpired: '链接已经失效，请重新获取',
  codeWrong: '验证码不对，请重试',
  mailChecked: '邮箱已经验证过了',
  sessionGone: '这台设备已经退出了',
  closed: '这个账号已经注销，点注销邮件里的链接可以恢复',
  nickEmpty: '昵称不能为空',
  nickLong: '昵称太长了',
  nickUnseen: '昵称里有看不见的字符，请去掉再试',
  nickTaken: '这个昵称已经有人用了',
  introLong: '简介太长了',
  pictureUnknown: '找不到这张图片，请重新上传',
  personUnknown: '没有这个人',
} satisfies Partial<Record<CallRefusal, string>>
