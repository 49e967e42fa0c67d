import { resolve } from 'node:path'
import { cruise, type ICruiseResult, type IForbiddenRuleType } from 'dependency-cruiser'
import { expect, test } from 'vitest'
// @ts-expect-error the configuration is a plain module without types
import configuration from '../.dependency-cruiser.mjs'

const { forbidden, options } = configuration as { forbidden: IForbiddenRuleType[]; options: object }

test('every floor rule catches the violation planted for it', async () => {
  const { output } = await cruise(['.'], {
    ...options,
    baseDir: 'checks/planted/floors',
    exclude: { path: 'node_modules' },
    tsConfig: { fileName: resolve('tsconfig.json') },
    validate: true,
    ruleSet: { forbidden },
  } as Parameters<typeof cruise>[1])
  const { violations } = (output as ICruiseResult).summary
  const caught = new Set(violations.map((violation) => violation.rule.name))
  expect([...caught].sort()).toEqual(forbidden.map((rule) => rule.name).sort())
  expect(forbidden.map((rule) => rule.name)).toEqual(names)
  // The site's pages and its server are kept apart too.
  const from = violations.map((violation) => violation.from)
  expect(from).toEqual(expect.arrayContaining(['site/web/frame.ts', 'site/server/main.ts']))
})

/** A rule that goes takes its name from here too. */
const names = [
  'no-cycles',
  'no-unresolved',
  'nouns-are-neighbours',
  'house-knows-no-noun',
  'nothing-imports-the-site',
  'nothing-imports-tests',
  'noun-files-are-listed',
  'pure-floors-do-no-io',
  'rules-stand-alone',
  'contract-knows-rules',
  'words-know-contract',
  'server-leans-on-less',
  'pages-lean-on-less',
  'kit-knows-no-domain',
  'core-leans-on-kit',
  'design-knows-no-domain',
  'api-below-session',
  'cards-and-session',
  'desks',
  'editor',
  'replay-stands-alone',
  'encoder-knows-replay',
  'encoder-stays-private',
]
