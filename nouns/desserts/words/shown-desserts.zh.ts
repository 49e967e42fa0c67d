import { formatNumber } from '#rules/text.ts'

/** Somebody's desserts as others see them. Not in the pack. */
export const shownDesserts = {
  label: (nick: string) => `${nick} 的甜品`,
  beside: (name: string) => `展示中的甜品：${name}`,
  displayed: '展示中',
  away: '出门了',
  awayText: '架子上留着一张字条：出门了，晚点回来。',
  level: (n: number) => `${formatNumber(n)} 级`,
  stars: (n: number) => `${formatNumber(n)} 颗星`,
  card: '会符卡',
  others: '架上还有',
  plate: '盘子里',
  plateEmpty: '盘子空着。',
  steal: '派自己的去偷一点',
  nothingDisplayed: '现在没有摆出哪一样。',
  empty: '还没有养甜品',
  emptyText: '验证邮箱以后，六样里可以先挑一样。',
  toShelf: '去自己的甜品架',
  hidden: '这个人不公开甜品',
  failed: '甜品没有取到',
}
