// npm test: everything, from a bare Node 20 on. `--long` adds what takes minutes. The last line counts.
import { ensureBuild } from './build.mjs'
import { runChecks } from './check.mjs'
import { findPostgres } from './find-postgres.mjs'
import { ensureDependencies } from './runtime.mjs'
import { runStep, runTests, runWork, sum, words } from './steps.mjs'

const long = process.argv.includes('--long')
const env = long ? { PATISSERIE_TEST_LONG: '1' } : {}

await ensureDependencies()
const counts = [
  await runChecks({ stopAtFirst: false }),
  await runTests('rules and replays', 'unit', env),
  await runTests('features on the embedded PostgreSQL', 'features', {
    ...env,
    PATISSERIE_TEST_DATABASE_URL: undefined,
  }),
  ...(await testOnOtherServer()),
  await runWork('build', ensureBuild),
  await runStep('size of the pages', ['web/build/size.ts']),
  await runTests('journeys', 'journeys', env),
  await runStep('fuzz', ['replay/fuzz/main.ts', long ? '600' : '20'], { loud: true }),
]
const total = sum(counts)
console.log(`\n${words(total)}`)
process.exitCode = total.failed === 0 ? 0 : 1

/** What may differ between servers, on another one; in the long run all features. */
async function testOnOtherServer() {
  const given = process.env.PATISSERIE_TEST_DATABASE_URL
  const found = given ? { url: given, version: 'of PATISSERIE_TEST_DATABASE_URL' } : await findPostgres()
  if (!found.url) {
    console.log(`The features ran on the embedded PostgreSQL only: ${found.reason}.`)
    return []
  }
  const [what, project] = long ? ['features', 'features'] : ['what differs between servers,', 'servers']
  const counts = await runTests(`${what} on PostgreSQL ${found.version}`, project, {
    ...env,
    PATISSERIE_TEST_DATABASE_URL: found.url,
  })
  if (!long)
    console.log('The other features ran on the embedded PostgreSQL only; npm run test:long runs them here too.')
  return [counts]
}
