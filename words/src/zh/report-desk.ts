/** Reports as staff handle them, whatever they are about. Loaded with the pages of the back office, not with the pack. */
export const reportDesk = {
  todoEmpty: '没有等着处理的举报',
  doneEmpty: '还没有结案的举报',
  states: { open: '待领取', taken: '处理中', pass: '举报成立', notPass: '举报不成立', done: '已结案' },
  priority: '优先',
  by: (nick: string) => `${nick} 举报`,
  takenBy: (nick: string, until: string) => `${nick}正在处理，留到 ${until}`,
  take: '领取',
  giveBack: '放回去',
  refuse: '不成立',
  passTitle: '举报成立',
  refuseTitle: '举报不成立',
  done: '结案',
  decided: '已有结论',
  closed: '结案了',
  decision: '结论：',
}
