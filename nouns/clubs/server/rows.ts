import { besideName, shownBeside } from '#core/desserts/beside-names.ts'
import { houseStaff } from '#core/members/staff/house-staff.ts'
import { saidWhy } from '#core/moderation/held-why.ts'
import type { ChosenColour } from '#rules/people/colours.ts'
import { yesNoOf } from '#rules/yes-no.ts'
import type { ClubRow, FloorRow, ListedClub, TopicHead, TopicRow } from '../contract/clubs.ts'
import type { FloorHeldWhy, RemovedBy } from './tables.ts'

/** Columns of a topic: `topics` as t, its club as c, its author as m, the author of its last floor as l. */
export const topicColumns = `t.id, t.club, c.name as club_name, c.name_en as club_name_en, t.title, t.excerpt, t.author, m.nick, m.head, t.at,
  t.top, t.floors, t.last_floor, t.last_author, l.nick as last_nick, t.last_at, t.likes, t.pinned, t.pinned_until, t.locked,
  t.held_at is not null as held, exists (select from recommended_topics r where r.topic = t.id) as recommended`

export const topicJoins = `join clubs c on c.id = t.club join members m on m.id = t.author
  join members l on l.id = t.last_author`

export interface StoredTopic {
  id: number
  club: number
  club_name: string
  club_name_en: string
  title: string
  excerpt: string
  author: number
  nick: string
  head: string
  at: Date
  top: number
  floors: number
  last_floor: number
  last_author: number
  last_nick: string
  last_at: Date
  likes: number
  pinned: boolean
  pinned_until: Date | null
  locked: boolean
  held: boolean
  recommended: boolean
}

/** Whether a topic is pinned: for good, or until a time that has not come, whether or not anything has tidied up since. */
export const isPinned = ({ pinned, pinned_until }: Pick<StoredTopic, 'pinned' | 'pinned_until'>, now: Date): boolean =>
  pinned && (pinned_until === null || pinned_until > now)

/** `now`: for pins that end by time; lists that are ordered by them hand in the time by which they are. */
export const topicRow = (row: StoredTopic, now = new Date()): TopicRow => ({
  KeyID: row.id,
  MS: row.club,
  MSNAME: row.club_name,
  MSNAMEEN: row.club_name_en,
  TITLE: row.title,
  EXCERPT: row.excerpt,
  UID: row.author,
  NICK: row.nick,
  HEAD: row.head,
  UPTIME: row.at.toISOString(),
  LASTFLOOR: row.last_floor,
  LASTUID: row.last_author,
  LASTNICK: row.last_nick,
  LASTTIME: row.last_at.toISOString(),
  FLOORS: row.floors,
  LIKES: row.likes,
  PINNED: yesNoOf(isPinned(row, now)),
  PINNEDUNTIL: isPinned(row, now) ? (row.pinned_until?.toISOString() ?? '') : '',
  LOCKED: yesNoOf(row.locked),
  RECOMMENDED: yesNoOf(row.recommended),
  HELD: yesNoOf(row.held),
})

interface StoredHead extends StoredTopic {
  readonly club_picture: string
  readonly own_floors: number
}

export const topicHead = (row: StoredHead, now: Date): TopicHead => ({
  ...topicRow(row, now),
  TOP: row.top,
  MSPIC: row.club_picture,
  OWNFLOORS: row.own_floors,
})

/** Columns of a floor: `floors` as f, its author as m. The HTML of a removed floor is not read. */
export const floorColumns = `f.id, f.topic, f.number, f.author, m.nick, m.head, m.colour, ${houseStaff} as staff, ${shownBeside('m')} as dessert, f.at, f.edited_at,
  f.edits, f.likes, f.held_at is not null as held, f.held_why, case when f.by_members then 'members' else f.removed_by end as removed_by, case when f.removed_at is null then f.html else '' end as html`

export interface StoredFloor {
  id: number
  topic: number
  number: number
  author: number
  nick: string
  head: string
  colour: ChosenColour
  staff: boolean
  /** As of `shownBeside`. */
  dessert: string | null
  at: Date
  edited_at: Date | null
  edits: number
  likes: number
  held: boolean
  held_why: FloorHeldWhy | null
  removed_by: RemovedBy | 'members' | null
  html: string
}

/** `seesHeld`: the caller may read held floors. For others a held floor is a stub without its author. */
export function floorRow(row: StoredFloor, seesHeld: boolean): FloorRow {
  const place = { KeyID: row.id, T: row.topic, FLOOR: row.number, MEDAL: '', UPTIME: row.at.toISOString() }
  if (row.held && !seesHeld) return { ...place, ...nobody, GONE: row.removed_by ?? 'held', HELDFOR: '', HTML: '' }
  return {
    ...place,
    UID: row.author,
    NICK: row.nick,
    HEAD: row.head,
    EDITTIME: row.edited_at?.toISOString() ?? '',
    EDITS: row.edits,
    LIKES: row.likes,
    GONE: row.removed_by ?? (row.held ? 'held' : ''),
    HELDFOR: row.held ? saidWhy(row.held_why) : '',
    HTML: row.removed_by === null ? row.html : '',
    STAFF: yesNoOf(row.staff),
    // A closed account has no name that could have a colour.
    COLOUR: row.nick === '' ? '' : row.colour,
    ...besideName(row.dessert),
  }
}

const nobody = {
  UID: 0,
  NICK: '',
  HEAD: '',
  EDITTIME: '',
  EDITS: 0,
  LIKES: 0,
  STAFF: 'N',
  COLOUR: '',
  DESSERT: '',
  SKIN: '',
} as const

export interface StoredClub {
  id: number
  name: string
  name_en: string
  intro: string
  intro_en: string
  picture: string
  topics: number
  floors: number
}

export const clubRow = (row: StoredClub): ClubRow => ({
  KeyID: row.id,
  NAME: row.name,
  NAMEEN: row.name_en,
  INTRO: row.intro,
  INTROEN: row.intro_en,
  PIC: row.picture,
  TOPICS: row.topics,
  FLOORS: row.floors,
})

/** As JSON of the database: times are texts. */
export interface StoredListedClub extends StoredClub {
  newest: {
    id: number
    title: string
    last_floor: number
    last_at: string
    last_author: number
    last_nick: string
  }[]
}

export const listedClub = (row: StoredListedClub): ListedClub => ({
  ...clubRow(row),
  NEWEST: row.newest.map((topic) => ({
    KeyID: topic.id,
    TITLE: topic.title,
    LASTFLOOR: topic.last_floor,
    LASTUID: topic.last_author,
    LASTNICK: topic.last_nick,
    LASTTIME: new Date(topic.last_at).toISOString(),
  })),
})
