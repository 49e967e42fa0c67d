import { expect, inject, test } from 'vitest'
import { databaseBefore } from '../test/database-before.ts'
import { membersSql } from '../test/rows-before.ts'

// Who has which levels, and who is not like everybody else: a closed account may be opened again, a forgotten one not.
const peopleSql = `
  update members set mail_verified_at = now() where id in (1000001, 1000002, 1000004, 1000005);
  update members set life_level = 8, bomb_level = 1 where id = 1000002;
  update members set life_level = 1 where id = 1000003;
  update members set robot = true, bomb_level = 3 where id = 1000004;
  update members set closed_at = now() where id = 1000005;
  insert into members select (jsonb_populate_record(m, jsonb_build_object('id', 1000006, 'account', 'gone', 'mail', 'gone',
      'nick_folded', 'gone', 'life_level', 4, 'closed_at', now(), 'forgotten_at', now()))).*
    from members m where id = 1000002`

test('levels become balances in one transfer each: nobody loses one, and who is verified has two', async () => {
  const site = await databaseBefore(inject('server'), '0250_levels_are_balances.sql')
  try {
    for (const sql of [membersSql, peopleSql]) await site.pool.query(sql)
    await site.migrate()
    const { rows } = await site.pool.query<{ line: string }>(
      `select concat_ws(' ', p.subject, p.key, b.amount, m.amount) as line
       from ledger_posts p join ledger_moves m on m.post = p.id
         join ledger_balances b on b.holder = m.target and b.resource = m.resource
       where p.reason = 1 and m.source = -10000000000 order by 1`,
    )
    expect(rows.map(({ line }) => line)).toEqual([
      '1000001 opening:bomb:1000001 2 2',
      '1000001 opening:player:1000001 2 2',
      '1000002 opening:bomb:1000002 2 2',
      '1000002 opening:player:1000002 8 8',
      '1000003 opening:player:1000003 1 1',
      '1000004 opening:bomb:1000004 3 3',
      '1000005 opening:bomb:1000005 2 2',
      '1000005 opening:player:1000005 2 2',
    ])
    const wrong = await site.pool.query(
      'select holder from ledger_audit_balances union all select holder from ledger_audit_lines',
    )
    expect(wrong.rows).toEqual([])
  } finally {
    await site.close()
  }
}, 60_000)
