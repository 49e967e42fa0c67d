/** Refusals of the acts that nouns share, without the prefix of a noun: likes, reports, posts that wait, reasons. */
export const acts = {
  likeSelf: '不能给自己点赞',
  liked: '已经赞过了',
  notReachable: '你和对方之间现在不能互动',
  missingReason: '请写明理由',
  reasonLong: '理由太长了',
  missingReport: '没有这条举报',
  reportTaken: '另一位店员正在处理',
  reportDecided: '这条举报已经有结论了',
  reportOwn: '这条举报与你或你的其他账号有关，请交给别的店员',
  reportNotTaken: '先领取这条举报，再下结论',
  reportUndecided: '先下结论，再结案',
  editLink: '新账号加的外部链接要由店员先看，已经发出的内容不能改成这样；可以另发一条，店员看过就会出现',
  editSame: '好几个账号发过同样的文字或链接，已经发出的内容不能改成这样；可以另发一条，店员看过就会出现',
  heldOwn: '自己和自己其他账号的内容要由别的店员来看',
}
