import { useRead } from '#api/reads.ts'
import { useMe } from '#session/me.ts'
import { useNow } from '#session/now.tsx'
import type { TopicRow } from '../../contract/clubs.ts'
import { clubs } from '../../contract/clubs.ts'

/** The part of a topic that the reader has not read. */
export interface Unread {
  /** Number of the first unread floor; 1 if the topic was never opened. */
  readonly from: number
}

type Marked = Pick<TopicRow, 'KeyID' | 'LASTFLOOR' | 'LASTTIME' | 'LASTUID'>

/** Topics of a list with floors that the reader has not read; none for guests and until the marks are there. */
export const useUnread = (rows: readonly Marked[]): ReadonlyMap<number, Unread> => {
  const { profile } = useMe()
  const now = useNow().getTime()
  const t = rows.map(({ KeyID }) => KeyID).sort((a, b) => a - b)
  const enabled = profile !== null && t.length > 0
  const { value } = useRead(clubs.calls.marks, { t }, { enabled, quiet: true, keep: true })
  if (!value || !profile) return new Map()
  return unreadTopics(rows, { member: profile.id, read: new Map(value.map(({ T, READ }) => [T, READ])), now })
}

export interface ReadMarks {
  readonly member: number
  /** How far the member has read the topics that they opened, by topic. */
  readonly read: ReadonlyMap<number, number>
  /** In ms since the epoch. */
  readonly now: number
}

/** Topics of these with unread floors. One that the member never opened counts if its last floor is recent and of somebody else. */
export const unreadTopics = (rows: readonly Marked[], { member, read, now }: ReadMarks): ReadonlyMap<number, Unread> =>
  new Map(
    rows.flatMap(({ KeyID, LASTFLOOR, LASTTIME, LASTUID }): [number, Unread][] => {
      const seen = read.get(KeyID)
      if (seen !== undefined) return seen < LASTFLOOR ? [[KeyID, { from: seen + 1 }]] : []
      const isRecent = now - Date.parse(LASTTIME) < newForMs
      return isRecent && LASTUID !== member ? [[KeyID, { from: 1 }]] : []
    }),
  )

const newForMs = 14 * 86_400_000
