import { readdirSync, readFileSync } from 'node:fs'

/** Unit of the times in `/proc/PID/stat`: hundredths of a second. */
const ticksASecond = 100

/** CPU time of a process so far, over all its threads, in seconds; 0 where the system does not tell. */
export const cpuSeconds = (pid: number): number => statOf(pid)?.own ?? 0

/**
 * CPU time of a process and its child processes, including ended ones, in seconds; 0 where the system does not tell.
 */
export function cpuSecondsOfFamily(pid: number): number {
  const head = statOf(pid)
  if (!head) return 0
  const children = readdirSync('/proc')
    .map((name) => statOf(Number(name)))
    .filter((stat) => stat?.parent === pid)
  return head.own + head.ended + children.reduce((sum, child) => sum + (child?.own ?? 0), 0)
}

interface Stat {
  readonly parent: number
  readonly own: number
  /** CPU time of child processes that ended, in seconds. */
  readonly ended: number
}

function statOf(pid: number): Stat | null {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // `pid (name) state parent …`; the name may contain spaces and brackets.
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
    const seconds = (from: number) => (Number(fields[from]) + Number(fields[from + 1])) / ticksASecond
    return { parent: Number(fields[1]), own: seconds(11), ended: seconds(13) }
  } catch {
    return null
  }
}
