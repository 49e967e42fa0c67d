// CPU seconds of everything that this process starts. On a busy machine a part of the tests waits longer, but its CPU
// seconds grow little, so they tell what the part costs.
import { readdirSync, readFileSync } from 'node:fs'

const sampleMs = 500

/** /proc counts in hundredths of a second (USER_HZ), whatever the kernel's own tick is. */
const ticksPerSecond = 100

/**
 * Measures the descendants of this process from now on. `stop()` answers their CPU seconds (user and system), or null
 * where there is no /proc (only Linux has one). Measure one part at a time: two at once would count each other.
 */
export function measureCpu() {
  if (!readStat('self')) return { stop: () => null }
  const waitedBefore = waitedTicks()
  const tree = new Map()
  sample(tree)
  const ticksBefore = ticksOf(tree)
  const timer = setInterval(() => sample(tree), sampleMs)
  timer.unref()
  return {
    stop() {
      clearInterval(timer)
      sample(tree)
      // Samples miss processes that live shorter than half a second, the kernel's sum those whose parent died first.
      return Math.max(ticksOf(tree) - ticksBefore, waitedTicks() - waitedBefore) / ticksPerSecond
    },
  }
}

/** Ticks of all descendants that ended and were waited for by their parents. */
const waitedTicks = () => readStat('self')?.childTicks ?? 0

const ticksOf = (tree) => [...tree.values()].reduce((sum, { ticks }) => sum + ticks, 0)

/**
 * Adds the processes below this one to `tree`, or updates their ticks. A process whose parent died stays in the tree.
 * The key has the start time, because the system uses ids again.
 */
function sample(tree) {
  const running = new Map()
  const children = new Map()
  for (const name of readdirSync('/proc')) {
    const stat = Number(name) > 0 ? readStat(name) : null
    if (!stat) continue
    running.set(stat.id, stat)
    children.set(stat.parent, [...(children.get(stat.parent) ?? []), stat.id])
  }
  const known = [...tree.values()].filter(({ id, started }) => running.get(id)?.started === started)
  const next = [...(children.get(process.pid) ?? []), ...known.map(({ id }) => id)]
  const visited = new Set()
  while (next.length > 0) {
    const id = next.pop()
    const stat = running.get(id)
    if (!stat || visited.has(id)) continue
    visited.add(id)
    tree.set(`${id} ${stat.started}`, stat)
    next.push(...(children.get(id) ?? []))
  }
}

/** What /proc/PID/stat tells of a process, null if it is gone. Places of the fields: proc_pid_stat(5). */
function readStat(pid) {
  try {
    const line = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The second field is the name in brackets, and the name may hold spaces and brackets.
    const fields = line.slice(line.lastIndexOf(')') + 2).split(' ')
    const field = (place) => Number(fields[place - 3])
    return {
      id: Number.parseInt(line, 10),
      parent: field(4),
      ticks: field(14) + field(15),
      childTicks: field(16) + field(17),
      started: field(22),
    }
  } catch {
    return null
  }
}
