import type { ForagePlace } from '#rules/desserts/outings.ts'

/** Places of the school map. */
export const placeNames: Readonly<Record<ForagePlace, string>> = {
  gate: '校门',
  classrooms: '教室',
  library: '图书室',
  artRoom: '美术室',
  canteen: '食堂',
  shop: '小卖部',
  roof: '天台',
  pool: '泳池',
  dormitory: '宿舍',
  clubHouse: '部室',
}
