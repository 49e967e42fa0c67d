import { pinyin } from 'pinyin-pro'

/** A Chinese text in pinyin without tones and spaces; empty for a text without Chinese characters. */
export const readingOf = (text: string): string =>
  /\p{Script=Han}/u.test(text)
    ? pinyin(text, { toneType: 'none', type: 'array', nonZh: 'removed', v: true }).join('')
    : ''
