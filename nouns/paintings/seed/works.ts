import type { DessertKind } from '#design/art/desserts/dessert-bodies.ts'
import { type Danmaku, danmaku } from './danmaku.ts'
import { fourPanels, pixelCake, type Served, stillLife, wallpaper } from './desserts.ts'
import { type Landscape, landscape } from './landscapes.ts'

/** A work of a demo member, drawn by the seed. */
export interface DemoWork {
  readonly name: string
  /** Place of its uploader in `people`. */
  readonly by: number
  readonly hoursAgo: number
  readonly format: 'jpg' | 'png' | 'gif'
  /** One SVG a picture; of a GIF one a frame. */
  readonly pictures: readonly string[]
  readonly comment?: string
  readonly tags: readonly string[]
  readonly games?: readonly number[]
  /** Handed in for a ball of this character. */
  readonly dragon?: string
  readonly note?: 'spoiler'
  readonly ai?: boolean
  /** Comments on it: who, and what. */
  readonly said?: readonly (readonly [by: number, words: string])[]
}

const night = (seed: number, hue: number, kind: Danmaku['kind'], [width, height] = [1_000, 700]) =>
  danmaku({ seed, hue, kind, width: width ?? 1_000, height: height ?? 700 })
const lines = (seed: number, kind: Danmaku['kind']) =>
  danmaku({ seed, hue: 30, kind, width: 760, height: 1_000, drawn: true })
const view = (seed: number, season: Landscape['season'], [width, height] = [1_120, 700]) =>
  landscape({ seed, season, width: width ?? 1_120, height: height ?? 700 })
const cream: Served = { kind: 'icecream', mood: 'happy' }
const all: readonly DessertKind[] = ['icecream', 'orange', 'mooncake', 'milk', 'coffee', 'starsugar']

