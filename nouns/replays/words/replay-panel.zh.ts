export { replayDrop } from './replay-drop.zh.ts'

/** The panel of further filters of the replay list. Loaded with the panel, not with the pack. */
export const replayPanel = {
  title: '更多条件',
  game: '作品',
  shot: '自机',
  shotHint: '选了作品，还可以选到机体',
  category: '类别',
  type: '录像类型',
  flags: '声明',
  flagsHint: '勾选的都要声明过，而且没有被文件否定',
  proved: '只要文件能证明的',
  pilot: '机签',
  pilotHint: '整个机签，不分大小写',
  time: '上传时间',
  anyTime: '不限',
  between: '指定日期',
  from: '从',
  to: '到',
  score: '得分',
  least: '最少',
  most: '最多',
  scoreHint: '可以写 1.5亿、3000万、150m',
  scoreWrong: '看不懂这个得分',
  scoreHigh: '没有游戏记得下这么高的分',
  any: '全部',
  apply: '看结果',
  reset: '清空',
}

/** Filters that a member has saved. */
export const savedFilters = {
  title: '收藏的筛选',
  lead: '把现在的筛选起个名字留下，以后一点就到。',
  name: '名字',
  save: '收藏现在的筛选',
  saved: '筛选已收藏',
  nothingSet: '现在没有选任何条件，选好之后再来收藏。',
  list: '已收藏的',
  none: '还没有收藏过筛选。',
  remove: (name: string) => `删除“${name}”`,
  removed: (name: string) => `“${name}”已删除`,
  undo: '撤销',
  all: '全部录像',
  feed: (name: string) => `订阅“${name}”（RSS）`,
}

/** The way to a page by its number. */
export const pageJump = {
  label: '跳到第几页',
  short: '跳到',
  go: '去',
}
