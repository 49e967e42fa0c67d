import { formatNumber } from '#rules/text.ts'
import type { memberHome as zh } from './member-home.zh.ts'

export const memberHome: typeof zh = {
  today: {
    label: 'Small things of today',
    messages: (n) => `${formatNumber(n)} unread ${n === 1 ? 'message' : 'messages'}`,
    followers: (n) => `${formatNumber(n)} new ${n === 1 ? 'follower' : 'followers'}`,
    upload: 'Upload a replay',
    mail: 'E-mail not verified yet',
  },
  verbs: {
    topicReply: 'replied to you',
    floorQuote: 'quoted you',
    mention: 'mentioned you',
    replayComment: 'on your replay',
    paintingComment: 'on your painting',
    betComment: 'on your event',
  },
  others: (n) => `+${formatNumber(n - 1)}`,
  gone: 'These words were taken down',
  floor: (n) => `#${n}`,
  invitations: {
    write: { title: 'Say hello', text: 'Pick a club and write your first topic' },
    upload: { title: 'Upload your first replay', text: 'The shop reads the score and the lives of every stage' },
    follow: { title: 'See who is around', text: 'Follow a few people: what they do appears here' },
    dessert: { title: 'Choose a dessert', text: 'There are seven; the first one costs no power' },
    paint: { title: 'Hang a painting', text: 'There is room on the wall' },
    clubs: { title: 'Walk through the clubs', text: 'See what people talk about' },
  },
  more: (n) => `${formatNumber(n)} more unread`,
  allReminders: 'All reminders',
  kept: 'Favourite topics',
  seen: 'Mark these as read',
  fresh: (n) => `${formatNumber(n)} new`,
}
