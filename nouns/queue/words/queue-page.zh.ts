import type { PaintingFault } from '#nouns/paintings/rules/paintings.ts'

/** The page of members who help with moderation. Loaded with it. */
export const queuePage = {
  title: '裁定举报',
  sub: '公开内容的举报；看不到是谁举报的，也没有私信',
  levelTitle: '看队列要符卡 7 级',
  levelText: '到 8 级可以和另一个人一起裁定。',
  toPrivileges: '看看等级怎么来',
  list: '等着裁定的举报',
  empty: '没有等着裁定的举报',
  failed: '队列没有取到',
  pager: '队列的分页',
  previous: '上一页',
  next: '下一页',
  page: (n: number) => `第 ${n} 页`,
  priority: '优先',
  states: { open: '等两个人裁定', judged: '已有一个人裁定', staff: '等店员' },
  hidden: '几个人遮住的',
  floor: (title: string, floor: number) => `「${title}」${floor} 楼`,
  replay: (code: string) => `录像 ${code}`,
  painting: (name: string) => `画作《${name}》`,
  /** What a report of a painting is about. */
  abouts: {
    forbidden: '色情、照片或真人',
    rights: '未经作者同意',
    unmarked: '没有标明内容或 AI',
    other: '别的问题',
  } satisfies Record<PaintingFault, string>,
  said: '举报的理由：',
  mine: { pass: '你认为成立', notPass: '你认为不成立' },
  pass: '成立',
  notPass: '不成立',
  passTitle: '举报成立',
  notPassTitle: '举报不成立',
  passText: '再有一个人也这样裁定，内容就会收起来，作者和举报人都会知道。意见不同就交给店员。',
  notPassText: '再有一个人也这样裁定，举报就结案，内容留着。意见不同就交给店员。',
  /** Somebody has judged already: this verdict decides, or leaves it to staff. */
  second: {
    pass: '已经有一个人裁定过了。你们一致的话，内容马上收起来，作者和举报人都会知道；不一致就交给店员。',
    notPass: '已经有一个人裁定过了。你们一致的话，举报马上结案，内容留着；不一致就交给店员。',
  },
  /** Why nothing can be pressed. */
  noVerdict: {
    hidden: '几个人遮住的楼层由店员来看，这里不用裁定。',
    staff: '前两个人意见不同，由店员裁定。',
    mine: '你已经裁定过了，等另一个人。',
  },
  why: { label: '理由', hint: '作者和举报人会看到理由，记录里写着你的名字。' },
  outcomes: { waits: '记下了，等另一个人', decided: '两个人一致，裁定好了', staff: '和前一位不同，交给店员了' },
}
