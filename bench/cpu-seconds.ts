import { readdirSync, readFileSync } from 'node:fs'

/** Linux counts these figures in hundredths of a second. */
const ticksASecond = 100

/** CPU time that a process took so far, all its threads; 0 where the system does not tell. */
export const cpuSeconds = (pid: number): number => statOf(pid)?.own ?? 0

/** The same of a process and all it started, those that ended too. */
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
  /** Of children that ended. */
  readonly ended: number
}

function statOf(pid: number): Stat | null {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // `pid (name) state parent …`; the name may hold anything.
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
    const seconds = (from: number) => (Number(fields[from]) + Number(fields[from + 1])) / ticksASecond
    return { parent: Number(fields[1]), own: seconds(11), ended: seconds(13) }
  } catch {
    return null
  }
}
