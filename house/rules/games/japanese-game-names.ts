import type { Gam } from './games.ts'

/** Full names in Japanese, for what people type and search; pages do not show them. */
export const japaneseGameNames: Readonly<Record<Gam, string>> = {
  6: '東方紅魔郷',
  7: '東方妖々夢',
  8: '東方永夜抄',
  9: '東方花映塚',
  95: '東方文花帖',
  10: '東方風神録',
  11: '東方地霊殿',
  12: '東方星蓮船',
  125: 'ダブルスポイラー ～ 東方文花帖',
  128: '妖精大戦争 ～ 東方三月精',
  13: '東方神霊廟',
  14: '東方輝針城',
  143: '弾幕アマノジャク',
  15: '東方紺珠伝',
  16: '東方天空璋',
  165: '秘封ナイトメアダイアリー',
  17: '東方鬼形獣',
  18: '東方虹龍洞',
  20: '東方錦上京',
  2003: '黄昏酒場',
}
