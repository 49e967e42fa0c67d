import { useRouterState } from '@tanstack/react-router'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useReadEach } from '#api/read-each.ts'
import { historyEntry } from '#session/history-entry.ts'
import { keepWithEntry, readKept } from '#session/kept-with-entry.ts'
import type { Problem } from '#words/problem.ts'
import type { PaintingRow } from '../../contract/painting-row.ts'
import { paintings } from '../../contract/paintings.ts'
import { type WallView, wallInput } from './wall-view.ts'

export interface WallPages {
  /** The works of all pages that are here, each once. Undefined until the first page is here. */
  readonly rows: readonly PaintingRow[] | undefined
  /** `rows` are those of the wall before; those of this one are loading. */
  readonly stale: boolean
  /** Number of works on the whole wall; `more` if there are more than counted. */
  readonly total: number
  readonly more: boolean
  /** Works that come after those shown. */
  readonly left: number
  /** Why a page did not arrive. */
  readonly refusal: Problem | undefined
  readonly loading: boolean
  /** Number of the page that comes next; null at the end of the wall. */
  readonly next: number | null
  /** Pages that were added without a press. */
  readonly added: number
  readonly showMore: () => void
  readonly again: () => void
}

/** The pages of an endless wall. On the way back to it, and after a reload, it is as long as it was. */
export const useWallPages = (view: WallView, enabled: boolean): WallPages => {
  const { entry, kept } = useVisit(JSON.stringify(view))
  const [grown, setGrown] = useState<{ readonly entry: string; readonly pages: number } | null>(null)
  const pages = grown && grown.entry === entry ? grown.pages : (kept ?? 1)
  const inputs = Array.from({ length: pages }, (_, at) => wallInput(view, view.page + at))
  const { list, followed } = paintings.calls
  const listed = useReadEach(list, view.followed ? [] : inputs, { enabled })
  const ofFollowed = useReadEach(followed, view.followed ? inputs : [], { enabled })
  const reads = view.followed ? ofFollowed : listed

  const here = reads.flatMap(({ value }) => value ?? [])
  const last = here.at(-1)
  const unique = [...new Map(here.flatMap(({ rows }) => rows).map((row) => [row.KeyID, row])).values()]
  const whole = reads.every(({ value }) => value !== undefined)
  const reached = view.page + pages - 1
  const total = last?.total ?? 0
  useEffect(() => {
    if (entry !== '' && (pages > 1 || kept)) keepWithEntry(entry, 'pages', pages)
  }, [entry, pages, kept])
  const first = reads[0]
  const before = useBefore(first?.value, unique)
  return {
    rows: first?.value ? unique : first?.refusal ? undefined : before,
    stale: !first?.value,
    total,
    more: last?.more ?? false,
    left: Math.max(
      0,
      total - (view.page - 1) * (last?.pageInfo.pageSize ?? 0) - here.flatMap(({ rows }) => rows).length,
    ),
    refusal: reads.find(({ refusal }) => refusal)?.refusal,
    loading: reads.some(({ loading }) => loading),
    next: whole && last && reached < last.pageInfo.pages ? reached + 1 : null,
    added: pages - (kept ?? 1),
    showMore: () => whole && setGrown({ entry, pages: pages + 1 }),
    again: () => {
      for (const read of reads) if (read.refusal) read.again()
    },
  }
}

/** The rows that were shown last, for as long as there are no others. */
function useBefore(first: object | undefined, rows: readonly PaintingRow[]): readonly PaintingRow[] | undefined {
  const [before, setBefore] = useState<{ readonly first: object; readonly rows: readonly PaintingRow[] } | null>(null)
  if (first && (before?.first !== first || before.rows.length !== rows.length)) setBefore({ first, rows })
  return before?.rows
}

/** A history entry, and the pages that it had when it was left; null if nobody was there before. */
interface WallVisit {
  readonly entry: string
  /** What is shown. */
  readonly wall: string
  readonly kept: number | null
}

const noVisit: WallVisit = { entry: '', wall: '', kept: null }

/** The visit of the wall that is shown: while another page is on its way, the address is that page's already. */
function useVisit(wall: string): WallVisit {
  const now = useSyncExternalStore(noChange, historyEntry, () => '')
  const isLeaving = useRouterState({ select: ({ status }) => status === 'pending' })
  const [visit, setVisit] = useState(noVisit)
  if (now === visit.entry || (isLeaving && visit.wall === wall)) return visit
  const next = { entry: now, wall, kept: readPages(now) }
  setVisit(next)
  return next
}

const readPages = (entry: string): number | null => {
  const pages = readKept(entry, 'pages')
  return typeof pages === 'number' && pages >= 1 ? Math.min(Math.floor(pages), mostPages) : null
}

/** Each page is a call. */
const mostPages = 50
const noChange = () => () => undefined
