import found from '#cards/search/found-row.module.css'
import { type FoundThings, foundThings } from '#cards/search/found-things.tsx'
import { pictureSize } from '#design/art/picture-size.ts'
import { classNames } from '#design/class-names.ts'
import { Marked } from '#design/parts/marked.tsx'
import type { FoundRow } from '#rules/search/searched.ts'
import { Ago } from '#session/ago.tsx'
import { Link } from '#session/link.tsx'
import { useLanguage } from '#session/words.tsx'
import { foundPaintingsPack } from '../words/found-paintings.pack.ts'
import styles from './found.module.css'

/** Paintings that the site search finds. */
export const foundOfNoun: readonly FoundThings[] = [
  foundThings<'painting'>({
    type: 'painting',
    order: 40,
    rows: 'paintings',
    filters: ['game', 'by', 'after', 'before'],
    words: foundPaintingsPack,
    keyOf: (row) => row.KeyID,
    by: (row) => row.UPID,
    Row: FoundPaintingRow,
  }),
]

function FoundPaintingRow({ row }: { readonly row: FoundRow<'painting'> }) {
  const { words } = useLanguage()
  return (
    <li className={classNames('opens', found.row, found.pictured)} data-list-item="">
      <img
        src={pictureSize(row.SRC, 'list')}
        width={80}
        height={60}
        alt=""
        loading="lazy"
        className={classNames(styles.picture, row.NOTE !== '' && styles.noted)}
      />
      <div className={found.words}>
        <Link to={`/e/${row.KeyID}`} data-list-main="" className={classNames('opener', found.name)}>
          <Marked text={row.NAME} marks={row.MARKS} />
        </Link>
        <p className={found.meta}>
          <span className="ellipsis">{row.NICK || words.accounts.closedName}</span> <Ago at={row.UPTIME} />
        </p>
      </div>
    </li>
  )
}
