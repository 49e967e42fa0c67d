import type { PaintingRow } from '@patisserie/contract/painting-row'
import { site } from '@patisserie/contract/site'
import type { Problem } from '@patisserie/words/problem'
import { useEffect, useEffectEvent, useLayoutEffect, useState, useSyncExternalStore } from 'react'
import { useReadEach } from '../../../api/read-each.ts'
import { historyEntry, keepDepth, readDepth } from './wall-depth.ts'
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

/**
 * The pages of an endless wall. On the way back to it, and after a reload, it is as long as it was, and the reader is
 * where they were.
 */
export const useWallPages = (view: WallView, enabled: boolean): WallPages => {
  const entry = useSyncExternalStore(noChange, historyEntry, () => '')
  const kept = entry === '' ? null : readDepth(entry)
  const [grown, setGrown] = useState<{ readonly entry: string; readonly pages: number } | null>(null)
  const pages = grown && grown.entry === entry ? grown.pages : (kept?.pages ?? 1)
  const inputs = Array.from({ length: pages }, (_, at) => wallInput(view, view.page + at))
  const { list, followed } = site.paintings.calls
  const listed = useReadEach(list, view.followed ? [] : inputs, { enabled })
  const ofFollowed = useReadEach(followed, view.followed ? inputs : [], { enabled })
  const reads = view.followed ? ofFollowed : listed

  const here = reads.flatMap(({ value }) => value ?? [])
  const last = here.at(-1)
  const unique = [...new Map(here.flatMap(({ rows }) => rows).map((row) => [row.KeyID, row])).values()]
  const whole = reads.every(({ value }) => value !== undefined)
  const reached = view.page + pages - 1
  const total = last?.total ?? 0
  useDepth(entry, pages, whole ? (kept?.y ?? null) : null)
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
    added: pages - (kept?.pages ?? 1),
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

/**
 * Stores how far the reader has come, and after a reload brings them there once everything is as long as it was. Until then
 * what is stored stays, unless they move by themselves.
 */
function useDepth(entry: string, pages: number, y: number | null): void {
  const [brought, setBrought] = useState('')
  const keep = useEffectEvent(() => {
    if (entry === '') return
    const stored = readDepth(entry)
    if (stored ? brought !== entry && !touched : pages === 1) return
    if (!stored) setBrought(entry)
    keepDepth(entry, { pages, y: Math.round(scrollY) })
  })
  useLayoutEffect(() => {
    if (y === null || brought === entry) return
    setBrought(entry)
    // The router's own memory of positions was bounded by the first page.
    if (scrollY < y && !touched) scrollTo(0, y)
  }, [entry, y, brought])
  // biome-ignore lint/correctness/useExhaustiveDependencies: every further page is stored
  useEffect(() => keep(), [pages])
  useEffect(() => {
    touched = false
    const ending = new AbortController()
    const touch = () => {
      touched = true
    }
    for (const act of ['wheel', 'touchstart', 'keydown'] as const) {
      addEventListener(act, touch, { signal: ending.signal, passive: true })
    }
    let last = 0
    addEventListener(
      'scroll',
      () => {
        // The entry in the address is the next page's once it is left.
        if (historyEntry() !== entry || Date.now() - last < keepEveryMs) return
        last = Date.now()
        keep()
      },
      { signal: ending.signal, passive: true },
    )
    addEventListener('pagehide', () => keep(), { signal: ending.signal })
    return () => ending.abort()
  }, [entry])
}

/** Whether the reader has moved by themselves since the wall was opened. */
let touched = false
const keepEveryMs = 250
const noChange = () => () => undefined
