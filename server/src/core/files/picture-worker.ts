import { type ChildProcess, fork } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { Unavailable } from '../../kit/unavailable.ts'
import type { EncodedPicture, PictureProblem } from './encode-picture.ts'
import type { PictureNews, PictureOrder } from './picture-process.ts'

type Result = EncodedPicture | PictureProblem

export interface PictureTask {
  readonly bytes: Uint8Array
  /**
   * Time for measuring and encoding together; waiting for memory is not counted. On a busy machine a process that has not
   * had so much of a processor yet gets up to three times as long, in all.
   */
  readonly patienceMs: number
  /** Resolves when so many bytes of memory may be used; answers what gives them back. */
  readonly room: (memory: number) => Promise<() => void>
}

/** A process that decodes pictures, one at a time. */
export interface PictureWorker {
  readonly pid: number | undefined
  /**
   * A process that takes too long is killed, one that ends over a picture is gone: either way the picture is `tooHeavy`.
   * Throws `Unavailable` where no process came up: no fault of the picture.
   */
  run(task: PictureTask): Promise<Result>
  /** Whether it can take another picture. */
  usable(): boolean
  end(): void
}

/** A start includes reading the image library from disk. */
const startMs = 20_000
/** After a picture of more memory the process ends: what it took from the system it would keep. */
const keptMemory = 64 * 1_024 * 1_024

/**
 * Starts a process of its own for decoding. Work inside the image library cannot be stopped within a process, and its memory
 * comes back only with the process's end. It knows no settings and no secret of the site.
 */
export function startPictureWorker(script = new URL('./picture-process.ts', import.meta.url)): PictureWorker {
  const child = fork(script, {
    serialization: 'advanced',
    execArgv: [],
    env: {},
    stdio: 'ignore',
  })
  let alive = true
  let largest = 0
  let hear: (news: PictureNews | null) => void = () => {}
  /** Null when the process ended, or when time is up. */
  const next = (isUp: () => boolean) =>
    new Promise<PictureNews | null>((resolve) => {
      const timer = setInterval(() => isUp() && hear(null), lookMs)
      hear = (news) => {
        clearInterval(timer)
        resolve(news)
      }
      if (!alive) hear(null)
    })
  child.on('message', (news: PictureNews) => hear(news))
  let noteGone = () => {}
  const ended = new Promise<void>((resolve) => {
    noteGone = resolve
  })
  const gone = () => {
    alive = false
    noteGone()
    hear(null)
  }
  child.on('exit', gone).on('error', gone)
  // Sending to a process that ended a moment ago fails; its end is heard of all the same.
  const send = (order: PictureOrder) => child.connected && child.send(order, () => undefined)
  const up = next(openClock(startMs, undefined).isUp)

  const work = async ({ bytes, patienceMs, room }: PictureTask): Promise<Result | null> => {
    if ((await up) === null) {
      child.kill('SIGKILL')
      alive = false
      throw new Unavailable('the picture process')
    }
    const clock = openClock(patienceMs, child.pid)
    send({ bytes })
    const measured = await next(clock.isUp)
    if (measured?.kind === 'done') return measured.result
    if (measured?.kind !== 'measured') return null
    clock.stop()
    largest = Math.max(largest, measured.memory)
    const giveBack = await room(measured.memory)
    clock.goOn()
    send({ go: true })
    const done = await next(clock.isUp)
    // A process that is killed has its memory until it is gone.
    if (done === null || largest > keptMemory) {
      child.kill('SIGKILL')
      void ended.then(giveBack)
    } else giveBack()
    return done?.kind === 'done' ? done.result : null
  }
  return {
    pid: child.pid,
    run: async (task) => {
      holdOpen(child, true)
      try {
        const result = await work(task)
        if (result === null || largest > keptMemory) child.kill('SIGKILL')
        if (result === null) alive = false
        return result ?? 'tooHeavy'
      } finally {
        holdOpen(child, false)
      }
    },
    usable: () => alive && largest <= keptMemory,
    end: () => child.kill('SIGKILL'),
  }
}

const lookMs = 100

/**
 * A clock that can be stopped. It is up when so many milliseconds were counted and computed, or three times as many were
 * counted.
 */
function openClock(patienceMs: number, pid: number | undefined) {
  let [counted, computed] = [0, 0]
  let since = { at: performance.now(), had: processorMs(pid) }
  const look = () => {
    const over = performance.now() - since.at
    const has = since.had === null ? null : processorMs(pid)
    return { over, worked: has === null ? over : has - (since.had ?? 0) }
  }
  return {
    isUp: () => {
      const { over, worked } = look()
      const whole = counted + over
      return whole >= 3 * patienceMs || (whole >= patienceMs && computed + worked >= patienceMs)
    },
    stop: () => {
      const { over, worked } = look()
      counted += over
      computed += worked
    },
    goOn: () => {
      since = { at: performance.now(), had: processorMs(pid) }
    },
  }
}

/** What a process has had of processors so far; null where the system does not tell, so that only the clock counts. */
function processorMs(pid: number | undefined): number | null {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
    // Fields 14 and 15 of the line, user and system time in hundredths of a second; the first two stand before the split.
    return (Number(fields[11]) + Number(fields[12])) * 10
  } catch {
    return null
  }
}

/** An idle process does not keep the site from ending. */
function holdOpen(child: ChildProcess, held: boolean): void {
  if (held) {
    child.ref()
    child.channel?.ref()
  } else {
    child.unref()
    child.channel?.unref()
  }
}
