import type pg from 'pg'

/** A table whose rows are kept, with the columns that are stored and not computed. */
export interface TableShape {
  readonly name: string
  readonly columns: readonly string[]
}

export interface SequenceState {
  readonly name: string
  readonly last: number
  readonly called: boolean
}

/** Quoted for SQL. */
export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`

export const columnsOf = ({ columns }: TableShape): string => columns.map(quoted).join(', ')

/** Tables that the site makes anew from others: neither backed up nor compared. */
export const isDerived = (table: string): boolean => /^search_(queue|state|segments|pages)$/.test(table)

/** Every table of the site but the list of migrations, which each database writes itself, and derived ones. */
export async function tablesOf(client: pg.ClientBase): Promise<TableShape[]> {
  const { rows } = await client.query<TableShape>(
    `select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
     from pg_class c
     join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
     where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and c.relname <> 'kit_migrations'
     group by c.relname order by c.relname`,
  )
  return rows.filter(({ name }) => !isDerived(name))
}

/** Sequences do not obey snapshots: read after the tables they are never behind them. */
export async function sequencesOf(client: pg.ClientBase): Promise<SequenceState[]> {
  const { rows } = await client.query<{ name: string }>(
    "select relname as name from pg_class where relkind = 'S' and relnamespace = 'public'::regnamespace order by relname",
  )
  const states: SequenceState[] = []
  for (const { name } of rows) {
    const state = await client.query<{ last: number; called: boolean }>(
      `select last_value as last, is_called as called from public.${quoted(name)}`,
    )
    states.push({ name, last: state.rows[0]?.last ?? 1, called: state.rows[0]?.called ?? false })
  }
  return states
}

export interface MigrationMark {
  readonly name: string
  readonly checksum: string
}

export async function migrationsOf(client: pg.ClientBase): Promise<MigrationMark[]> {
  const { rows } = await client.query<MigrationMark>('select name, checksum from kit_migrations order by name')
  return rows
}

/**
 * Takes away what would hinder rows from coming in table by table, and answers what brings it back: references between
 * tables are checked as a whole afterwards, triggers that forbid or write things sleep meanwhile, and indexes are made
 * of all rows at once, which takes a fraction of the time.
 */
export async function stepAside(client: pg.ClientBase): Promise<() => Promise<void>> {
  const { rows: references } = await client.query<{ table: string; name: string; definition: string }>(
    `select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as definition
     from pg_constraint where contype = 'f' and conparentid = 0 and connamespace = 'public'::regnamespace`,
  )
  const { rows: triggers } = await client.query<{ table: string; name: string; state: string }>(
    `select tgrelid::regclass::text as table, tgname as name, tgenabled as state from pg_trigger t
     join pg_class c on c.oid = t.tgrelid
     where not tgisinternal and tgenabled <> 'D' and c.relnamespace = 'public'::regnamespace`,
  )
  const { rows: indexes } = await client.query<{ name: string; definition: string }>(
    `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
     from pg_index join pg_class c on c.oid = indrelid
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
       and not exists (select from pg_constraint where conindid = indexrelid)
     order by 1`,
  )
  for (const { name } of indexes) await client.query(`drop index ${name}`)
  for (const { table, name } of references) await client.query(`alter table ${table} drop constraint ${quoted(name)}`)
  for (const { table, name } of triggers) await client.query(`alter table ${table} disable trigger ${quoted(name)}`)
  return async () => {
    for (const { definition } of indexes) await client.query(definition)
    for (const { table, name, definition } of references) {
      await client.query(`alter table ${table} add constraint ${quoted(name)} ${definition}`)
    }
    const always: Readonly<Record<string, string>> = { A: 'always ', R: 'replica ' }
    for (const { table, name, state } of triggers) {
      await client.query(`alter table ${table} enable ${always[state] ?? ''}trigger ${quoted(name)}`)
    }
  }
}
