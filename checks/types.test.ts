import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'

/** The compiler's error for each planted mistake: code and message, so that another error in the file does not pass. */
const expected = {
  'example-of-no-input': /TS2322: Type 'string' is not assignable to type 'number'/,
  'found-without-row': /TS2741: Property 'club' is missing/,
  'guest-as-member': /TS18047: 'member' is possibly 'null'/,
  'missing-handler': /TS2741: Property 'upload' is missing/,
  'missing-translation': /TS2741: Property '"r\.likeSelf"' is missing/,
  'noun-not-listed': /TS2741: Property 'gifts' is missing/,
  'noun-without-a-word-of-a-call': /TS2741: Property 'rings' is missing/,
  'noun-without-reminders': /TS2345: [\s\S]*Property 'reminders' is missing/,
  'noun-without-seed': /TS2345: [\s\S]*Property 'seed' is missing/,
  'reminder-without-policy': /TS2741: Property 'award' is missing/,
  'reminder-without-sentence': /TS2741: Property 'award' is missing/,
  'reminder-without-view': /TS2741: Property 'award' is missing/,
  'title-without-english': /TS2741: Property 'titles' is missing/,
  'undeclared-refusal': /TS2345: Argument of type '"notDeclared"' is not assignable/,
  'write-in-a-read': /TS2551: Property 'deleteFrom' does not exist on type 'ReadDb'/,
}

const { stdout } = spawnSync(
  process.execPath,
  ['node_modules/tsc7/bin/tsc', '-p', 'checks/planted/types', '--pretty', 'false'],
  { encoding: 'utf8' },
)
// What an error says further stands below it, indented.
const errors = stdout.split(/\n(?=\S)/).filter((line) => line.startsWith('checks/planted/types/'))

test.each(Object.entries(expected))('%s does not compile', (file, words) => {
  const own = errors.filter((line) => line.startsWith(`checks/planted/types/${file}.ts(`))
  expect(own).toHaveLength(1)
  expect(own[0]).toMatch(words)
})
