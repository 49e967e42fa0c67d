import { formatNumber } from '#rules/text.ts'
import type { accounts as zh } from './accounts.zh.ts'

const counted = (n: number, one: string, many: string) => `${formatNumber(n)} ${n === 1 ? one : many}`

export const accounts: typeof zh = {
  settings: 'Settings',
  link: 'Link from a mail',
  person: 'Personal page',
  gone: {
    title: 'There is nobody with this id',
  },
  closedName: 'closed account',

  card: {
    replays: 'Replays',
    likes: 'Likes',
    joined: 'Joined',
    id: 'Id',
    edit: 'Edit profile',
    noIntro: 'No introduction yet.',
    describe: (nick, replays, likes) =>
      `${nick}: ${counted(replays, 'replay', 'replays')}, ${counted(likes, 'like', 'likes')}.`,
  },
}
