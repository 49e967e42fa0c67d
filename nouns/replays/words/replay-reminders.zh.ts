/** Reminders about replays. */
export const replayReminders = {
  replayComment: (who: string, run: string) => `${who}评论了你的${run}`,
  replayLike: (who: string, run: string) => `${who}赞了你的${run}`,
  reportDone: (code: string, pass: boolean) =>
    pass ? `你举报的录像 ${code} 处理完了：举报成立，谢谢` : `你举报的录像 ${code} 处理完了：没有发现问题`,
  heldReplay: (code: string, pass: boolean) =>
    pass ? `你的录像 ${code} 审核通过，摆上架了` : `你的录像 ${code} 没有通过审核`,
  heldComment: (code: string, pass: boolean) =>
    pass ? `你在录像 ${code} 下的评论审核通过了` : `你在录像 ${code} 下的评论没有通过审核`,
  replayHidden: (code: string, hidden: boolean) =>
    hidden ? `你的录像 ${code} 被店员收起来了` : `你的录像 ${code} 重新摆上架了`,
}
