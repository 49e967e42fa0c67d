import { formatNumber } from '#rules/text.ts'

/** The desk of desserts. Loaded with it. */
export const dessertDesk = {
  filters: { member: '谁的', id: '用户编号', dessert: '哪一样', any: '全部', find: '查找' },
  found: (n: number, more: boolean) => `找到 ${formatNumber(n)}${more ? ' 多' : ''} 样`,
  list: '甜品',
  none: '没有这样的甜品',
  exp: (n: number) => `经验 ${formatNumber(n)}`,
  skin: '穿着皮肤',
  got: '得到于',
  prize: {
    open: '发放甜品',
    title: '发放甜品',
    text: '对方会收到提醒，看得到理由。已经有这一样的，升一级。不能给自己和自己的其他账号。',
    to: '给谁（用户编号）',
    toWrong: '用户编号是 7 到 10 位数字',
    dessert: '哪一样',
    send: '发放',
    done: '发出去了',
  },
}
