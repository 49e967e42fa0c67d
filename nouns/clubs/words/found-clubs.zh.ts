import { formatNumber } from '#rules/text.ts'

/** The clubs, topics and floors that the site search finds. */
export const foundClubs = {
  topic: { name: '主题', all: (n: string) => `${n} 个` },
  floor: { name: '楼层', all: (n: string) => `${n} 楼` },
  club: { name: '社团', all: (n: string) => `${n} 家` },
  number: (n: number) => `#${formatNumber(n)}`,
  likes: (n: string) => `${n} 赞`,
  counts: (topics: string, floors: string) => `${topics} 主题 · ${floors} 楼`,
}
