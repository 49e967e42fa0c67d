/** Titles of pages, for links and document titles: of those that open later, and of some that are open. */
export const titles = {
  liver: '肝部',
  game: '躲弹小铺',
  matches: '比赛',
  map: '校园地图',
  matche: '绘画活动',
  matchr: '录像活动',
  downloads: '下载',
}
