import { execFileSync } from 'node:child_process'
import { join } from 'node:path'

/**
 * Global set-up of the journeys in a run that records: they visit a build of the pages with notes. It is made in a
 * process of its own, as Vitest's is one for tests (`NODE_ENV`), of which React has another build.
 */
export default function setup(): void {
  const script = join(import.meta.dirname, 'build-with-notes.ts')
  const env = { ...process.env, NODE_ENV: 'production' }
  const printed = execFileSync(process.execPath, [script], {
    env,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  process.env.PATISSERIE_TEST_BUILD = printed.trim().split('\n').at(-1) ?? ''
}
