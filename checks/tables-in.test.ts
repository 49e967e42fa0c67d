import { expect, test } from 'vitest'
import { type NamedTable, tablesInModule, tablesInSql } from './tables-in.ts'

const said = (all: readonly NamedTable[]) => all.map(({ table, does }) => `${does} ${table}`)

test.each([
  ['select 1 from public.gifts', ['reads gifts']],
  ['select 1 from "gifts" g', ['reads gifts']],
  ['select 1 from members m, gifts g where m.id = g.id', ['reads members', 'reads gifts']],
  ['select 1 from -- whose\n gifts', ['reads gifts']],
  ['select 1 from (gifts g join awards a on true)', ['reads gifts', 'reads awards']],
  ['table gifts', ['reads gifts']],
  ['SELECT 1 FROM ONLY Gifts, LATERAL (select 1 from members) m', ['reads gifts', 'reads select', 'reads members']],
  ['x is distinct from gifts', []],
  ['update only gifts set x = 1 from members', ['writes gifts', 'reads members']],
  ['update "gifts" set x = 1', ['writes gifts']],
  ['insert\ninto public.gifts (a, b) select a, b from members', ['writes gifts', 'reads members']],
  ['merge into gifts g using members m on true', ['writes gifts', 'reads members']],
  ['truncate table gifts, members', ['writes gifts', 'writes members']],
  ['delete from gifts using members', ['writes gifts', 'reads members']],
  ['copy gifts from stdin', ['writes gifts', 'reads stdin']],
  ['alter table gifts add column x int references members', ['writes gifts', 'reads members']],
  ['create trigger t after insert or update of a on gifts for each row execute function f()', ['writes gifts']],
  ['create function f() returns int language sql as $$ select 1 from gifts $$', ['reads gifts']],
] as const)('%s', (sql, tables) => {
  const known = new Set(['gifts', 'members', 'awards', 'stdin', 'select'])
  expect(said(tablesInSql(sql).filter(({ table }) => known.has(table)))).toEqual(tables)
})

test.each([
  [`sql\`select 1 from \${'a'} join gifts on true\``, ['reads gifts']],
  [
    "db.selectFrom(['members as m', 'gifts as g']).innerJoin(`awards`, 'a', 'b')",
    ['reads awards', 'reads members', 'reads gifts'],
  ],
  ["'select 1 from ' + 'gifts'", ['reads gifts']],
  ["tx.updateTable('gifts as g'); tx.deleteFrom(`public.members`)", ['writes gifts', 'writes members']],
  [`\`select \${\`(select 1 from gifts)\`}\``, ['reads gifts']],
  ["import { gifts } from 'gifts'", []],
] as const)('%s', (source, tables) => {
  const known = new Set(['gifts', 'members', 'awards'])
  expect(said(tablesInModule('x.ts', source).filter(({ table }) => known.has(table)))).toEqual(tables)
})
