import type { SaidWhy } from '#contract/fields.ts'
import { formatNumber } from '#rules/text.ts'

/** Comments below a replay or a painting. Loaded with them. */
export const comments = {
  gone: '你要找的那条评论已经不在了，下面是其他的评论。',
  fresh: (n: number) => `有 ${formatNumber(n)} 条新评论`,
  title: '评论',
  titleWith: (n: number) => `评论 ${formatNumber(n)}`,
  empty: '还没有人说话，写第一句吧。',
  closed: '上传者关闭了评论。',
  label: '写评论',
  send: '发表',
  sendKeys: 'Ctrl + Enter 发表',
  more: '看更早的评论',
  remove: '删除这条评论',
  removeTitle: '删除这条评论？',
  removeText: '删掉之后别人就看不到了，也不能撤销。',
  keep: '留着',
  removeConfirm: '删除',
  author: '作者',
  staff: '店员',
  failed: '评论没能端上来',
  /** Why a post waits for staff, for its author. */
  heldFor: {
    first: '新账号的头几条由店员先看，放行之后大家就看得到',
    black: '受罚期间写下的由店员先看，放行之后大家就看得到',
    same: '好几个账号发了同样的文字或链接，由店员先看，放行之后大家就看得到',
    link: '新账号的头几帖带外部链接时由店员先看，放行之后大家就看得到',
    unknown: '这一条由店员先看，放行之后大家就看得到',
  } satisfies Record<SaidWhy, string>,
}