export const works: readonly DemoWork[] = [
  {
    name: '傍晚的甜品屋',
    by: 0,
    hoursAgo: 3,
    format: 'jpg',
    pictures: [view(3, 'dusk')],
    tags: ['#scenery', '黄昏'],
    comment: '灯亮起来的那几分钟最好看。',
    said: [
      [2, '窗里的灯好暖。'],
      [4, '想搬进去住。'],
    ],
  },
  {
    name: '八瓣花',
    by: 1,
    hoursAgo: 7,
    format: 'jpg',
    pictures: [night(11, 320, 'flower')],
    tags: ['#bullets'],
    games: [8],
    said: [[0, '第三层的缝看得我手心出汗。']],
  },
  {
    name: '今天的六样',
    by: 2,
    hoursAgo: 11,
    format: 'png',
    pictures: [
      stillLife(
        { width: 1_200, height: 620 },
        all.map((kind) => ({ kind, mood: 'happy' })),
        ['#f6d7c3', '#fbeee2'],
      ),
    ],
    tags: ['#desserts'],
    comment: '摆盘十分钟，吃完三分钟。',
  },
  {
    name: '雨弹',
    by: 3,
    hoursAgo: 16,
    format: 'jpg',
    pictures: [night(21, 220, 'rain', [700, 1_000])],
    tags: ['#bullets', '雨'],
  },
  {
    name: '转圈圈',
    by: 4,
    hoursAgo: 20,
    format: 'gif',
    pictures: Array.from({ length: 12 }, (_, n) =>
      danmaku({ seed: 5, hue: (n * 30) % 360, kind: 'sunflower', width: 240, height: 240 }),
    ),
    tags: ['#animation', '#bullets'],
  },
  {
    name: '春日的参道',
    by: 5,
    hoursAgo: 26,
    format: 'jpg',
    pictures: [view(8, 'spring')],
    tags: ['#scenery', '#spring'],
  },
  {
    name: '像素蛋糕',
    by: 0,
    hoursAgo: 31,
    format: 'png',
    pictures: [pixelCake(4, 40)],
    tags: ['#pixel', '#desserts'],
    comment: '16 × 16，放大看每一格。',
  },
  {
    name: '双螺旋',
    by: 2,
    hoursAgo: 37,
    format: 'jpg',
    pictures: [night(31, 265, 'spiral', [900, 900])],
    tags: ['#bullets'],
    games: [7],
    dragon: 'Youmu',
  },
  {
    name: '冰淇淋的四格',
    by: 1,
    hoursAgo: 43,
    format: 'png',
    pictures: [fourPanels('icecream')],
    tags: ['#fourpanel', '#desserts'],
    said: [
      [3, '第三格跑哪去了'],
      [1, '去找糖了。'],
    ],
  },
  {
    name: '线稿：花',
    by: 3,
    hoursAgo: 50,
    format: 'png',
    pictures: [lines(41, 'flower')],
    tags: ['#lineart'],
    comment: '还没上色，先放着。',
  },
  {
    name: '夏天的海边',
    by: 4,
    hoursAgo: 58,
    format: 'jpg',
    pictures: [view(12, 'summer', [1_300, 640])],
    tags: ['#scenery', '#summer'],
  },
  {
    name: '向日葵',
    by: 5,
    hoursAgo: 64,
    format: 'jpg',
    pictures: [night(51, 70, 'sunflower', [820, 820])],
    tags: ['#bullets'],
    games: [9],
    dragon: 'Yuuka',
  },
  {
    name: '月饼壁纸',
    by: 0,
    hoursAgo: 72,
    format: 'png',
    pictures: [
      wallpaper({ width: 1_200, height: 760 }, [{ kind: 'mooncake' }, { kind: 'starsugar', mood: 'happy' }], '#f3e2c2'),
    ],
    tags: ['#wallpaper', '#desserts'],
  },
  {
    name: '秋山',
    by: 1,
    hoursAgo: 80,
    format: 'jpg',
    pictures: [view(17, 'autumn', [760, 1_040])],
    tags: ['#scenery', '#autumn'],
  },
  {
    name: '五面扇',
    by: 2,
    hoursAgo: 91,
    format: 'jpg',
    pictures: [night(61, 15, 'fans')],
    tags: ['#bullets'],
    games: [10],
    dragon: 'Aya',
  },
  {
    name: '雪夜',
    by: 3,
    hoursAgo: 99,
    format: 'jpg',
    pictures: [view(23, 'winter')],
    tags: ['#scenery', '#winter'],
    said: [[5, '安静得能听见雪。']],
  },
  {
    name: '三色冰淇淋',
    by: 4,
    hoursAgo: 110,
    format: 'png',
    pictures: [
      stillLife(
        { width: 900, height: 640 },
        [cream, { ...cream, skin: 'sakura' }, { ...cream, skin: 'night' }],
        ['#cfe6f2', '#eef6fb'],
      ),
    ],
    tags: ['#desserts'],
  },
  { name: '线稿：螺旋', by: 5, hoursAgo: 121, format: 'png', pictures: [lines(71, 'spiral')], tags: ['#lineart'] },
  {
    name: '琉璃色的夜',
    by: 0,
    hoursAgo: 133,
    format: 'jpg',
    pictures: [view(29, 'night', [1_400, 600])],
    tags: ['#scenery', '#night'],
  },
  {
    name: '樱吹雪',
    by: 1,
    hoursAgo: 146,
    format: 'jpg',
    pictures: [night(81, 350, 'flower', [720, 1_000])],
    tags: ['#bullets'],
    games: [7],
    dragon: 'Yuyuko',
    note: 'spoiler',
    comment: '最后一张符的样子，还没打到的先别点。',
  },
  {
    name: '咖啡时间',
    by: 2,
    hoursAgo: 158,
    format: 'png',
    pictures: [
      stillLife(
        { width: 820, height: 820 },
        [{ kind: 'coffee' }, { kind: 'milk', mood: 'sleepy' }],
        ['#e7d3c0', '#f4e9dd'],
      ),
    ],
    tags: ['#desserts'],
  },
  {
    name: '红与白',
    by: 3,
    hoursAgo: 170,
    format: 'jpg',
    pictures: [night(91, 25, 'flower', [800, 800])],
    tags: ['#bullets'],
    games: [6],
    dragon: 'Reimu',
  },
  {
    name: '星弹',
    by: 4,
    hoursAgo: 186,
    format: 'jpg',
    pictures: [night(95, 240, 'sunflower')],
    tags: ['#bullets'],
    games: [6],
    dragon: 'Marisa',
  },
  {
    name: '走过四季',
    by: 5,
    hoursAgo: 201,
    format: 'jpg',
    pictures: (['spring', 'summer', 'autumn', 'winter'] as const).map((season, n) => view(100 + n, season, [900, 600])),
    tags: ['#scenery'],
    comment: '同一条路走了一年。',
  },
  {
    name: '红与白 二',
    by: 3,
    hoursAgo: 222,
    format: 'jpg',
    pictures: [night(191, 8, 'spiral', [800, 800])],
    tags: ['#bullets'],
    games: [6],
    dragon: 'Reimu',
  },
  {
    name: '像素蛋糕店',
    by: 0,
    hoursAgo: 240,
    format: 'png',
    pictures: [pixelCake(9, 30), pixelCake(14, 30), pixelCake(22, 30)],
    tags: ['#pixel', '#desserts'],
  },
  {
    name: '红与白 三',
    by: 1,
    hoursAgo: 262,
    format: 'jpg',
    pictures: [night(193, 355, 'fans', [900, 640])],
    tags: ['#bullets'],
    games: [6],
    dragon: 'Reimu',
  },
  {
    name: '星屑',
    by: 2,
    hoursAgo: 290,
    format: 'jpg',
    pictures: [night(97, 60, 'rain')],
    tags: ['#bullets'],
    games: [6],
    dragon: 'Marisa',
  },
  {
    name: '金平糖壁纸',
    by: 4,
    hoursAgo: 320,
    format: 'png',
    pictures: [
      wallpaper(
        { width: 820, height: 1_100 },
        [{ kind: 'starsugar' }, { kind: 'orange', mood: 'happy' }, { kind: 'icecream' }],
        '#dfeaf5',
      ),
    ],
    tags: ['#wallpaper', '#desserts'],
  },
  {
    name: '程序画的雾',
    by: 5,
    hoursAgo: 350,
    format: 'jpg',
    pictures: [night(111, 180, 'fans', [1_000, 620])],
    tags: ['#bullets'],
    ai: true,
    comment: '规则写好以后一行没改，出来就是这样。',
  },
]
