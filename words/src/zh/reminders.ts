/** The reminders: loaded with the page and the bell, not with the pack. */
export const reminders = {
  readAll: '全部标为已读',
  all: '查看全部提醒',
  bell: '最近的提醒',
  isNew: '未读',
  fresh: '有新的提醒，点这里看',
  none: '没有新提醒',
  empty: {
    title: '还没有提醒',
    text: '有人赞你、回复你、提到你或关注你，店员处理了你的举报，都会在这里告诉你。',
  },
  failed: '提醒没有取到',
  kept: (days: number) => `同一件事的提醒会合成一条；所有提醒保留 ${days} 天，之后自动清掉。`,
  pager: '提醒的分页',
  previous: '上一页',
  next: '下一页',
  page: (n: number) => `第 ${n} 页`,

  somebody: '有人',
  /** Some of them by name, all of them counted; a verb follows. */
  who: (names: readonly string[], count: number) => {
    if (count > names.length) return `${names.join('、')} 等 ${count} 人`
    return `${names.join(' 和 ')} `
  },
  run: (game: string, code: string) => `${game}录像 ${code}`,
  says: {
    replayComment: (who: string, run: string) => `${who}评论了你的${run}`,
    replayLike: (who: string, run: string) => `${who}赞了你的${run}`,
    topicReply: (who: string, title: string) => `${who}回复了你的主题「${title}」`,
    floorQuote: (who: string, title: string) => `${who}在「${title}」里引用了你`,
    mention: (who: string, title: string) => `${who}在「${title}」里提到了你`,
    floorLike: (who: string, title: string) => `${who}赞了你在「${title}」里的发言`,
    follow: (who: string) => `${who}关注了你`,
    reportDone: (code: string, pass: boolean) =>
      pass ? `你举报的录像 ${code} 处理完了：举报成立，谢谢` : `你举报的录像 ${code} 处理完了：没有发现问题`,
    claimDecided: (run: string, pass: boolean) => (pass ? `${run}归到了你名下` : `${run}的认领没有通过`),
    iscoreDecided: (run: string, pass: boolean) =>
      pass ? `你的${run}审核通过，已计入 iscore` : `你的${run}没有通过审核，不计入 iscore`,
    pilotDecided: (pilot: string, pass: boolean) =>
      pass ? `机签 ${pilot} 已确认是你的` : `机签 ${pilot} 的确认没有通过`,
    heldReplay: (code: string, pass: boolean) =>
      pass ? `你的录像 ${code} 审核通过，摆上架了` : `你的录像 ${code} 没有通过审核`,
    heldComment: (code: string, pass: boolean) =>
      pass ? `你在录像 ${code} 下的评论审核通过了` : `你在录像 ${code} 下的评论没有通过审核`,
    replayHidden: (code: string, hidden: boolean) =>
      hidden ? `你的录像 ${code} 被店员收起来了` : `你的录像 ${code} 重新摆上架了`,
    topicStaff: (title: string, act: string) => `店员${act}了你的主题「${title}」`,
    floorStaff: (title: string, floor: string, hidden: boolean) =>
      hidden ? `你在「${title}」的 ${floor} 楼被店员收起来了` : `你在「${title}」的 ${floor} 楼重新显示了`,
    floorHeld: (title: string, floor: string, pass: boolean) =>
      pass ? `你在「${title}」的 ${floor} 楼审核通过了` : `你在「${title}」的 ${floor} 楼没有通过审核`,
    floorReport: (title: string, floor: string, pass: boolean) =>
      pass
        ? `你举报的「${title}」${floor} 楼处理完了：举报成立，谢谢`
        : `你举报的「${title}」${floor} 楼处理完了：没有发现问题`,
    blackSet: (until: string) => (until === '' ? '你被列入了黑名单' : `你被列入了黑名单，到 ${until} 为止`),
    blackLifted: '你已移出黑名单',
    staff: (codes: string) => (codes === '' ? '你不再是店员了' : `你的店员权限变了：${codes}`),
  },
  /** Stands between 店员 and 了. */
  topicActs: {
    pin: '置顶',
    unpin: '取消置顶',
    lock: '锁定',
    unlock: '解锁',
    move: '移动',
    hide: '收起',
    restore: '恢复',
    rename: '重命名',
  },
  archived: (game: string, pilot: string) => `${game}的历史记录（${pilot}）`,
}
