import { formatNumber } from '#rules/text.ts'

/** Taking the dessert of a dragon ball. Loaded with its dialog. */
export const claimDessert = {
  title: '挑一样甜品',
  text: '七样都可以。已经有的那一样，会升一级。',
  label: '甜品',
  owned: '已经有了，升一级',
  take: '要这一样',
  cancel: '再想想',
  came: (name: string) => `${name}来了`,
  cameText: '它已经在你的甜品架上了。',
  rose: (name: string, level: number) => `${name}又长了一截，现在 ${formatNumber(level)} 级`,
  roseText: '架上的那一样吃得更好了。',
  close: '好',
  toShelf: '去甜品架看看',
}
