import { writeSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { house } from '@patisserie/rules/ledger/houses'
import { type Move, postTransfer, TooLittle } from '../src/core/ledger/post-transfer.ts'
import { takeBack } from '../src/core/ledger/take-back.ts'
import { type ConnectionConfig, openDatabase } from '../src/kit/db/database.ts'

/**
 * Posts mixed transfers, ten at a time, until the process is killed, and prints the key of each once its commit is
 * acknowledged. A transfer whose answer was lost is tried again under the same key, as a client does.
 */
const [connection, run, members] = JSON.parse(process.argv[2] ?? '') as [ConnectionConfig, string, number[]] // written by the test
const db = openDatabase({ ...connection, max: 10 })
const at = new Date()

function movesOf(n: number): readonly Move[] {
  const [a = 0, b = 0] = [members[n % members.length], members[(n * 3 + 1) % members.length]]
  const reward: Move = { from: house('mint'), to: a, resource: 'score', amount: 30 }
  if (n % 4 === 1 && a !== b) return [{ from: a, to: b, resource: 'score', amount: 7 }]
  if (n % 4 === 2) {
    return [
      { from: a, to: house('shop'), resource: 'score', amount: 5 },
      { from: house('shop'), to: a, resource: 'gdd', amount: 1 },
    ]
  }
  return [reward]
}

let n = 0
async function post(): Promise<void> {
  const each = ++n
  const key = `${run}:${each}`
  const about = { kind: 'nothing', id: 0 } as const
  for (;;) {
    try {
      await db.transaction(async (tx) => {
        // Every tenth takes back an earlier reward instead: what its receiver has spent becomes a debt.
        if (each % 10 === 0) await takeBack(tx, `${run}:${each - 7}`, at)
        else await postTransfer(tx, { reason: 'prize', about, key, at, moves: movesOf(each) })
      })
      if (each % 10 !== 0) writeSync(1, `${key}\n`)
      return
    } catch (error) {
      if (error instanceof TooLittle) return
      await sleep(20)
    }
  }
}

await Promise.all(
  Array.from({ length: 10 }, async () => {
    for (;;) await post()
  }),
)
