import { formatNumber } from '#rules/text.ts'
import type { home as zh } from './home.zh.ts'

export const home: typeof zh = {
  window: {
    label: 'Shop window',
    tag: 'Open today',
    head: 'Danmaku Patisserie',
    line: 'Every bullet is a sugar pearl',
    text: 'Bring the runs you have played: the shop reads the score and the lives of every stage and puts them on the shelf.',
    upload: 'Upload a replay',
    look: 'Browse replays',
    scene: 'Dusk: the sweet shop next to the shrine',
  },
  hello: (hour) => {
    if (hour < 5) return 'Still up,'
    if (hour < 12) return 'Good morning,'
    return hour < 18 ? 'Good afternoon,' : 'Good evening,'
  },
  news: {
    pill: (n, more) => `${formatNumber(n)}${more ? '+' : ''} new`,
  },
  day: {
    title: 'Today at the shop',
    names: {
      REPLAYS: 'Replays',
      TOPICS: 'Topics',
      FLOORS: 'Floors',
      LIKES: 'Likes',
      MEMBERS: 'First visits',
    },
    counts: {
      REPLAYS: formatNumber,
      TOPICS: formatNumber,
      FLOORS: formatNumber,
      LIKES: formatNumber,
      MEMBERS: formatNumber,
    },
  },
  totals: {
    label: 'The shop in numbers',
    replays: 'Replays',
    today: 'New today',
    members: 'People',
    likes: 'Likes',
    count: (n) => formatNumber(n),
  },
  newest: { title: 'New on the shelf' },
  all: 'All replays',
  games: { title: 'By game' },
  noReplays: 'Nothing on this shelf yet',
  noReplaysText: 'Who will bring the first replay?',
  members: { title: 'New faces' },
  memberCount: (n) => `${formatNumber(n)} ${n === 1 ? 'person' : 'people'}`,
  noMembers: 'Nobody has come through the door yet.',
  noOthers: 'All of them are listed above.',
  waiting: { title: 'For you' },
  failed: 'The window stayed dark',
}
