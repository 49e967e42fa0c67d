import type { Stroke } from './input-method.ts'

export interface Sequence {
  readonly name: string
  readonly strokes: readonly Stroke[]
  /** The text afterwards. */
  readonly text: string
}

const show = (text: string, caret?: number): Stroke => (caret === undefined ? { show: text } : { show: text, caret })
const shows = (...texts: string[]): Stroke[] => texts.map((text) => show(text))
const commit = (text: string): Stroke => ({ commit: text })
const keep = (key: string): Stroke => ({ keep: key })
const plain = (text: string): Stroke => ({ plain: text })
const cancel: Stroke = { cancel: true }
/** Enter, with and without Control, chooses a candidate during a composition and must not submit. */
const picks: readonly Stroke[] = [keep('Enter'), { keep: 'Enter', ctrl: true }]

const pinyin: readonly Sequence[] = [
  {
    name: 'pinyin, a phrase by the space bar',
    strokes: [...shows('n', 'ni', "ni'h", "ni'ha", "ni'hao"), commit('你好')],
    text: '你好',
  },
  {
    name: 'pinyin, segments chosen one by one',
    strokes: [
      ...shows('j', 'jin', "jin'tian", "jin'tian'wan", "jin'tian'wan'shang"),
      keep('ArrowDown'),
      show("今天wan'shang"),
      keep('2'),
      ...picks,
      commit('今天晚上'),
    ],
    text: '今天晚上',
  },
  {
    name: 'pinyin, back into the letters to mend a segment',
    strokes: [...shows("xi'guan"), keep('ArrowLeft'), show("xi'guan", 2), show("xin'guan", 3), commit('新馆')],
    text: '新馆',
  },
  {
    name: 'pinyin, marks by themselves and with a word',
    strokes: [commit('，'), ...shows('h', 'hao'), commit('好。'), commit('“'), commit('”'), commit('……')],
    text: '，好。“”……',
  },
  {
    name: 'pinyin, Shift to English in the middle',
    strokes: [
      ...shows('k', 'kan'),
      commit('看'),
      ...shows('b', 'bo', 'bos', 'boss'),
      keep('Shift'),
      commit('boss'),
      plain(' Extra '),
      ...shows('d', 'da'),
      commit('打'),
    ],
    text: '看boss Extra 打',
  },
  {
    name: 'pinyin, Enter leaves the letters',
    strokes: [...shows('m', 'ma', 'mar'), ...picks, commit('mar')],
    text: 'mar',
  },
  {
    name: 'pinyin, given up by Escape',
    strokes: [...shows('c', 'cu', 'cuo'), keep('Escape'), cancel, ...shows('d', 'dui'), commit('对')],
    text: '对',
  },
  {
    name: 'pinyin, Backspace inside, and past its beginning',
    strokes: [
      ...shows('h', 'ha', 'hao', 'haoo'),
      keep('Backspace'),
      ...shows('hao'),
      commit('好'),
      ...shows('z'),
      keep('Backspace'),
      cancel,
      ...shows('c', 'chi'),
      commit('吃'),
    ],
    text: '好吃',
  },
]

const others: readonly Sequence[] = [
  {
    name: 'zhuyin, characters turn while they are composed',
    strokes: [
      ...shows('ㄊ', 'ㄊㄧ', 'ㄊㄧㄢ', '天', '天ㄉ', '天ㄉㄧ', '天ㄉㄧㄢ', '天ㄉㄧㄢˇ', '甜點'),
      keep('ArrowLeft'),
      show('甜點', 1),
      keep('ArrowDown'),
      ...picks,
      commit('甜點'),
    ],
    text: '甜點',
  },
  {
    name: 'zhuyin, a mark by Control',
    strokes: [{ keep: ',', ctrl: true }, commit('，'), ...shows('ㄏ', 'ㄏㄠ', '好'), keep('Enter'), commit('好')],
    text: '，好',
  },
  {
    name: 'wubi, the fourth letter commits by itself',
    strokes: [...shows('w', 'wq', 'wqv'), commit('你好')],
    text: '你好',
  },
  {
    name: 'wubi, the next letter pushes the word up',
    strokes: [
      ...shows('g', 'gg', 'ggl'),
      commit('一'),
      ...shows('a', 'aw', 'awy'),
      keep('2'),
      commit('草'),
      commit('。'),
    ],
    text: '一草。',
  },
  {
    name: 'kana, converted, another candidate, committed by Enter',
    strokes: [
      ...shows('ｋ', 'か', 'かｎ', 'かん', 'かんｊ', 'かんじ', '漢字'),
      keep(' '),
      show('感じ'),
      ...picks,
      commit('感じ'),
    ],
    text: '感じ',
  },
  {
    name: 'kana, segments made shorter, and katakana by F7',
    strokes: [
      ...shows('けーき', 'けーきや', 'ケーキ屋'),
      keep('ArrowLeft'),
      show('ケーキや', 3),
      keep('F7'),
      show('ケーキヤ'),
      keep('F6'),
      show('けーきや'),
      commit('ケーキ屋'),
    ],
    text: 'ケーキ屋',
  },
  {
    name: 'a picture sign and a phrase without a composition',
    strokes: [commit('🍰'), commit('👩🏽‍🍳'), commit('今天也要好好吃甜品'), commit('㐂𠮷')],
    text: '🍰👩🏽‍🍳今天也要好好吃甜品㐂𠮷',
  },
]

/** Sequences of all input methods. */
export const sequences: readonly Sequence[] = [...pinyin, ...others]

/** Three words typed without a pause; each must be one step of undo. */
export const threeWords: readonly { readonly text: string; readonly strokes: readonly Stroke[] }[] = [
  { text: '今天', strokes: [...shows('j', "jin'tian"), commit('今天')] },
  { text: '吃了', strokes: [...shows('c', "chi'le"), commit('吃了')] },
  { text: '蛋糕', strokes: [...shows('d', "dan'gao"), commit('蛋糕')] },
]

/** Composes an existing word again (reconversion of Kana, corrections on phones). The text is 今天吃蛋糕了 before. */
export const again: readonly Stroke[] = [
  { show: 'dan', instead: [3, 5] },
  ...shows("dan'gao"),
  ...picks,
  commit('甜点'),
]
