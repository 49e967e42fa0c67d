import type { Language } from '../language.ts'
import { type Gam, gameLabel } from './games.ts'

/** Full names in the languages of the site. The Chinese ones are common usage, without a checked source. */
export const gameNames: Readonly<Record<Gam, { zh: string; en: string }>> = {
  6: { zh: '东方红魔乡', en: 'the Embodiment of Scarlet Devil' },
  7: { zh: '东方妖妖梦', en: 'Perfect Cherry Blossom' },
  8: { zh: '东方永夜抄', en: 'Imperishable Night' },
  9: { zh: '东方花映塚', en: 'Phantasmagoria of Flower View' },
  95: { zh: '东方文花帖', en: 'Shoot the Bullet' },
  10: { zh: '东方风神录', en: 'Mountain of Faith' },
  11: { zh: '东方地灵殿', en: 'Subterranean Animism' },
  12: { zh: '东方星莲船', en: 'Undefined Fantastic Object' },
  125: { zh: '对抗新闻 (Double Spoiler)', en: 'Double Spoiler' },
  128: { zh: '妖精大战争', en: 'Great Fairy Wars' },
  13: { zh: '东方神灵庙', en: 'Ten Desires' },
  14: { zh: '东方辉针城', en: 'Double Dealing Character' },
  143: { zh: '弹幕天邪鬼', en: 'Impossible Spell Card' },
  15: { zh: '东方绀珠传', en: 'Legacy of Lunatic Kingdom' },
  16: { zh: '东方天空璋', en: 'Hidden Star in Four Seasons' },
  165: { zh: '秘封噩梦日记', en: 'Violet Detector' },
  17: { zh: '东方鬼形兽', en: 'Wily Beast and Weakest Creature' },
  18: { zh: '东方虹龙洞', en: 'Unconnected Marketeers' },
  20: { zh: '东方锦上京', en: 'Fossilized Wonders' },
  2003: { zh: '黄昏酒场', en: 'Uwabami Breakers' },
}

/**
 * The name of a game in sentences, heads and fields: `辉针城`, in English the title, `Double Dealing Character`. The English short
 * names (`gameLabel`) are for narrow columns only, beside the title as tooltip or label.
 */
export const gameTitle = (gam: Gam, language: Language): string =>
  language === 'zh' ? gameLabel(gam, language) : gameNames[gam][language]
