import type { PaintingRow } from '@patisserie/contract/painting-row'
import { site } from '@patisserie/contract/site'
import type { Problem } from '@patisserie/words/problem'
import { useRouterState } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useReadEach } from '../../../api/read-each.ts'
import { historyEntry, keepDepth, readDepth, type WallDepth } from './wall-depth.ts'
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
  const { entry, kept } = useVisit()
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
  useDepth({ entry, kept }, pages, whole)
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

/** A history entry, and how far its reader had come when it was opened; null if nobody was there before. */
interface WallVisit {
  readonly entry: string
  readonly kept: WallDepth | null
}

const noVisit: WallVisit = { entry: '', kept: null }

/** The visit of the wall that is shown: while the next page is on its way, the address is that page's already. */
function useVisit(): WallVisit {
  const now = useSyncExternalStore(noChange, historyEntry, () => '')
  const isLeaving = useRouterState({ select: ({ status }) => status === 'pending' })
  const [visit, setVisit] = useState(noVisit)
  if (now === visit.entry || (isLeaving && visit.entry !== '')) return visit
  const next = { entry: now, kept: readDepth(now) }
  setVisit(next)
  return next
}

/**
 * Stores how far the reader has come, and on the way back, or after a reload, brings them there once everything is as long as it
 * was. Until then what is stored stays, unless they scroll by themselves.
 */
function useDepth({ entry, kept }: WallVisit, pages: number, whole: boolean): void {
  /** The entry whose reader was brought to where they had been, or has scrolled. */
  const there = useRef('')
  const keep = useEffectEvent(() => {
    if (entry === '' || (kept && there.current !== entry)) return
    if (pages > 1 || readDepth(entry)) keepDepth(entry, { pages, y: Math.round(scrollY) })
  })
  useLayoutEffect(() => {
    if (!kept || !whole || there.current === entry) return
    there.current = entry
    // The router's own memory of positions was bounded by the first page.
    if (scrollY < kept.y) scrollTo(0, kept.y)
  }, [entry, kept, whole])
  // biome-ignore lint/correctness/useExhaustiveDependencies: every further page is stored
  useEffect(() => keep(), [pages])
  useEffect(() => {
    const ending = new AbortController()
    const { signal } = ending
    const options = { signal, passive: true }
    const scrolled = (event: Event) => {
      if (event.type !== 'keydown' || isScrollKey(event)) there.current = entry
    }
    for (const act of ['wheel', 'touchmove', 'keydown'] as const) addEventListener(act, scrolled, options)
    let last = 0
    const keepNow = () => {
      last = Date.now()
      keep()
    }
    /** The entry in the address is the next page's once it is left. */
    const isHere = () => historyEntry() === entry
    addEventListener('scroll', () => isHere() && Date.now() - last >= keepEveryMs && keepNow(), options)
    addEventListener('scrollend', () => isHere() && keepNow(), options)
    addEventListener('pagehide', keepNow, { signal })
    return () => ending.abort()
  }, [entry])
}

/** Whether a key scrolls the page: not in a field, where it moves the caret. */
const isScrollKey = (event: Event): boolean =>
  event instanceof KeyboardEvent &&
  scrollKeys.has(event.key) &&
  !(event.target instanceof Element && event.target.closest('input,textarea,select'))

const scrollKeys: ReadonlySet<string> = new Set(['ArrowUp', 'ArrowDown', 'PageUp', 'PageDown', 'Home', 'End', ' '])
const keepEveryMs = 250
const noChange = () => () => undefined
