import type { Dessert } from '#rules/desserts/desserts.ts'

/** The seven desserts. */
export const dessertNames: Readonly<Record<Dessert, string>> = {
  icecream: '冰激凌',
  orange: '橘子',
  mooncake: '月饼',
  milk: '牛奶',
  coffee: '咖啡',
  starsugar: '金平糖',
  bocai: '骰子方糕',
}
