import { setFlagsFromString } from 'node:v8'
import { Worker } from 'node:worker_threads'
import { collect } from './collect.ts'
import type { PackedPage, Pages, PageWanted } from './packed-page.ts'
import type { FromWorker, ToWorker } from './render-worker.ts'

export interface RenderPool {
  readonly render: Pages['render']
  /** Starts the permanent threads; resolves when they are ready, or have ended. */
  readonly warm: () => Promise<void>
  readonly close: () => Promise<void>
}

export interface PoolOptions {
  /** URL of the renderer's module, for the threads. */
  readonly module: string
  /** Renders in the current thread: for the first pages, and while no other thread is ready. */
  readonly here: Pages['render']
  readonly threads: number
  /** Number of permanent threads, which start with `warm` and stay while idle; default 0. */
  readonly kept?: number
  /** Milliseconds after which an idle thread that is not permanent is ended. */
  readonly idleMs?: number
}

interface Job {
  readonly wanted: PageWanted
  readonly done: (rendered: PackedPage) => void
  readonly failed: (error: unknown) => void
}

interface Thread {
  readonly worker: Worker
  readonly jobs: Map<number, Job>
  readonly tell: (message: ToWorker) => void
  ready: boolean
  readonly started: () => void
  idleSince: number
}

/**
 * A page makes some MB of garbage. With a young generation of 8 MB a thread collects it as fast as with 48, for 70 MB
 * less of memory; with 4 MB collecting takes a tenth of the time. A thread that exceeds its limit ends, and the next
 * page starts another.
 */
const resourceLimits = { maxYoungGenerationSizeMb: 8, maxOldGenerationSizeMb: 192 }

/** Pages per thread at once: while some wait for their reads, another is rendered. */
const inHand = 4

/**
 * Renders pages in threads beside the one that answers calls. Permanent threads stay; the others start when two pages
 * are wanted at once and end when idle. A permanent thread that ended is restarted by the next page.
 */
export function openRenderPool({ module, here, threads, kept = 0, idleMs = 60_000 }: PoolOptions): RenderPool {
  const pool = new Set<Thread>()
  const queue: Job[] = []
  let underWay = 0
  let numbered = 0
  let closed = false
  let warmed = false

  const start = (started: () => void = () => undefined) => {
    // The process may have set --max-semi-space-size, which would override the limits of threads.
    setFlagsFromString('--max-semi-space-size=0')
    const worker = new Worker(new URL('./render-worker.ts', import.meta.url), {
      workerData: module,
      resourceLimits,
    })
    const tell = collect<ToWorker>((messages) => worker.postMessage(messages))
    const thread: Thread = { worker, tell, jobs: new Map(), ready: false, started, idleSince: Date.now() }
    pool.add(thread)
    worker.unref()
    worker.on('message', (messages: FromWorker[]) => {
      for (const message of messages) void hear(thread, message)
    })
    worker.on('error', (error: unknown) => lose(thread, error))
    worker.on('exit', () => lose(thread, new Error('a rendering thread ended')))
  }
  const lose = (thread: Thread, error: unknown) => {
    pool.delete(thread)
    thread.started()
    for (const job of thread.jobs.values()) job.failed(error)
    thread.jobs.clear()
    if (pool.size === 0) for (const job of queue.splice(0)) renderHere(job)
  }
  const hear = async (thread: Thread, message: FromWorker) => {
    if (message.kind === 'ready') {
      thread.ready = true
      thread.started()
      return feed()
    }
    const job = thread.jobs.get(message.page)
    if (!job) return
    if (message.kind === 'read') {
      const text = await job.wanted.read(message.path, message.input).catch((error: unknown) => {
        job.failed(error)
        return null
      })
      return thread.tell({ kind: 'answer', ask: message.ask, text })
    }
    thread.jobs.delete(message.page)
    thread.idleSince = Date.now()
    if (message.kind === 'done') job.done(message.rendered)
    else job.failed(message.error)
    feed()
  }
  const freest = () =>
    [...pool].filter(({ ready, jobs }) => ready && jobs.size < inHand).sort((a, b) => a.jobs.size - b.jobs.size)[0]
  const feed = () => {
    for (let thread = freest(); thread && queue.length > 0; thread = freest()) {
      const job = queue.shift()
      if (!job) return
      const page = ++numbered
      thread.jobs.set(page, job)
      const { read: _, coding, ...request } = job.wanted
      thread.tell({ kind: 'page', page, coding, request })
    }
  }
  const renderHere = (job: Job) => void here(job.wanted).then(job.done, job.failed)

  const sweep = setInterval(() => {
    const long = Date.now() - idleMs
    const idle = [...pool].filter(({ jobs, idleSince }) => jobs.size === 0 && idleSince < long)
    for (const { worker } of idle.slice(0, Math.max(0, pool.size - kept))) void worker.terminate()
  }, idleMs)
  sweep.unref()

  return {
    render: (wanted) =>
      new Promise<PackedPage>((resolve, reject) => {
        underWay++
        const ended =
          <T>(tell: (value: T) => void) =>
          (value: T) => {
            underWay--
            tell(value)
          }
        const job: Job = { wanted, done: once(ended(resolve)), failed: once(ended(reject)) }
        if (warmed && !closed) while (pool.size < kept) start()
        if (underWay > 1 && !closed) while (pool.size < threads) start()
        if (![...pool].some(({ ready }) => ready)) return renderHere(job)
        queue.push(job)
        feed()
      }),
    warm: async () => {
      warmed = true
      const missing = closed ? 0 : Math.max(0, kept - pool.size)
      await Promise.all(Array.from({ length: missing }, () => new Promise<void>(start)))
    },
    close: async () => {
      closed = true
      clearInterval(sweep)
      await Promise.all([...pool].map(({ worker }) => worker.terminate()))
    },
  }
}

const once = <T>(tell: (value: T) => void) => {
  let told = false
  return (value: T) => {
    if (told) return
    told = true
    tell(value)
  }
}
