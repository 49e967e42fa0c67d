import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import { useApi } from '#api/api-context.ts'
import { useReads } from '#api/reads.ts'
import { useMe } from '#session/me.ts'
import { clubs } from '../../contract/clubs.ts'

/** A moment after the last floor came into view. */
const waitMs = 1_500

export interface ReadingParts {
  readonly t: number
  readonly list: RefObject<HTMLElement | null>
  /** How far the reader had read before; null until it is known. */
  readonly read: number | null
  /** The last floor shown: another one is looked at anew. */
  readonly last: number
}

/** Tells the site how far a member has read, as floors come into view. */
export function useReadingMark({ t, list, read, last }: ReadingParts): void {
  const { call } = useApi()
  const { patch } = useReads()
  const { status } = useMe()
  const seen = useRef(0)
  const told = useRef(0)
  const tell = useEffectEvent(() => {
    const floor = seen.current
    if (read === null || floor <= Math.max(read, told.current)) return
    told.current = floor
    void call(clubs.calls.read, { t, floor }, { quiet: true })
    patch(clubs.calls.marks, (rows) => [...rows.filter(({ T }) => T !== t), { T: t, READ: floor }])
  })
  const known = status === 'member' && read !== null
  // biome-ignore lint/correctness/useExhaustiveDependencies: other floors are looked at anew
  useEffect(() => {
    if (!known || !list.current) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) {
          if (isIntersecting) seen.current = Math.max(seen.current, Number(target.getAttribute('data-at')))
        }
        clearTimeout(timer)
        timer = setTimeout(tell, waitMs)
      },
      { rootMargin: '0px 0px -25% 0px' },
    )
    for (const floor of list.current.querySelectorAll('[data-at]')) observer.observe(floor)
    const leave = () => tell()
    addEventListener('pagehide', leave)
    return () => {
      clearTimeout(timer)
      observer.disconnect()
      removeEventListener('pagehide', leave)
      leave()
    }
  }, [known, t, list, last])
}
