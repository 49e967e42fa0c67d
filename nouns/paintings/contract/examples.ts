import type { CallExamples } from '#contract/call-examples.ts'
import type * as calls from './index.ts'

export const examples: CallExamples<typeof calls> = {
  'paintings.list': { sort: 'likes', period: 'week', character: 'Reimu', tag: '#pixel', pageSize: 30, pageNum: 1 },
  'paintings.minePaged': { sort: 'time', pageSize: 30, pageNum: 1 },
  'paintings.someonesPaged': { upid: 1_000_001, sort: 'time', pageSize: 30, pageNum: 1 },
  'paintings.some': { pids: [1, 2] },
  'paintings.beside': { pid: 1 },
  'paintings.fetch': { url: 'https://example.org/pictures/cake.png' },
  'paintings.upload': {
    url: `/pic/${'5e'.repeat(32)}.png`,
    name: '午后的甜品屋',
    comment: '画了三天。',
    characters: ['Reimu', 'Marisa'],
    games: [14],
    tags: ['#desserts', '樱花'],
    rights: 'mine',
  },
  'paintings.update': { pid: 1, name: '午后的甜品屋', characters: ['Reimu'], tags: ['#desserts'], rights: 'mine' },
  'paintings.like': { pid: 1 },
  'paintings.keep': { pid: 1, on: 'Y' },
  'paintings.own': { pids: [1, 2] },
  'paintings.comments': { pid: 1, pageSize: 20, pageNum: 1 },
  'paintings.comment': { pid: 1, comment: '好甜！' },
  'paintings.report': { id: 1, about: 'rights', reason: '原作者不同意转载' },
}
