import { expect, inject, test } from 'vitest'
import { writeBlock } from '#rules/rich-text/block-data.ts'
import { databaseBefore } from '#site/test/database-before.ts'
import { membersSql, runsSql, topicsSql } from '#site/test/rows-before.ts'

const doc = (...content: object[]) => ({ type: 'doc', content })
const run = (id: number) => ({ type: 'piece', attrs: { kind: 'replay', id } })
const work = (id: number) => ({ type: 'piece', attrs: { kind: 'painting', id } })
const said = (text: string) => ({ type: 'paragraph', content: [{ type: 'text', text }] })
const hidden = (...content: object[]) => ({
  type: 'block',
  // The rows are read by SQL alone, so that the schema's type of the content does not matter.
  attrs: { component: 'hidden', id: 'h', data: writeBlock({ showing: '终', content: doc(...content) as never }) },
})

test('runs inside hidden blocks, also nested ones and those of former versions, are named by their floors', async () => {
  const site = await databaseBefore(inject('server'), '0346_runs_in_hidden_blocks.sql')
  try {
    for (const sql of [membersSql, runsSql, topicsSql]) await site.pool.query(sql)
    const store = (floor: number, document: object) =>
      site.pool.query('insert into floor_documents (floor, document) values ($1, $2)', [
        floor,
        JSON.stringify(document),
      ])
    await store(1, doc(run(1), hidden(said('秘密'), run(2), run(2), hidden(run(3)), work(4))))
    await store(2, doc(said('"component":"hidden","data":"x" {"kind":"replay","id":4}')))
    await store(3, doc(hidden(said('nothing "kind":"replay","id":4'))))
    await store(4, doc(hidden(run(1))))
    await site.pool.query(`insert into floor_versions (floor, edit, at, html, document) values (4, 0, now(), '', $1)`, [
      JSON.stringify(doc(hidden(run(1), run(4)))),
    ])
    await site.pool.query('insert into floor_replays (floor, replay, shown) values (1, 1, true)')
    await site.migrate()
    const { rows } = await site.pool.query(
      `select concat_ws(' ', floor, replay, case when shown then 'now' else 'before' end) as line from floor_replays order by 1`,
    )
    expect(rows.map(({ line }) => line)).toEqual(['1 1 now', '1 2 now', '1 3 now', '4 1 now', '4 4 before'])
  } finally {
    await site.close()
  }
}, 60_000)
