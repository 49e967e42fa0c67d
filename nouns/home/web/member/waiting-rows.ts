import type { TopicRow } from '#nouns/clubs/contract/clubs.ts'
import type { ReminderRow } from '#nouns/reminders/contract/reminders.ts'

/** Kinds of reminders that have somebody's words. */
export const talkKinds = [
  'topicReply',
  'floorQuote',
  'mention',
  'replayComment',
  'paintingComment',
  'betComment',
] as const
export type TalkKind = (typeof talkKinds)[number]

/** Proposals to a member for whom little is new, in the order in which they are made. */
export const invitations = ['write', 'upload', 'follow', 'dessert', 'paint', 'clubs'] as const
export type Invitation = (typeof invitations)[number]

export type WaitingRow =
  | { readonly is: 'talk'; readonly kind: TalkKind; readonly reminder: ReminderRow }
  /** `floors`: number of floors the member has not read; 0 if they never opened the topic. */
  | { readonly is: 'topic'; readonly topic: TopicRow; readonly floors: number }
  | { readonly is: 'invitation'; readonly to: Invitation }

export interface WaitingFacts {
  readonly member: number
  readonly reminders: readonly ReminderRow[]
  /** The member's favourites, with the number of unread floors. */
  readonly favourites: readonly (TopicRow & { readonly NEW: number })[]
  /** The topics last written in. */
  readonly fresh: readonly TopicRow[]
  /** How far the member has read the topics of `fresh` that they opened, by topic. */
  readonly read: ReadonlyMap<number, number>
}

const mostTalks = 3
const mostOwn = 4

/**
 * What waits for a member, always `count` rows, so that the place keeps its height: words of others to the member,
 * topics with floors they have not read, then topics they never opened. Invitations fill the rest; a member who has
 * opened no topic yet gets half of the rows as invitations before the topics.
 */
export function waitingRows({ member, reminders, favourites, fresh, read }: WaitingFacts, count: number): WaitingRow[] {
  const talks = reminders.flatMap((reminder): WaitingRow[] => {
    const kind = talkKinds.find((known) => known === reminder.KIND)
    return kind ? [{ is: 'talk', kind, reminder }] : []
  })
  const rows = talks.slice(0, mostTalks)
  const told = new Set(rows.flatMap((row) => (row.is === 'talk' ? [Number(row.reminder.DATA.t ?? 0)] : [])))
  const add = (topics: readonly { readonly topic: TopicRow; readonly floors: number }[], most: number) => {
    for (const { topic, floors } of topics) {
      if (rows.length >= most || told.has(topic.KeyID)) continue
      told.add(topic.KeyID)
      rows.push({ is: 'topic', topic, floors })
    }
  }
  const kept = favourites.map((topic) => ({ topic, floors: topic.NEW }))
  const opened = fresh.map((topic) => ({ topic, floors: topic.LASTFLOOR - (read.get(topic.KeyID) ?? topic.LASTFLOOR) }))
  const grown = [...kept, ...opened].filter(({ floors }) => floors > 0)
  add(grown, Math.min(count, rows.length + mostOwn))
  const rest = invitations.map((to): WaitingRow => ({ is: 'invitation', to }))
  const isNew = read.size === 0 && favourites.length === 0
  if (isNew) rows.push(...rest.splice(0, Math.min(count - rows.length, Math.ceil(count / 2))))
  const unopened = fresh.filter(({ KeyID, LASTUID }) => !read.has(KeyID) && LASTUID !== member)
  add(
    unopened.map((topic) => ({ topic, floors: 0 })),
    count,
  )
  return [...rows, ...rest].slice(0, count)
}
