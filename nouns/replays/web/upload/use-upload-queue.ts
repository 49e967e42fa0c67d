import { useEffect, useEffectEvent, useReducer, useRef, useState } from 'react'
import { useApi } from '#api/api-context.ts'
import { useWrite } from '#api/writes.ts'
import { useToast } from '#design/parts/over/toast.tsx'
import { useMe } from '#session/me.ts'
import { useSession } from '#session/session-context.ts'
import { useWordsOwner } from '#session/typed/words-owner.ts'
import { useWords } from '#session/words.tsx'
import { replays } from '../../contract/replays.ts'
import { uploadPack } from '../../words/upload.pack.ts'
import { type KeptDraft, keepDrafts, readDrafts } from './form-draft.ts'
import { takePickedFiles } from './picked-files.ts'
import { readReplay } from './read-replay.ts'
import { writtenOf } from './replay-form.ts'
import {
  canSend,
  changeQueue,
  formOfItem,
  hasWriting,
  isUnsent,
  type Queue,
  type QueueAct,
  type ReadItem,
  scoreOfItem,
  withoutRoom,
} from './upload-queue.ts'

export interface UploadQueue {
  readonly items: Queue
  readonly change: (act: QueueAct) => void
  /** Takes files in, reads them, and says how many had no room. */
  readonly add: (files: readonly File[]) => void
  /** Whether files are sent one after another. */
  readonly running: boolean
  readonly run: (on: boolean) => void
  /** Until when the house asks to wait. */
  readonly until: Date | null
  /**
   * Files and texts that were entered without a log-in; the member must say whether they are theirs. Without names if
   * they are on the page.
   */
  readonly guest: {
    readonly names: readonly string[] | null
    readonly take: () => void
    readonly leave: () => void
  } | null
}

/** Files on their way in: read at once one by one, sent one by one when it is wished. Only the browser has them. */
export const useUploadQueue = (): UploadQueue => {
  const [items, change] = useReducer(changeQueue, [])
  const [running, setRunning] = useState(false)
  const [until, setUntil] = useState<Date | null>(null)
  const { queue: words } = useWords(uploadPack)
  const { tell } = useApi()
  const { profile } = useMe()
  const { store } = useSession()
  const toast = useToast()
  const upload = useWrite(replays.calls.upload, { inline: true })
  const reading = useRef(Promise.resolve())

  const { owner, asked, pass } = useWordsOwner(!items.some(hasWriting))
  const [guest, setGuest] = useState<readonly KeptDraft[]>([])

  const add = (files: readonly File[]) => {
    const over = withoutRoom(items, files)
    if (over > 0) toast.error(words.full(over))
    change({ act: 'add', files })
    for (const file of files) {
      reading.current = reading.current.then(async () => change({ act: 'read', file, result: await readReplay(file) }))
    }
  }
  const start = useEffectEvent(() => {
    const waiting = takePickedFiles()
    if (waiting.length > 0) add(waiting)
  })
  // Files that were dropped elsewhere are outside React.
  useEffect(() => start(), [])
  const held = items.some((item) => isUnsent(item) && item.state.kind !== 'missing' && item.state.kind !== 'reading')
  // Read after the page has turned: files dropped on the page before are no less their member's.
  useEffect(() => {
    if (held) store.hold()
  }, [held, store])
  /** Whose rows were read from storage: only then are they written there. */
  const [known, setKnown] = useState<number | null>(null)
  const begin = useEffectEvent((whose: number) => {
    change({ act: 'remember', kept: readDrafts(whose) })
    setGuest(whose === 0 || declined.has(whose) ? [] : readDrafts(0))
    setKnown(whose)
  })
  useEffect(() => {
    if (owner !== null) begin(owner)
  }, [owner])
  useEffect(() => {
    if (known === null || known !== owner || asked) return
    keepDrafts(
      known,
      items.filter(hasWriting).map(({ name, draft }) => ({ name, draft })),
    )
  }, [items, known, owner, asked])
  const take = () => {
    keepDrafts(0, [])
    setGuest([])
    if (asked) pass()
    else change({ act: 'remember', kept: guest })
  }
  const leave = () => {
    setGuest([])
    if (profile) declined.add(profile.id)
    if (!asked) return
    change({ act: 'remove', ids: items.map(({ id }) => id) })
    pass()
  }

  const send = async (item: ReadItem) => {
    const { id, state } = item
    change({ act: 'send', id })
    const score = state.replay.game === 'th09' ? scoreOfItem(item) : null
    const answer = await upload.run(
      { ...writtenOf(formOfItem(item)), ...(score === null ? {} : { typedScore: score }) },
      { file: state.file, onProgress: (share) => change({ act: 'progress', id, share }) },
    )
    // Sending the files confirms that they are the member's.
    if (answer.ok && asked) take()
    if (answer.ok) return change({ act: 'taken', id, code: answer.value.CODE, heldFor: answer.value.HELDFOR })
    if (answer.auth === '' && answer.refusal !== 'tooOften' && answer.refusal !== 'netError2') {
      return change({ act: 'refuse', id, refused: answer })
    }
    // The file itself is valid: it waits for the log-in, the network or the rate limit.
    change({ act: 'back', ids: [id] })
    const end = answer.refusal === 'tooOften' ? endOf(answer.data) : null
    if (end) return setUntil(end)
    setRunning(false)
    if (answer.auth === '') tell.problem(answer)
  }
  const step = useEffectEvent(() => {
    const next = items.find((item) => canSend(items, item))
    if (next && canSend(items, next)) void send(next)
    else if (!items.some(({ state }) => state.kind === 'reading')) setRunning(false)
  })
  const sending = items.some(({ state }) => state.kind === 'sending')
  // biome-ignore lint/correctness/useExhaustiveDependencies: every change of the queue may free the way
  useEffect(() => {
    if (running && !sending && until === null) step()
  }, [running, sending, until, items])
  useEffect(() => {
    if (until === null) return
    const timer = setTimeout(() => setUntil(null), Math.max(0, until.getTime() - Date.now()))
    return () => clearTimeout(timer)
  }, [until])

  return {
    items,
    change,
    add,
    running,
    until,
    guest: asked || guest.length > 0 ? { names: asked ? null : guest.map(({ name }) => name), take, leave } : null,
    run: (on) => {
      setRunning(on)
      if (!on) setUntil(null)
    },
  }
}

/** When a limit ends. */
const endOf = (data: unknown): Date | null => {
  const until = typeof data === 'object' && data !== null && 'until' in data ? data.until : null
  const end = new Date(typeof until === 'string' ? until : '')
  return Number.isNaN(end.getTime()) ? null : end
}

/** Members who said that a guest's rows are somebody else's: they are not asked again on this page. */
const declined = new Set<number>()
