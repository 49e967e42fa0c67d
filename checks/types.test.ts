import { spawnSync } from 'node:child_process'
import { globSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, test } from 'vitest'

test('each planted mistake does not compile', () => {
  const run = spawnSync(
    process.execPath,
    ['node_modules/tsc7/bin/tsc', '-p', 'checks/planted/types', '--pretty', 'false'],
    {
      encoding: 'utf8',
    },
  )
  const wrong = new Set([...run.stdout.matchAll(/^checks\/planted\/types\/([\w-]+)\.ts\(/gm)].map((match) => match[1]))
  expect([...wrong].sort()).toEqual(
    globSync('checks/planted/types/*.ts')
      .map((file) => basename(file, '.ts'))
      .sort(),
  )
})
