import type { FloorRow } from '@patisserie/contract/clubs'
import { site } from '@patisserie/contract/site'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useApi } from '../../../api/api-context.ts'
import { usePatchThing } from '../../../api/patch-thing.ts'
import { useReads } from '../../../api/reads.ts'
import { useToast } from '../../../design/parts/over/toast.tsx'
import { floorId, floorThing } from '../club-things.ts'
import { useClubWords } from '../clubs-words.ts'

/** Milliseconds in which the removal can be undone. */
const undoMs = 6_000

export interface FloorRemoval {
  readonly remove: (row: FloorRow) => void
  readonly undo: (row: FloorRow) => void
  readonly removing: ReadonlySet<number>
}

/** Takes an own floor away a moment after it was wished, so that it can be undone; leaving the page does it at once. */
export function useRemoveFloor(t: number): FloorRemoval {
  const { call, tell } = useApi()
  const patchThing = usePatchThing()
  const { touch } = useReads()
  const { floor: words } = useClubWords()
  const toast = useToast()
  const timers = useRef(new Map<number, ReturnType<typeof setTimeout>>())
  const [removing, setRemoving] = useState<ReadonlySet<number>>(new Set())
  const without = (floor: number) => (before: ReadonlySet<number>) => new Set([...before].filter((n) => n !== floor))

  const go = useEffectEvent(async (floor: number) => {
    clearTimeout(timers.current.get(floor))
    if (!timers.current.delete(floor)) return
    const answer = await call(site.clubs.calls.remove, { t, floor })
    if (answer.ok) patchThing(floorThing, floorId(t, floor), goneRow)
    else if (answer.auth === '') tell.problem(answer)
    setRemoving(without(floor))
  })
  useEffect(() => {
    const { current: waiting } = timers
    const all = () => {
      const floors = [...waiting.keys()]
      if (floors.length > 0) noteRemovals(t, floors)
      for (const floor of floors) void go(floor)
    }
    // The page that was loaded next may have been made before the removal arrived, which may even have been lost on the way.
    void Promise.all(takeRemovals(t).map((floor) => call(site.clubs.calls.remove, { t, floor }, { quiet: true }))).then(
      (answers) => answers.length > 0 && touch(['floors']),
    )
    addEventListener('pagehide', all)
    return () => {
      removeEventListener('pagehide', all)
      all()
    }
  }, [t, touch, call])
  return {
    removing,
    remove: ({ FLOOR }) => {
      if (timers.current.has(FLOOR)) return
      timers.current.set(
        FLOOR,
        setTimeout(() => void go(FLOOR), undoMs),
      )
      setRemoving((before) => new Set([...before, FLOOR]))
    },
    undo: ({ FLOOR }) => {
      clearTimeout(timers.current.get(FLOOR))
      if (!timers.current.delete(FLOOR)) return
      setRemoving(without(FLOOR))
      toast.info(words.undone)
    },
  }
}

const removedKey = 'removed-floors'

/** Remembers, over a reload of the tab, which floors of a topic were removed by leaving its page. */
function noteRemovals(t: number, floors: readonly number[]): void {
  try {
    sessionStorage.setItem(removedKey, JSON.stringify([t, ...floors]))
  } catch {
    // Without storage the reloaded page may show the floor once more.
  }
}

function takeRemovals(t: number): readonly number[] {
  try {
    const noted: unknown = JSON.parse(sessionStorage.getItem(removedKey) ?? '[]')
    const [topic, ...floors] = Array.isArray(noted) ? noted : []
    if (topic !== t) return []
    sessionStorage.removeItem(removedKey)
    return floors.filter(Number.isInteger)
  } catch {
    return []
  }
}

const goneRow = <R extends FloorRow>(row: R): R => ({ ...row, GONE: 'author', HTML: '' })
