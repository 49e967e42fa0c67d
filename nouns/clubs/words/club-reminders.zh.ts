/** Reminders about topics and floors. */
export const clubReminders = {
  topicReply: (who: string, title: string) => `${who}回复了你的主题「${title}」`,
  floorQuote: (who: string, title: string) => `${who}在「${title}」里引用了你`,
  mention: (who: string, title: string) => `${who}在「${title}」里提到了你`,
  floorLike: (who: string, title: string) => `${who}赞了你在「${title}」里的发言`,
  topicStaff: (title: string, act: string) => `店员${act}了你的主题「${title}」`,
  floorStaff: (title: string, floor: string, state: string) =>
    state === 'shown'
      ? `你在「${title}」的 ${floor} 楼重新显示了`
      : `你在「${title}」的 ${floor} 楼被${state === 'judged' ? '两位有裁定权的成员' : '店员'}收起来了`,
  floorHeld: (title: string, floor: string, pass: boolean) =>
    pass ? `你在「${title}」的 ${floor} 楼审核通过了` : `你在「${title}」的 ${floor} 楼没有通过审核`,
  floorReport: (title: string, floor: string, pass: boolean) =>
    pass
      ? `你举报的「${title}」${floor} 楼处理完了：举报成立，谢谢`
      : `你举报的「${title}」${floor} 楼处理完了：没有发现问题`,
  topicKeeper: (title: string, act: string) => `社长${act}了你的主题「${title}」`,
  floorHidden: (title: string, floor: string) => `你在「${title}」的 ${floor} 楼被几个人遮住了，等店员看过`,
  hidingDecided: (title: string, floor: string, pass: boolean) =>
    pass
      ? `你遮住的「${title}」${floor} 楼，店员收起来了，谢谢`
      : `你遮住的「${title}」${floor} 楼，店员放出来了：一周内不能再遮`,
  clubProposal: (name: string, pass: boolean) =>
    pass ? `你提议的社团「${name}」开起来了` : `你提议的社团「${name}」没有开成`,
  clubKeeper: (name: string, named: boolean) =>
    named ? `你当上社团「${name}」的社长了` : `你不再是社团「${name}」的社长了`,
  /** Verbs for the acts of staff, inserted between 店员 and 了. */
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
}
