import { parentPort, workerData } from 'node:worker_threads'
import type { Envelope } from '#contract/envelope.ts'
import type { PageRequest, Renderer } from '#contract/page.ts'
import type { Coding } from '../http/coding.ts'
import { collect } from './collect.ts'
import { type PackedPage, packPage } from './packed-page.ts'

/** Messages to the thread: a page to render, or the answer to a read of one of its pages. */
export type ToWorker =
  | {
      readonly kind: 'page'
      readonly page: number
      readonly coding: Coding
      readonly request: Omit<PageRequest, 'call'>
    }
  /** `text`: the envelope as JSON; null if the read failed. */
  | { readonly kind: 'answer'; readonly ask: number; readonly text: string | null }

/** Messages from the thread: it is ready, it needs a read, or a page is done or has failed. */
export type FromWorker =
  | { readonly kind: 'ready' }
  | {
      readonly kind: 'read'
      readonly page: number
      readonly ask: number
      readonly path: string
      readonly input: unknown
    }
  | { readonly kind: 'done'; readonly page: number; readonly rendered: PackedPage }
  | { readonly kind: 'failed'; readonly page: number; readonly error: Error }

const port = parentPort
if (!port) throw new Error('this module is a worker’s')
const tell = collect<FromWorker>((messages) => port.postMessage(messages, messages.flatMap(buffersOf)))

// The pool passes the module of its build.
const { render } = (await import(String(workerData))) as Renderer
const waiting = new Map<number, (text: string | null) => void>()
let asked = 0

const hear = (message: ToWorker) => {
  if (message.kind === 'answer') return waiting.get(message.ask)?.(message.text)
  const { page, coding, request } = message
  const call = async (path: string, input: unknown): Promise<Envelope> => {
    const ask = ++asked
    const text = await new Promise<string | null>((resolve) => {
      waiting.set(ask, resolve)
      tell({ kind: 'read', page, ask, path, input })
    })
    waiting.delete(ask)
    if (text === null) throw new Error(`the read ${path} failed`)
    return JSON.parse(text) as Envelope // the pool sends an envelope as JSON
  }
  render({ ...request, call }).then(
    (html) => tell({ kind: 'done', page, rendered: packPage(html, coding) }),
    (error: unknown) =>
      tell({ kind: 'failed', page, error: error instanceof Error ? error : new Error(String(error)) }),
  )
}
port.on('message', (messages: ToWorker[]) => {
  for (const message of messages) hear(message)
})
tell({ kind: 'ready' })

/** Transfers the page's bytes instead of copying them. */
function buffersOf(message: FromWorker): ArrayBuffer[] {
  return message.kind === 'done' ? [message.rendered.zipped.buffer] : []
}
