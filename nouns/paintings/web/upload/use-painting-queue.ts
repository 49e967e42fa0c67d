import { useEffect, useEffectEvent, useReducer, useRef, useState } from 'react'
import { useApi } from '#api/api-context.ts'
import { useToast } from '#design/parts/over/toast.tsx'
import { useMe } from '#session/me.ts'
import { useSession } from '#session/session-context.ts'
import { useWordsOwner } from '#session/typed/words-owner.ts'
import { useWords } from '#session/words.tsx'
import type { AlikeReason } from '../../rules/paintings.ts'
import { paintingUploadPack } from '../../words/painting-upload.pack.ts'
import { keepWorks, readKeptWorks } from './kept-works.ts'
import { canSend, changeWorks, isUnsent, type Work, type Works, type WorksAct, withoutRoom } from './painting-queue.ts'
import { readPictureFile } from './read-picture-file.ts'
import { useSendWork } from './use-send-work.ts'

export interface PaintingQueue {
  readonly works: Works
  readonly change: (act: WorksAct) => void
  /** Takes pictures in, each as a work of its own or as further pictures of one. */
  readonly add: (files: readonly File[], to?: Work) => void
  /** Sends works one after the other; with a reason, one that looks like another work. */
  readonly send: (ids: readonly number[], goOn?: AlikeReason) => void
  /** Ids of the works that wait for their turn, the first of them under way. */
  readonly turns: readonly number[]
  readonly stop: () => void
  /** Until when the house asks to wait. */
  readonly until: Date | null
  /** The browser has no room for the drafts. */
  readonly notKept: boolean
  /** Works from without a log-in; the member says whether they are theirs. Without names if they are on the page. */
  readonly guest: {
    readonly names: readonly string[] | null
    readonly take: () => void
    readonly leave: () => void
  } | null
}

/**
 * Works on their way to the wall: read at once, kept with their files in the browser, sent when it is wished. With
 * `dragon`, pictures that are added become works for that character's balls.
 */
export const usePaintingQueue = (dragon: string | undefined): PaintingQueue => {
  const [works, change] = useReducer(changeWorks, [])
  const [turns, setTurns] = useState<readonly number[]>([])
  const [until, setUntil] = useState<Date | null>(null)
  const { list: words } = useWords(paintingUploadPack)
  const { tell } = useApi()
  const { store } = useSession()
  const toast = useToast()
  const reasons = useRef(new Map<number, AlikeReason>())
  const reading = useRef(Promise.resolve())
  const { guest, keeping, notKept } = useKeeping(works, change)
  const sender = useSendWork(change)

  const add = (files: readonly File[], to?: Work) => {
    const over = to ? 0 : withoutRoom(works, files.length)
    if (over > 0) toast.error(words.full(over))
    store.hold()
    for (const file of files.slice(0, files.length - over)) {
      reading.current = reading.current.then(async () => {
        const pictures = [await readPictureFile(file)]
        change(to ? { act: 'addPictures', id: to.id, pictures } : { act: 'add', pictures, dragon })
      })
    }
  }
  const held = works.some(isUnsent)
  useEffect(() => {
    if (held) store.hold()
  }, [held, store])

  const turn = useEffectEvent(async (id: number) => {
    const work = works.find((one) => one.id === id)
    const goOn = reasons.current.get(id)
    reasons.current.delete(id)
    if (!work || !canSend(work)) return next(id)
    const { answer, stopped } = await sender.send(work, goOn)
    if (stopped || !answer) return next(id)
    if (answer.ok) {
      // Sending a guest's works confirms that they are the member's.
      keeping.pass()
      return next(id)
    }
    if (answer.refusal === 'tooOften') {
      const end = endOf(answer.data)
      if (end) return setUntil(end)
    }
    if (answer.auth !== '' || answer.refusal === 'netError2') {
      // The work itself may be good: everything waits for the log-in or the network.
      if (answer.auth === '') tell.problem(answer)
      return setTurns([])
    }
    next(id)
  })
  const next = (id: number) => setTurns((ids) => ids.filter((one) => one !== id))
  const [current] = turns
  useEffect(() => {
    if (current !== undefined && until === null) void turn(current)
  }, [current, until])
  useEffect(() => {
    if (until === null) return
    const timer = setTimeout(() => setUntil(null), Math.max(0, until.getTime() - Date.now()))
    return () => clearTimeout(timer)
  }, [until])

  return {
    works,
    change,
    add,
    turns,
    until,
    notKept,
    guest,
    send: (ids, goOn) => {
      if (goOn) for (const id of ids) reasons.current.set(id, goOn)
      setTurns((before) => [...new Set([...before, ...ids])])
    },
    stop: () => {
      sender.stop()
      setTurns([])
      setUntil(null)
    },
  }
}

/** Keeps the works in the browser under their writer, and brings them back. */
function useKeeping(works: Works, change: (act: WorksAct) => void) {
  const { profile } = useMe()
  const { owner, asked, pass } = useWordsOwner(!works.some(isUnsent))
  /** Whose works were read: only then are they written there. */
  const [known, setKnown] = useState<number | null>(null)
  const [left, setLeft] = useState<Works>([])
  const [notKept, setNotKept] = useState(false)
  useEffect(() => {
    if (owner === null) return
    let wanted = true
    void Promise.all([readKeptWorks(owner), owner === 0 || declined.has(owner) ? [] : readKeptWorks(0)]).then(
      ([own, guests]) => {
        if (!wanted) return
        if (own.length > 0) change({ act: 'remember', works: own })
        setLeft(guests)
        setKnown(owner)
      },
    )
    return () => {
      wanted = false
    }
  }, [owner, change])
  useEffect(() => {
    if (known === null || known !== owner || asked) return
    const timer = setTimeout(() => void keepWorks(known, works).then((kept) => setNotKept(!kept)), keptAfterMs)
    return () => clearTimeout(timer)
  }, [works, known, owner, asked])
  const take = () => {
    void keepWorks(0, [])
    setLeft([])
    if (asked) pass()
    else change({ act: 'remember', works: left })
  }
  const leave = () => {
    setLeft([])
    if (profile) declined.add(profile.id)
    if (!asked) return
    change({ act: 'remove', ids: works.map(({ id }) => id) })
    pass()
  }
  // Called after an answer: the member may have logged in since the call began.
  const confirm = useEffectEvent(() => asked && take())
  const names = asked ? null : left.map(({ form, pictures }) => form.name || (pictures[0]?.name ?? ''))
  return {
    guest: asked || left.length > 0 ? { names, take, leave } : null,
    keeping: { pass: confirm },
    notKept,
  }
}

/** When a limit ends. */
const endOf = (data: unknown): Date | null => {
  const until = typeof data === 'object' && data !== null && 'until' in data ? data.until : null
  const end = new Date(typeof until === 'string' ? until : '')
  return Number.isNaN(end.getTime()) ? null : end
}

/** Members who said that a guest's works are somebody else's: they are not asked again on this page. */
const declined = new Set<number>()
const keptAfterMs = 300
