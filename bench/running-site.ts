import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { freePort } from '#site/journeys/free-port.ts'
import { cpuSeconds } from './cpu-seconds.ts'

export interface RunningSite {
  readonly origin: string
  /** Time from the start of the process to the first answer, in milliseconds. */
  readonly readyMs: number
  /** Resident memory of the server process, MB; null where the system does not tell. */
  memory(): number | null
  /** CPU time of the server process so far, in seconds. */
  cpuSeconds(): number
  stop(): Promise<void>
}

/** Starts the real site on a data folder and a free port, as `npm start` does after installing and building. */
export async function startSite(dataFolder: string, env: Readonly<Record<string, string>> = {}): Promise<RunningSite> {
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const begun = performance.now()
  const child = spawn(process.execPath, ['--max-semi-space-size=4', 'site/server/main.ts'], {
    env: {
      ...process.env,
      ...env,
      PATISSERIE_PORT: String(port),
      PATISSERIE_DATA: dataFolder,
      PATISSERIE_LOG: 'warn',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  await answered(origin, child)
  return {
    origin,
    readyMs: performance.now() - begun,
    memory: () => residentMb(child.pid ?? 0),
    cpuSeconds: () => cpuSeconds(child.pid ?? 0),
    stop: async () => {
      child.kill('SIGINT')
      await once(child, 'exit')
    },
  }
}

async function answered(origin: string, child: ChildProcess): Promise<void> {
  for (;;) {
    if (child.exitCode !== null) throw new Error('the site ended before it answered')
    const response = await fetch(`${origin}/healthz`).catch(() => null)
    if (response?.ok) return
    await new Promise((wake) => setTimeout(wake, 10))
  }
}

function residentMb(pid: number): number | null {
  try {
    const kb = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
    return kb ? Math.round(Number(kb) / 1_024) : null
  } catch {
    return null
  }
}
