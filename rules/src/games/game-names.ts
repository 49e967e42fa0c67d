import type { Gam } from './games.ts'

/** Full names. The Chinese ones are common usage, without a checked source. */
export const gameNames: Readonly<Record<Gam, { zh: string; en: string; ja: string }>> = {
  6: { zh: '东方红魔乡', en: 'the Embodiment of Scarlet Devil', ja: '東方紅魔郷' },
  7: { zh: '东方妖妖梦', en: 'Perfect Cherry Blossom', ja: '東方妖々夢' },
  8: { zh: '东方永夜抄', en: 'Imperishable Night', ja: '東方永夜抄' },
  9: { zh: '东方花映塚', en: 'Phantasmagoria of Flower View', ja: '東方花映塚' },
  95: { zh: '东方文花帖', en: 'Shoot the Bullet', ja: '東方文花帖' },
  10: { zh: '东方风神录', en: 'Mountain of Faith', ja: '東方風神録' },
  11: { zh: '东方地灵殿', en: 'Subterranean Animism', ja: '東方地霊殿' },
  12: { zh: '东方星莲船', en: 'Undefined Fantastic Object', ja: '東方星蓮船' },
  125: { zh: '对抗新闻 (Double Spoiler)', en: 'Double Spoiler', ja: 'ダブルスポイラー ～ 東方文花帖' },
  128: { zh: '妖精大战争', en: 'Great Fairy Wars', ja: '妖精大戦争 ～ 東方三月精' },
  13: { zh: '东方神灵庙', en: 'Ten Desires', ja: '東方神霊廟' },
  14: { zh: '东方辉针城', en: 'Double Dealing Character', ja: '東方輝針城' },
  143: { zh: '弹幕天邪鬼', en: 'Impossible Spell Card', ja: '弾幕アマノジャク' },
  15: { zh: '东方绀珠传', en: 'Legacy of Lunatic Kingdom', ja: '東方紺珠伝' },
  16: { zh: '东方天空璋', en: 'Hidden Star in Four Seasons', ja: '東方天空璋' },
  165: { zh: '秘封噩梦日记', en: 'Violet Detector', ja: '秘封ナイトメアダイアリー' },
  17: { zh: '东方鬼形兽', en: 'Wily Beast and Weakest Creature', ja: '東方鬼形獣' },
  18: { zh: '东方虹龙洞', en: 'Unconnected Marketeers', ja: '東方虹龍洞' },
  20: { zh: '东方锦上京', en: 'Fossilized Wonders', ja: '東方錦上京' },
  2003: { zh: '黄昏酒场', en: 'Uwabami Breakers', ja: '黄昏酒場' },
}
