import { useId } from 'react'
import { MemberName } from '#cards/person/member-name.tsx'
import { Dessert } from '#design/art/desserts/dessert.tsx'
import { Head } from '#design/art/heads/head.tsx'
import { classNames } from '#design/class-names.ts'
import { displayClass } from '#design/display.tsx'
import { formatNumber } from '#rules/text.ts'
import { useKeptWithEntry } from '#session/kept-with-entry.ts'
import { useWords } from '#session/words.tsx'
import type { BoardRow } from '../../contract/iscore.ts'
import { iscorePack } from '../../words/iscore/iscore.pack.ts'
import { OpenParts } from './open-parts.tsx'
import styles from './podium.module.css'
import { PodiumRing } from './podium-ring.tsx'
import { SumParts } from './sum-parts.tsx'

/** Desserts of the first three places. */
const desserts = ['mooncake', 'starsugar', 'orange'] as const

/** The first three on steps of a shelf, each with a dessert; the parts of one open below all of them. */
export function Podium({ rows }: { readonly rows: readonly BoardRow[] }) {
  const words = useWords(iscorePack)
  const [open, setOpen] = useKeptWithEntry<number>('podium', 0)
  const panel = useId()
  const opened = rows.find(({ UID }) => UID === open)
  return (
    <>
      <ol className={classNames(styles.podium, rows.length < 3 && styles.few)} aria-label={words.podium}>
        {rows.map((row, i) => (
          <li key={row.UID} className={classNames('opens', styles[`step-${i}`])} data-list-item="">
            <span className={styles.scene}>
              <PodiumRing first={i === 0} />
              <span className={styles.head}>
                <Head id={row.UID} src={row.HEAD || null} size={i === 0 ? 72 : 56} alt="" />
              </span>
              <span className={styles.dessert}>
                <Dessert kind={desserts[i] ?? 'milk'} mood="happy" label="" bare />
              </span>
            </span>
            <span className={styles.shelf}>
              <b className={classNames(displayClass(String(row.RANK)), styles.rank)}>
                <span aria-hidden="true">{row.RANK}</span>
                <span className="visually-hidden">{words.place(row.RANK)}</span>
              </b>
              <MemberName id={row.UID} nick={row.NICK} className={styles.nick} opener />
              <span className={styles.points}>
                <b className={classNames(displayClass(formatNumber(row.JF)), 'num')}>{formatNumber(row.JF)}</b>
                <small>{words.points}</small>
              </span>
              <OpenParts
                nick={row.NICK}
                open={row.UID === open}
                controls={panel}
                onToggle={() => setOpen(row.UID === open ? 0 : row.UID)}
              />
            </span>
          </li>
        ))}
      </ol>
      {opened && (
        <div id={panel} className={styles.parts}>
          <SumParts member={opened.UID} onClose={() => setOpen(0)} />
        </div>
      )}
    </>
  )
}
