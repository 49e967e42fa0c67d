import { formatNumber } from '#rules/text.ts'
import type { foundClubs as zh } from './found-clubs.zh.ts'

export const foundClubs: typeof zh = {
  topic: { name: 'Topics', all: (n) => `all ${n}` },
  floor: { name: 'Floors', all: (n) => `all ${n}` },
  club: { name: 'Clubs', all: (n) => `all ${n}` },
  number: (n) => `#${formatNumber(n)}`,
  likes: (n) => `${n} ${n === '1' ? 'like' : 'likes'}`,
  counts: (topics, floors) => `${topics} topics · ${floors} floors`,
}
