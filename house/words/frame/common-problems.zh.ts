import type { CommonProblem } from '../problem.ts'

/** Problems that any call can have. */
export const commonProblems: Record<CommonProblem, string> = {
  netError2: '连不上店里，看看网络再试',
  unknownError: '出了一点说不清的错',
  imgUploadUnknownError: '图片上传时出了一点说不清的错',
  imgRepeated: '这张图片你已经传过了',
  loadError: '这一部分没有加载出来，看看网络再试',

  'auth.login': '先登录才能继续',
  'auth.mailCheck': '请先验证邮箱',
  'auth.captcha': '这一步要挡住机器：浏览器先算一道小题，算好自动继续',
  'auth.totp': '请输入动态验证码',
  'auth.authority': '权限不够',
  'auth.admin': '这里只对店员开放',
  'auth.black': '账号正在受罚，暂时不能这样做',

  'in-error': '时不时会出的小故障，请稍后再试',
  tooOften: '太快了，歇一会儿',
  newBudget: '新账号每天有额度，满三天、有五条大家看得到的内容之后就没有了',
  busy: '店里正忙，请稍后再试',
  keyReused: '这次提交与上次不一致，请刷新后重来',
  otherMember: '不是现在的账号写的，没有发出去',
}
