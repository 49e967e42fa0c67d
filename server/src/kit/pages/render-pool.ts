import { Worker } from 'node:worker_threads'
import { collect } from './collect.ts'
import type { PackedPage, Pages, PageWanted } from './packed-page.ts'
import type { FromWorker, ToWorker } from './render-worker.ts'

export interface RenderPool {
  readonly render: Pages['render']
  readonly close: () => Promise<void>
}

export interface PoolOptions {
  /** Url of the module that renders, for the threads. */
  readonly module: string
  /** Renders in this thread: for the first pages, and while no other thread is ready. */
  readonly here: Pages['render']
  readonly threads: number
  /** A thread that had nothing to do for so long is let go. */
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
  idleSince: number
}

/** A page makes some MB of garbage: with room for a few dozen, collecting it takes a third of the time. */
const maxYoungGenerationSizeMb = 64

/** Pages a thread has in hand at once: while some wait for their reads, another is rendered. */
const inHand = 4

/**
 * Renders pages beside the thread that answers calls. A site nobody visits needs one thread; the others start when two
 * pages are wanted at once, and end when they have been idle.
 */
export function openRenderPool({ module, here, threads, idleMs = 60_000 }: PoolOptions): RenderPool {
  const pool = new Set<Thread>()
  const queue: Job[] = []
  let underWay = 0
  let numbered = 0
  let closed = false

  const start = () => {
    const worker = new Worker(new URL('./render-worker.ts', import.meta.url), {
      workerData: module,
      resourceLimits: { maxYoungGenerationSizeMb },
    })
    const tell = collect<ToWorker>((messages) => worker.postMessage(messages))
    const thread: Thread = { worker, tell, jobs: new Map(), ready: false, idleSince: Date.now() }
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
    for (const job of thread.jobs.values()) job.failed(error)
    thread.jobs.clear()
    if (pool.size === 0) for (const job of queue.splice(0)) renderHere(job)
  }
  const hear = async (thread: Thread, message: FromWorker) => {
    if (message.kind === 'ready') {
      thread.ready = true
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
      const { read: _, ...request } = job.wanted
      thread.tell({ kind: 'page', page, request })
    }
  }
  const renderHere = (job: Job) => void here(job.wanted).then(job.done, job.failed)

  const sweep = setInterval(() => {
    const long = Date.now() - idleMs
    for (const thread of pool) {
      if (thread.jobs.size === 0 && thread.idleSince < long) void thread.worker.terminate()
    }
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
        if (underWay > 1 && !closed) while (pool.size < threads) start()
        if (![...pool].some(({ ready }) => ready)) return renderHere(job)
        queue.push(job)
        feed()
      }),
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
