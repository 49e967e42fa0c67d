/** The wallet in the top bar. Loaded with it. */
export const wallet = {
  title: '我的资源',
  close: '收起',
  level: (n: number) => `${n} 级，共 8 级`,
  goodFor: '点一样，看它有什么用',
  statement: '流水账',
  shop: '商店',
  supply: '全站总账',
  privileges: '等级能开什么',
  signIn: '签到日历',
  linesOf: (name: string) => `看${name}的流水`,
  debt: (amounts: string) => `欠着 ${amounts}。之后得到的先还账，还清前不能送礼、押注和买东西。`,
  and: '、',
  bullets: (n: string) => `${n} 颗`,
  pots: (n: number) => (n > 0 ? `够下 ${n} 锅` : '十颗一锅'),
  failed: '没能数出来',
}
