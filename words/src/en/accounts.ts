import { formatNumber } from '@patisserie/rules/text'
import type { accounts as zh } from '../zh/accounts.ts'

const counted = (n: number, one: string, many: string) => `${formatNumber(n)} ${n === 1 ? one : many}`

export const accounts: typeof zh = {
  settings: 'Settings',
  link: 'Link from a mail',
  person: 'Personal page',
  gone: {
    title: 'There is nobody with this id',
    text: 'One digit may be off. Everybody here has an id of 7 to 10 digits.',
  },
  closedName: 'closed account',
  toReplays: 'Browse the replays',

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
  tabsOf: (nick) => `What ${nick} shows`,
  tabs: { replay: 'Replays' },
  nothing: {
    title: 'The shelf is empty',
    other: (nick) => `${nick} has not put anything out yet.`,
    own: 'Upload your first replay and it will stand here.',
    upload: 'Upload a replay',
  },
}
