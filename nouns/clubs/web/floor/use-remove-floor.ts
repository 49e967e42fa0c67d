import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useApi } from '#api/api-context.ts'
import { usePatchThing } from '#api/patch-thing.ts'
import { useReads } from '#api/reads.ts'
import { useToast } from '#design/parts/over/toast.tsx'
import { beforeLogOut } from '#session/log-in/before-log-out.ts'
import { useSession } from '#session/session-context.ts'
import { useWords } from '#session/words.tsx'
import type { FloorRow } from '../../contract/clubs.ts'
import { clubs } from '../../contract/clubs.ts'
import { clubsPack } from '../../words/clubs.pack.ts'
import { floorId, floorThing } from '../club-things.ts'

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
  const { store } = useSession()
  const patchThing = usePatchThing()
  const { touch } = useReads()
  const { floor: words } = useWords(clubsPack)
  const toast = useToast()
  const timers = useRef(new Map<number, ReturnType<typeof setTimeout>>())
  const [removing, setRemoving] = useState<ReadonlySet<number>>(new Set())
  const without = (floor: number) => (before: ReadonlySet<number>) => new Set([...before].filter((n) => n !== floor))

  const go = useEffectEvent(async (floor: number) => {
    clearTimeout(timers.current.get(floor))
    if (!timers.current.delete(floor)) return
    const answer = await call(clubs.calls.remove, { t, floor })
    // The page lives: what became of the floor is shown here.
    forgetRemoval(t, floor)
    if (answer.ok || answer.refusal === 'ms.floorGone') patchThing(floorThing, floorId(t, floor), goneRow)
    else if (answer.auth === '') tell.problem(answer)
    setRemoving(without(floor))
  })
  useEffect(() => {
    const { current: waiting } = timers
    const all = () => Promise.all([...waiting.keys()].map(go))
    const hide = () => {
      noteRemovals(t, [...waiting.keys()])
      void all()
    }
    // The page that was loaded next may have been made before the removal arrived, which may even have been lost on the way.
    const again = store.token() ? takeRemovals(t) : []
    void Promise.all(again.map((floor) => call(clubs.calls.remove, { t, floor }, { quiet: true }))).then(
      (answers) => answers.length > 0 && touch(['floors']),
    )
    addEventListener('pagehide', hide)
    const stay = beforeLogOut(all)
    return () => {
      removeEventListener('pagehide', hide)
      stay()
      void all()
    }
  }, [t, touch, call, store])
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
/** Milliseconds in which the page that was loaded next takes them. */
const takenMs = 60_000
const mostTaken = 20

interface Removals {
  readonly t: number
  readonly floors: readonly number[]
}

/** Remembers, over a reload of the tab, which floors of a topic were removed by leaving its page. */
function noteRemovals(t: number, floors: readonly number[]): void {
  try {
    if (floors.length === 0) sessionStorage.removeItem(removedKey)
    else sessionStorage.setItem(removedKey, JSON.stringify({ t, floors, at: Date.now() }))
  } catch {
    // Without storage the reloaded page may show the floor once more.
  }
}

const takeRemovals = (t: number): readonly number[] => {
  const noted = readRemovals()
  if (noted?.t !== t) return []
  noteRemovals(t, [])
  return noted.floors
}

const forgetRemoval = (t: number, floor: number): void => {
  const noted = readRemovals()
  if (noted?.t === t)
    noteRemovals(
      t,
      noted.floors.filter((one) => one !== floor),
    )
}

/** Others may have changed what is stored. */
function readRemovals(): Removals | null {
  try {
    const { t, floors, at } = Object(JSON.parse(sessionStorage.getItem(removedKey) ?? '{}'))
    if (!Array.isArray(floors) || !(Math.abs(Date.now() - at) < takenMs)) return null
    return { t, floors: [...new Set(floors)].filter((n) => Number.isSafeInteger(n) && n > 0).slice(0, mostTaken) }
  } catch {
    return null
  }
}

const goneRow = <R extends FloorRow>(row: R): R => ({ ...row, GONE: 'author', HTML: '' })
