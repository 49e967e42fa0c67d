import type { Language } from '#rules/language.ts'
import { foldTag } from './fold-tag.ts'

/** A tag of the house's list: everybody finds it by the same name, in both languages. */
export interface HouseTag {
  /** Wire value: `#` and a word that is never changed. */
  readonly id: `#${string}`
  readonly zh: string
  readonly en: string
}

/** Tags that the upload form offers, in its order. */
export const houseTags: readonly HouseTag[] = [
  { id: '#scenery', zh: '风景', en: 'scenery' },
  { id: '#bullets', zh: '弹幕', en: 'bullets' },
  { id: '#desserts', zh: '甜点', en: 'desserts' },
  { id: '#sketch', zh: '草稿', en: 'sketch' },
  { id: '#lineart', zh: '线稿', en: 'line art' },
  { id: '#colours', zh: '彩绘', en: 'full colour' },
  { id: '#watercolour', zh: '水彩', en: 'watercolour' },
  { id: '#pixel', zh: '像素画', en: 'pixel art' },
  { id: '#paper', zh: '手绘', en: 'on paper' },
  { id: '#craft', zh: '手工', en: 'craft' },
  { id: '#comic', zh: '漫画', en: 'comic' },
  { id: '#fourpanel', zh: '四格', en: 'four-panel' },
  { id: '#animation', zh: '动图', en: 'GIF' },
  { id: '#chibi', zh: 'Q版', en: 'chibi' },
  { id: '#portrait', zh: '头像', en: 'portrait' },
  { id: '#group', zh: '合影', en: 'group' },
  { id: '#emoji', zh: '表情包', en: 'emoji' },
  { id: '#wallpaper', zh: '壁纸', en: 'wallpaper' },
  { id: '#design', zh: '设定', en: 'design sheet' },
  { id: '#spring', zh: '春', en: 'spring' },
  { id: '#summer', zh: '夏', en: 'summer' },
  { id: '#autumn', zh: '秋', en: 'autumn' },
  { id: '#winter', zh: '冬', en: 'winter' },
  { id: '#night', zh: '夜', en: 'night' },
  { id: '#festival', zh: '节日', en: 'festival' },
  { id: '#gift', zh: '贺图', en: 'gift art' },
]

const byId: ReadonlyMap<string, HouseTag> = new Map(houseTags.map((tag) => [tag.id, tag]))
const byName = new Map(houseTags.flatMap((tag) => [tag.zh, tag.en].map((name) => [foldTag(name), tag.id] as const)))

export const isHouseTag = (tag: string): boolean => byId.has(tag)

/** A tag as it is stored: the house's tag of that name, else the folded text. */
export const readTag = (text: string): string => {
  const folded = foldTag(text)
  return byName.get(folded) ?? folded
}

/** A stored tag as a reader sees it. */
export const tagName = (tag: string, language: Language): string => byId.get(tag)?.[language] ?? tag
