import { readFileSync, statSync } from 'node:fs'
import { basename } from 'node:path'
import { parseArgs } from 'node:util'
import { LARGEST_FILE } from '../src/bytes/allowance.ts'
import { parseReplay } from '../src/parse.ts'
import { plainRecord } from '../src/plain-record.ts'
import { pathLines, plainPaths } from './path-lines.ts'
import { replayCard } from './replay-card.ts'

const USAGE = `Usage: replay [--json [--inputs]] [--path] FILE...

Reads replay files of games 6 to 18, 20 and Uwabami Breakers.
  --json     one JSON object a line, fields as replay collections compare them
  --inputs   with --json: every stage also says in how many frames each key was held
  --path     the player's way through every stage: verdict, start, computed end, stored start of the next, the frame
             from which it is certain, frames at a wall, and deaths that are known
  --help     this text

Exit code: 0 all read, 1 a file was refused, 2 wrong usage or an unreadable file.`

process.exitCode = await main()

async function main(): Promise<number> {
  const wish = readWish()
  if (wish === null) return 2
  if (wish.help) {
    console.log(USAGE)
    return 0
  }
  let code = 0
  for (const path of wish.files) {
    const bytes = readCapped(path)
    if (bytes === null) {
      code = 2
      continue
    }
    const result = parseReplay(bytes, {
      inputs: wish.inputs || !wish.json,
      ...(wish.path ? { paths: 'verdicts' } : {}),
    })
    if (!result.ok) code ||= 1
    const file = basename(path)
    if (wish.json)
      console.log(JSON.stringify({ ...plainRecord(file, result), ...(wish.path ? plainPaths(result) : {}) }))
    else console.log((await replayCard(file, result)) + (wish.path ? pathLines(result) : ''))
  }
  return code
}

function readWish(): { json: boolean; inputs: boolean; path: boolean; help: boolean; files: string[] } | null {
  const off = { type: 'boolean', default: false } as const
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { json: off, inputs: off, path: off, help: off },
    })
    if (values.help || positionals.length > 0) return { ...values, files: positionals }
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error))
  }
  console.error(USAGE)
  return null
}

/** A file over the limit is not read whole: one byte more than allowed is enough to be refused for its size. */
function readCapped(path: string): Uint8Array | null {
  try {
    return statSync(path).size > LARGEST_FILE ? new Uint8Array(LARGEST_FILE + 1) : new Uint8Array(readFileSync(path))
  } catch (error) {
    console.error(`${path}: ${error instanceof Error ? error.message : String(error)}`)
    return null
  }
}
