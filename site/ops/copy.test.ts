import pg from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { makeDatabase } from '../test/test-server.ts'
import { copyOut } from './copy.ts'

let made: Awaited<ReturnType<typeof makeDatabase>>
let client: pg.Client
beforeAll(async () => {
  made = await makeDatabase(inject('server'), inject('template'))
  client = new pg.Client({ ...(made.config as pg.ClientConfig) })
  await client.connect()
})
afterAll(async () => {
  await client.end()
  await made.drop()
})

const line = `${'x'.repeat(999)}\n`
const sqlOf = (rows: number) => `copy (select repeat('x', 999) from generate_series(1, ${rows})) to stdout`

test('who reads slowly gets every byte, and the connection goes on, wherever the end falls', {
  timeout: 60_000,
}, async () => {
  // About where the reader has enough for now: there the end comes while the connection is told to wait.
  for (let rows = 60; rows < 140; rows++) {
    const { bytes, rows: counted } = copyOut(client, sqlOf(rows))
    await new Promise((wake) => setTimeout(wake, 5))
    const read: Buffer[] = []
    for await (const chunk of bytes) read.push(chunk)
    expect([await counted, Buffer.concat(read).toString() === line.repeat(rows)]).toEqual([rows, true])
    const { rows: after } = await client.query<{ n: number }>('select 1 as n')
    expect(after).toEqual([{ n: 1 }])
  }
})
