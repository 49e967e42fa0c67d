import { site } from '@patisserie/contract/site'
import { limits } from '@patisserie/rules/limits'
import { useEffect, useEffectEvent, useReducer, useRef, useState } from 'react'
import { useApi } from '../../api/api-context.ts'
import { useWrite } from '../../api/writes.ts'
import { useToast } from '../../design/parts/toast.tsx'
import { keepDrafts, readDrafts } from './form-draft.ts'
import { takePickedFiles } from './picked-files.ts'
import { readReplay } from './read-replay.ts'
import { writtenOf } from './replay-form.ts'
import {
  canSend,
  changeQueue,
  formOfItem,
  hasWriting,
  type Queue,
  type QueueAct,
  type ReadItem,
  scoreOfItem,
} from './upload-queue.ts'
import { useUploadWords } from './upload-words.ts'

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
}

/** Files on their way in: read at once one by one, sent one by one when it is wished. Only the browser has them. */
export const useUploadQueue = (): UploadQueue => {
  const [items, change] = useReducer(changeQueue, [])
  const [running, setRunning] = useState(false)
  const [until, setUntil] = useState<Date | null>(null)
  const { queue: words } = useUploadWords()
  const { tell } = useApi()
  const toast = useToast()
  const upload = useWrite(site.replays.calls.upload, { inline: true })
  const reading = useRef(Promise.resolve())

  const add = (files: readonly File[]) => {
    const over = items.length + files.length - limits.uploadQueue
    if (over > 0 && !items.some(({ state }) => state.kind === 'missing')) toast.error(words.full(over))
    change({ act: 'add', files })
    for (const file of files) {
      reading.current = reading.current.then(async () => change({ act: 'read', file, result: await readReplay(file) }))
    }
  }
  const start = useEffectEvent(() => {
    change({ act: 'remember', kept: readDrafts() })
    const waiting = takePickedFiles()
    if (waiting.length > 0) add(waiting)
  })
  // Storage and files that were dropped elsewhere are outside React.
  useEffect(() => start(), [])
  const [first, setFirst] = useState(true)
  useEffect(() => {
    // What is remembered must be read before it is written.
    if (first) setFirst(false)
    else keepDrafts(items.filter(hasWriting).map(({ name, draft }) => ({ name, draft })))
  }, [items, first])

  const send = async (item: ReadItem) => {
    const { id, state } = item
    change({ act: 'send', id })
    const score = state.replay.game === 'th09' ? scoreOfItem(item) : null
    const answer = await upload.run(
      { ...writtenOf(formOfItem(item)), ...(score === null ? {} : { typedScore: score }) },
      { file: state.file, onProgress: (share) => change({ act: 'progress', id, share }) },
    )
    if (answer.ok) return change({ act: 'taken', id, code: answer.value.CODE })
    if (answer.auth === '' && answer.refusal !== 'tooOften' && answer.refusal !== 'netError2') {
      return change({ act: 'refuse', id, refused: answer })
    }
    // Nothing is wrong with the file: it waits for the log-in, the network or the clock.
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
