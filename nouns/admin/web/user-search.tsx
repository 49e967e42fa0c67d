import { useState } from 'react'
import { useRead } from '#api/reads.ts'
import { MemberLine } from '#cards/person/member-name.tsx'
import type { MemberRow } from '#contract/admin-rows.ts'
import { Button } from '#design/parts/button.tsx'
import { Card } from '#design/parts/card.tsx'
import { Field } from '#design/parts/forms/field.tsx'
import { Select } from '#design/parts/forms/select.tsx'
import { TextInput } from '#design/parts/forms/text-input.tsx'
import { Row } from '#design/parts/layout.tsx'
import { EmptyState } from '#design/parts/state/empty-state.tsx'
import { Table } from '#design/parts/table.tsx'
import { DeskPager, DeskRead } from '#desks/desk-page.tsx'
import { useDeskSearch } from '#desks/desk-search.ts'
import { Ago } from '#session/ago.tsx'
import { useWords } from '#session/words.tsx'
import { adminPack } from '#words/desks/admin.pack.ts'
import { admin } from '../contract/admin.ts'
import { UserCard } from './user-card.tsx'
import { UserMarks } from './user-marks.tsx'
import styles from './user-search.module.css'

const types = ['nick', 'account', 'id', 'mail'] as const
const restrictions = ['black', 'staff', 'privilege', 'unverified'] as const

/** Finds people by account, nickname, number or address; the address of the view holds the search. */
export function UserSearch() {
  const words = useWords(adminPack).user
  const search = useDeskSearch()
  const asked = {
    type: types.find((type) => type === search.get('type')) ?? 'nick',
    value: search.get('value'),
    only: restrictions.find((only) => only === search.get('only')),
  }
  const { only, ...rest } = asked
  const found = useRead(
    admin.calls.users,
    { ...rest, ...(only ? { only } : {}), pageSize: 20, pageNum: search.page },
    { keep: true },
  )
  const [open, setOpen] = useState<number | null>(null)
  return (
    <>
      <SearchForm />
      <DeskRead read={found}>
        {({ rows, total, more, pageInfo }) => {
          const shown = rows.find(({ UID }) => UID === open)
          return (
            <>
              <p className="faint" role="status">
                {words.found(total, more)}
              </p>
              {rows.length === 0 ? <EmptyState title={words.nobody} /> : <UserTable rows={rows} onOpen={setOpen} />}
              <Row room="before">
                <DeskPager pages={pageInfo.pages} />
              </Row>
              {shown && <UserCard user={shown} onClose={() => setOpen(null)} />}
            </>
          )
        }}
      </DeskRead>
    </>
  )
}

function SearchForm() {
  const words = useWords(adminPack).user
  const search = useDeskSearch()
  const [value, setValue] = useState(search.get('value'))
  const find = () => search.set({ value: value.trim(), p: '' })
  return (
    <form
      className={styles.form}
      data-unasked
      onSubmit={(event) => {
        event.preventDefault()
        find()
      }}
    >
      <Field label={words.searchLabel}>
        <Select
          value={search.get('type') || 'nick'}
          onChange={({ target }) => search.set({ type: target.value, p: '' })}
          options={types.map((type) => ({ value: type, label: words.types[type] }))}
        />
      </Field>
      <Field label={words.value}>
        <TextInput icon="search" value={value} onChange={({ target }) => setValue(target.value)} onEnter={find} />
      </Field>
      <Field label={words.only}>
        <Select
          value={search.get('only')}
          onChange={({ target }) => search.set({ only: target.value, p: '' })}
          options={[
            { value: '', label: words.onlyAll },
            ...restrictions.map((only) => ({ value: only, label: words.onlys[only] })),
          ]}
        />
      </Field>
      <Button type="submit" variant="primary">
        {words.find}
      </Button>
    </form>
  )
}

interface UserTableProps {
  readonly rows: readonly MemberRow[]
  readonly onOpen: (id: number) => void
}

function UserTable({ rows, onOpen }: UserTableProps) {
  const words = useWords(adminPack).user
  const { columns } = words
  return (
    <Card clip>
      <Table caption={words.label} stack>
        <thead>
          <tr>
            <th>{columns.user}</th>
            <th>{columns.mail}</th>
            <th>{columns.state}</th>
            <th data-num>{columns.levels}</th>
            <th>{columns.seen}</th>
            <th data-num>{columns.posts}</th>
            <th>
              <span className="visually-hidden">{words.open}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.UID} className="opens" data-list-item="">
              <th scope="row">
                <MemberLine id={row.UID} nick={row.NICK} head={row.HEAD}>
                  {row.UID}
                </MemberLine>
              </th>
              <td data-label={columns.mail}>
                <span className={styles.mail}>
                  {row.ACCOUNT}
                  <small>{row.MAIL}</small>
                </span>
              </td>
              <td data-label={columns.state}>
                <UserMarks user={row} />
              </td>
              <td data-num data-label={columns.levels}>
                {`${row.LIFE} · ${row.BOMB}`}
              </td>
              <td data-label={columns.seen}>{row.SEEN ? <Ago at={row.SEEN} /> : words.never}</td>
              <td data-num data-label={columns.posts}>
                {`${row.REPLAYS} · ${row.WAITING}`}
              </td>
              <td data-num>
                <Button
                  size="small"
                  className="opener"
                  data-list-main=""
                  aria-label={words.openOf(row.NICK)}
                  onClick={() => onOpen(row.UID)}
                >
                  {words.open}
                </Button>
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Card>
  )
}
