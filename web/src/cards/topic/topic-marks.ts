import type { TopicRow } from '@patisserie/contract/clubs'
import { site } from '@patisserie/contract/site'
import { useRead } from '../../api/reads.ts'
import { useMe } from '../../session/me.ts'
import { useNow } from '../../session/now.tsx'

/** The part of a topic that the reader has not read. */
export interface Unread {
  /** Number of the first unread floor; 1 if the topic was never opened. */
  readonly from: number
}

type Marked = Pick<TopicRow, 'KeyID' | 'LASTFLOOR' | 'LASTTIME' | 'LASTUID'>

/**
 * Topics with floors that the reader has not read. Topics that were never opened count only if they have recent floors.
 */
export const useUnread = (rows: readonly Marked[]): ReadonlyMap<number, Unread> => {
  const { profile } = useMe()
  const now = useNow().getTime()
  const t = rows.map(({ KeyID }) => KeyID).sort((a, b) => a - b)
  const enabled = profile !== null && t.length > 0
  const { value } = useRead(site.clubs.calls.marks, { t }, { enabled, quiet: true, keep: true })
  if (!value || !profile) return new Map()
  const read = new Map(value.map(({ T, READ }) => [T, READ]))
  return new Map(
    rows.flatMap(({ KeyID, LASTFLOOR, LASTTIME, LASTUID }): [number, Unread][] => {
      const seen = read.get(KeyID)
      if (seen !== undefined) return seen < LASTFLOOR ? [[KeyID, { from: seen + 1 }]] : []
      const late = now - Date.parse(LASTTIME) < newForMs
      return late && LASTUID !== profile.id ? [[KeyID, { from: 1 }]] : []
    }),
  )
}

const newForMs = 14 * 86_400_000
