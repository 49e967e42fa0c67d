import { useLocation } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useGo } from '#session/link.tsx'
import { floorOfHash, pageOfFloor, topicPath } from '../card/topic-path.ts'

export interface SeekParts {
  readonly t: number
  /** The page in view, and floors on a page. */
  readonly page: number
  readonly size: number
  /** The page has the floors of one author: the others are on the pages of all. */
  readonly only: boolean
  /** The highest number. */
  readonly top: number
}

/** Leads to a floor wherever it is; an address that names one has its page put right, whatever the reader's size. */
export function useSeekFloor({ t, page, only, size, top }: SeekParts): (floor: number) => void {
  const go = useGo()
  const asked = floorOfHash(useLocation({ select: ({ hash }) => hash }))
  const wanted = useRef<number | null>(null)
  const seek = (floor: number, replace: boolean) => {
    wanted.current = floor
    const here = only && document.getElementById(`f${floor}`) !== null
    const path = here ? topicPath(t, page, true) : topicPath(t, pageOfFloor(Math.min(floor, top), size))
    go(`${path}#f${floor}`, { replace })
  }
  const putRight = useEffectEvent((floor: number) => {
    if (only ? !document.getElementById(`f${floor}`) : pageOfFloor(Math.min(floor, top), size) !== page)
      seek(floor, true)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: on a new device the member's page size comes with the profile
  useEffect(() => {
    if (asked !== null) putRight(asked)
  }, [asked, size])
  // After every drawing: the floor may have come with it.
  useEffect(() => {
    const element = wanted.current === null ? null : document.getElementById(`f${wanted.current}`)
    if (!element) return
    wanted.current = null
    element.scrollIntoView()
    element.focus({ preventScroll: true })
  })
  return (floor) => seek(floor, !only && pageOfFloor(floor, size) === page)
}
