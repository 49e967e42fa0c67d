import found from '#cards/search/found-row.module.css'
import { type FoundThings, foundThings } from '#cards/search/found-things.tsx'
import { Head } from '#design/art/heads/head.tsx'
import { classNames } from '#design/class-names.ts'
import { Marked } from '#design/parts/marked.tsx'
import type { FoundRow } from '#rules/search/searched.ts'
import { Link } from '#session/link.tsx'
import { foundPeoplePack } from '../words/found-people.pack.ts'

/** People that the site search finds. */
export const foundOfNoun: readonly FoundThings[] = [
  foundThings<'user'>({
    type: 'user',
    order: 50,
    rows: 'people',
    filters: [],
    aside: true,
    words: foundPeoplePack,
    keyOf: (row) => row.UID,
    by: (row) => row.UID,
    Row: FoundPersonRow,
  }),
]

function FoundPersonRow({ row }: { readonly row: FoundRow<'user'> }) {
  return (
    <li className={classNames('opens', found.row, found.headed)} data-list-item="">
      <Head id={row.UID} src={row.HEAD || null} size={40} alt="" />
      <div className={found.words}>
        <Link to={`/p/${row.UID}`} data-list-main="" className={classNames('opener', found.name)}>
          <Marked text={row.NICK} marks={row.MARKS} />
        </Link>
        {row.BRINT !== '' && <p className={found.intro}>{row.BRINT}</p>}
      </div>
    </li>
  )
}
