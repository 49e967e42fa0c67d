/** Reminders about paintings. */
export const paintingReminders = {
  paintingComment: (who: string, name: string) => `${who}评论了你的作品《${name}》`,
  paintingLike: (who: string, name: string) => `${who}赞了你的作品《${name}》`,
  paintingReportDone: (name: string, pass: boolean) =>
    pass ? `你举报的作品《${name}》处理完了：举报成立，谢谢` : `你举报的作品《${name}》处理完了：没有发现问题`,
  heldPainting: (name: string, pass: boolean) =>
    pass ? `你的作品《${name}》审核通过，挂上墙了` : `你的作品《${name}》没有通过审核`,
  heldComment: (name: string, pass: boolean) =>
    pass ? `你在作品《${name}》下的评论审核通过了` : `你在作品《${name}》下的评论没有通过审核`,
  paintingHidden: (name: string, hidden: boolean) =>
    hidden ? `你的作品《${name}》从墙上收起来了` : `你的作品《${name}》重新挂上墙了`,
  pictureReplaced: (name: string) => `店员换了你的作品《${name}》里的一张图`,
}
