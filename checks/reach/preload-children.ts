import childProcess, { type ForkOptions, type SpawnOptions } from 'node:child_process'
import { syncBuiltinESMExports } from 'node:module'
import threads, { type WorkerOptions } from 'node:worker_threads'

/** What child processes and threads load first, and what is added to their environment. */
interface Preloaded {
  readonly file: string
  readonly env: () => Readonly<Record<string, string>>
}

/**
 * Vitest's plugins change what Vitest loads; Node processes and threads that the code under test starts load their files
 * themselves. From now on each loads `file` first.
 */
export function preloadChildren({ file, env }: Preloaded): void {
  const { fork, spawn } = childProcess
  if ('isPreloading' in fork) return
  const flags = ['--import', file]
  const forking = (script: string | URL, ...rest: readonly (readonly string[] | ForkOptions | undefined)[]) => {
    const { args, options } = parted<ForkOptions>(rest)
    const execArgv = [...(options.execArgv ?? process.execArgv), ...flags]
    return fork(script, args, { ...options, execArgv, env: { ...(options.env ?? process.env), ...env() } })
  }
  const spawning = (command: string, ...rest: readonly (readonly string[] | SpawnOptions | undefined)[]) => {
    const { args, options } = parted<SpawnOptions>(rest)
    if (command !== process.execPath) return spawn(command, args, options)
    return spawn(command, [...flags, ...args], { ...options, env: { ...(options.env ?? process.env), ...env() } })
  }
  childProcess.fork = Object.assign(forking, { isPreloading: true }) as typeof fork
  childProcess.spawn = spawning as typeof spawn
  threads.Worker = class extends threads.Worker {
    constructor(script: string | URL, options: WorkerOptions = {}) {
      const execArgv = [...(options.execArgv ?? []), ...flags]
      const given = typeof options.env === 'object' ? options.env : process.env
      super(script, { ...options, execArgv, env: { ...given, ...env() } })
    }
  }
  syncBuiltinESMExports()
}

/** The list of arguments and the options, each of which may be missing. */
function parted<Options extends object>(rest: readonly (readonly string[] | Options | undefined)[]) {
  const args = rest.flatMap((each) => (Array.isArray(each) ? (each as string[]) : [])) // a list holds arguments
  const options: Options = Object.assign({}, ...rest.filter((each) => !Array.isArray(each)))
  return { args, options }
}
