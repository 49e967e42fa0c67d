import type { WaitingThing, WaitingThings } from '#cards/front/waiting-sources.ts'
import type { ReminderRow } from '#contract/reminders.ts'

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
  | { readonly is: 'thing'; readonly thing: WaitingThing }
  | { readonly is: 'invitation'; readonly to: Invitation }

export interface WaitingFacts {
  readonly reminders: readonly ReminderRow[]
  /** What each noun has for the member. */
  readonly sources: readonly WaitingThings[]
}

const mostTalks = 3
const mostOwn = 4

/**
 * What waits for a member, always `count` rows, so that the place keeps its height: words of others to the member, what
 * has something new in it, then what they never opened. Invitations fill the rest; a member who has opened nothing yet
 * gets half of the rows as invitations before that.
 */
export function waitingRows({ reminders, sources }: WaitingFacts, count: number): WaitingRow[] {
  const talks = reminders.flatMap((reminder): WaitingRow[] => {
    const kind = talkKinds.find((known) => known === reminder.KIND)
    return kind ? [{ is: 'talk', kind, reminder }] : []
  })
  const rows = talks.slice(0, mostTalks)
  const told = new Set(rows.flatMap((row) => (row.is === 'talk' ? [`topic ${row.reminder.DATA.t}`] : [])))
  const add = (things: readonly WaitingThing[], most: number) => {
    for (const thing of things) {
      if (rows.length >= most || told.has(thing.about)) continue
      told.add(thing.about)
      rows.push({ is: 'thing', thing })
    }
  }
  add(
    sources.flatMap(({ grown }) => grown),
    Math.min(count, rows.length + mostOwn),
  )
  const rest = invitations.map((to): WaitingRow => ({ is: 'invitation', to }))
  if (sources.every(({ isNew }) => isNew)) {
    rows.push(...rest.splice(0, Math.min(count - rows.length, Math.ceil(count / 2))))
  }
  add(
    sources.flatMap(({ unopened }) => unopened),
    count,
  )
  return [...rows, ...rest].slice(0, count)
}
