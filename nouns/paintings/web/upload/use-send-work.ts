import { useRef } from 'react'
import type { Answer, Refused } from '#api/answer.ts'
import { useApi } from '#api/api-context.ts'
import { useWrite } from '#api/writes.ts'
import { useTellFallback } from '#cards/use-tell-fallback.ts'
import type { StoredPicture } from '#contract/pictures.ts'
import { pictures } from '#contract/pictures.ts'
import type { AlikeRow } from '../../contract/painting-row.ts'
import { paintings } from '../../contract/paintings.ts'
import type { AlikeReason } from '../../rules/paintings.ts'
import { writtenOf } from './painting-form.ts'
import type { Work, WorkPicture, WorksAct } from './painting-queue.ts'

export interface SentWork {
  /** Null if the uploader stopped it. */
  readonly answer: Answer<unknown> | null
  readonly stopped: boolean
}

/** Sends a work: its pictures one after the other, then what is written about it. The queue hears of every step. */
export const useSendWork = (change: (act: WorksAct) => void) => {
  const { call } = useApi()
  const tellFallback = useTellFallback()
  const upload = useWrite(paintings.calls.upload, { inline: true })
  const stopping = useRef<AbortController | null>(null)

  /** Path of a picture; one that was uploaded before is as good. */
  const store = async (work: Work, picture: WorkPicture, at: number): Promise<Answer<string>> => {
    if (picture.url !== '' || !picture.file) return { ok: true, value: picture.url }
    const progress = (share: number) => change({ act: 'state', id: work.id, state: { kind: 'sending', at, share } })
    progress(0)
    const ending = new AbortController()
    stopping.current = ending
    const answer = await call(
      pictures.calls.upload,
      {},
      { file: picture.file, onProgress: progress, signal: ending.signal },
    )
    const url = answer.ok ? answer.value.data.url : isPicture(answer.data) ? answer.data.url : null
    if (url === null) return answer.ok ? { ok: true, value: '' } : answer
    if (answer.ok) tellFallback(answer.value.data)
    change({ act: 'stored', id: work.id, picture: picture.id, url })
    return { ok: true, value: url }
  }

  const send = async (work: Work, goOn?: AlikeReason): Promise<SentWork> => {
    const { id } = work
    const refuse = (refused: Refused) => {
      change({ act: 'state', id, state: refusedState(refused) })
      return { answer: refused, stopped: false }
    }
    const urls: string[] = []
    try {
      for (const [at, picture] of work.pictures.entries()) {
        const stored = await store(work, picture, at)
        if (!stored.ok) return refuse(stored)
        urls.push(stored.value)
      }
    } catch {
      // The uploader has stopped it.
      change({ act: 'state', id, state: { kind: 'draft', refused: null } })
      return { answer: null, stopped: true }
    }
    stopping.current = null
    change({ act: 'state', id, state: { kind: 'sending', at: work.pictures.length, share: 1 } })
    const [url = '', ...more] = urls
    const answer = await upload.run({ ...writtenOf(work.form), url, more, ...(goOn && { goOn }) })
    if (!answer.ok) return refuse(answer)
    const { KeyID, HELDFOR } = answer.value
    change({ act: 'state', id, state: { kind: 'done', painting: KeyID, heldFor: HELDFOR } })
    return { answer, stopped: false }
  }
  return { send, stop: () => stopping.current?.abort() }
}

/** What a refusal means for a work: a decision, the earlier work, or something to change or to try again. */
const refusedState = (refused: Refused) => {
  const { refusal, data } = refused
  if (refusal === 'p.alike' && Array.isArray(data) && data.length > 0) {
    // Safe to cast: the server builds `data` of this refusal from alike rows.
    return { kind: 'alike', works: data as AlikeRow[] } as const
  }
  // Safe to cast: the server builds `data` of this refusal from an alike row.
  if (refusal === 'p.uploaded' && data) return { kind: 'uploaded', work: data as AlikeRow } as const
  // A limit ends by itself, and the work goes on then.
  const passes = refusal === 'tooOften' || refusal === 'netError2' || refused.auth !== ''
  return { kind: 'draft', refused: passes ? null : refused } as const
}

/** A refusal carries the picture where the member had uploaded it before; the server builds it from the declaration. */
const isPicture = (data: unknown): data is StoredPicture =>
  typeof data === 'object' && data !== null && 'url' in data && typeof data.url === 'string'
