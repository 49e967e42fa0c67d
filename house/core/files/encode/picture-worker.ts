import { type ChildProcess, fork } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { Unavailable } from '#kit/unavailable.ts'
import type { EncodedPicture, PictureProblem } from './encode-picture.ts'
import type { PictureNews, PictureOrder } from './picture-process.ts'

type Result = EncodedPicture | PictureProblem

export interface PictureTask {
  readonly bytes: Uint8Array
  /**
   * Time limit in milliseconds for measuring and encoding together; waiting for memory is not counted. If the process
   * has not had this much CPU time yet, because the machine is busy, the limit is three times as long.
   */
  readonly patienceMs: number
  /** Resolves when this many bytes of memory may be used; answers a function that releases them. */
  readonly room: (memory: number) => Promise<() => void>
}

/** A child process that decodes pictures, one at a time. */
export interface PictureWorker {
  readonly pid: number | undefined
  /**
   * Decodes one picture. A process that takes too long is killed; if it is killed or crashes, the picture is
   * `tooHeavy`. Throws `Unavailable` if the process did not start: that is not the picture's fault.
   */
  run(task: PictureTask): Promise<Result>
  /** Whether the process can take another picture. */
  usable(): boolean
  end(): void
}

/** Time limit for starting the process, in milliseconds; it reads the image library from disk. */
const startMs = 20_000
/**
 * Above this many bytes for one picture the process is ended afterwards: it would not return the memory to the system.
 */
const keptMemory = 64 * 1_024 * 1_024

/**
 * Starts a child process for decoding. A running decode cannot be cancelled inside a process, and its memory is
 * returned only when the process ends. The child gets no environment, so no settings or secrets of the site.
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
  /** Waits for the next message; null if the process ended or the time is up. */
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
  // Sending fails if the process has just ended; the `exit` event reports that anyway.
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
    // A killed process holds its memory until it is gone, so the budget is released only then.
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
        if (result !== null) return result
        child.kill('SIGKILL')
        alive = false
        return 'tooHeavy'
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
 * A clock that can be paused. Its time is up when both wall-clock and CPU time reached the limit, or when wall-clock
 * time reached three times the limit.
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

/**
 * CPU time of a process so far in milliseconds; null if the system does not tell, so that only the wall clock counts.
 */
function processorMs(pid: number | undefined): number | null {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
    // Fields 14 and 15 of the line are user and system time in hundredths of a second; the split dropped two fields.
    return (Number(fields[11]) + Number(fields[12])) * 10
  } catch {
    return null
  }
}

/** Lets the site's process exit while this child is idle. */
function holdOpen(child: ChildProcess, held: boolean): void {
  if (held) {
    child.ref()
    child.channel?.ref()
  } else {
    child.unref()
    child.channel?.unref()
  }
}
