// npm test -- --changed: the checks of the house, and the tests that a change can touch by the recorded map.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { ensureBuild } from './build.mjs'
import { runChecks } from './check.mjs'
import { findNode, root, toolEnv } from './runtime.mjs'
import { runTests, runWork } from './steps.mjs'

/** `since`: the commit that the working tree is compared with; without one, where it left `origin/main`. */
export async function testChanged(since) {
  const { files, says } = choose(since)
  for (const line of says) console.log(line)
  const journeys = files.filter(isJourney)
  const others = files.filter((file) => !isJourney(file) && !file.startsWith('checks/'))
  const counts = [await runChecks()]
  if (others.length > 0) {
    counts.push(await runTests('rules and pages of the change', 'unit', { only: others }))
    counts.push(await runTests('features of the change', 'features', { only: others }))
  }
  if (journeys.length > 0) {
    counts.push(await runWork('build', ensureBuild))
    counts.push(await runTests('journeys of the change', 'journeys', { only: journeys }))
  }
  return counts
}

const isJourney = (file) => /^(nouns\/[^/]+|site)\/journeys\//.test(file)

/** Test files to run and lines that say why. */
function choose(since) {
  const script = join(root, 'checks', 'reach', 'choose.ts')
  const { stdout, status } = spawnSync(findNode(), [script, ...(since ? [since] : [])], {
    cwd: root,
    env: toolEnv(),
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  if (status !== 0) process.exit(2)
  return JSON.parse(stdout)
}
