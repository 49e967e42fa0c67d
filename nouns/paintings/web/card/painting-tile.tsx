import { type CSSProperties, type PointerEvent, useState } from 'react'
import { MemberName } from '#cards/person/member-name.tsx'
import { classNames } from '#design/class-names.ts'
import { Icon } from '#design/icons/icon.tsx'
import { formatNumber } from '#rules/text.ts'
import { Link } from '#session/link.tsx'
import { useWords } from '#session/words.tsx'
import type { PaintingRow } from '../../contract/painting-row.ts'
import { paintingsPack } from '../../words/paintings.pack.ts'
import { PaintingPicture, previewStyle } from './painting-picture.tsx'
import styles from './painting-tile.module.css'
import { tileRatio, tileSizes } from './tile-shape.ts'
import { unveiled } from './unveiled.ts'

/** A row of a wall; in one's own list also whether staff took it down. */
export type TileRow = PaintingRow & { readonly FORBID?: 'Y' | 'N' | undefined }

export interface PaintingTileProps {
  readonly row: TileRow
  /** As of `PaintingPicture`. */
  readonly eager?: boolean | 'first' | undefined
  /** Leaves the uploader out, on a wall of one person. */
  readonly own?: boolean | undefined
}

/**
 * A work on a wall. Its box has the final shape before anything is loaded. An animation stands still until it is
 * pointed at; a work with a content note stays hidden behind its preview until the reader asks for it.
 */
export function PaintingTile({ row, eager, own }: PaintingTileProps) {
  const { tile } = useWords(paintingsPack)
  const { closedName } = useWords().accounts
  const [shown, setShown] = useState(() => row.NOTE === '' || unveiled.has(row.KeyID))
  const [moving, setMoving] = useState(false)
  const ratio = tileRatio(row)
  // custom properties are not part of CSSProperties
  const style = { '--r': ratio, '--c': row.COLOUR || undefined } as CSSProperties
  const sizes = tileSizes(ratio)
  const move = (event: PointerEvent) => {
    if (row.MOVES === 'Y' && event.pointerType === 'mouse' && !prefersStill()) setMoving(true)
  }
  return (
    <li
      className={styles.tile}
      style={style}
      data-list-item=""
      onPointerEnter={move}
      onPointerLeave={() => setMoving(false)}
    >
      <span className={styles.preview} style={previewStyle(row)} />
      {shown && <PaintingPicture picture={row} alt="" sizes={sizes} eager={eager} still={!moving} fill />}
      <Link
        to={`/e/${row.KeyID}`}
        data-list-main=""
        className={styles.open}
        aria-label={tile.name(row.NAME, row.NICK || closedName)}
      />
      <Marks row={row} />
      {!shown && row.NOTE !== '' && (
        <button
          type="button"
          className={styles.unveil}
          onClick={() => {
            unveiled.add(row.KeyID)
            setShown(true)
          }}
        >
          <Icon name="eye-off" size={18} />
          <span>{tile.notes[row.NOTE]}</span>
          <b>{tile.show}</b>
          <span className="visually-hidden">{tile.named(row.NAME)}</span>
        </button>
      )}
      <span className={styles.caption}>
        <b className={styles.name} aria-hidden="true">
          {row.NAME}
        </b>
        {!own && <MemberName id={row.UPID} nick={row.NICK} className={styles.nick} />}
      </span>
      {row.LIKES + row.REPCOMNUM > 0 && (
        <span className={styles.counts}>
          {row.LIKES > 0 && <Count icon="heart" n={row.LIKES} label={tile.likes(row.LIKES)} />}
          {row.REPCOMNUM > 0 && <Count icon="message-circle" n={row.REPCOMNUM} label={tile.comments(row.REPCOMNUM)} />}
        </span>
      )}
    </li>
  )
}

interface CountProps {
  readonly icon: 'heart' | 'message-circle'
  readonly n: number
  readonly label: string
}

function Count({ icon, n, label }: CountProps) {
  return (
    <span className={styles.count} title={label}>
      <Icon name={icon} size={14} />
      <span aria-hidden="true">{formatNumber(n)}</span>
      <span className="visually-hidden">{label}</span>
    </span>
  )
}

function Marks({ row }: { readonly row: TileRow }) {
  const { tile } = useWords(paintingsPack)
  const marks = [
    row.FORBID === 'Y' && { text: tile.forbid, hint: tile.forbidHint, look: styles.bad },
    row.HELD === 'Y' && { text: tile.held, hint: tile.heldHint, look: styles.wait },
    row.MOVES === 'Y' && { text: tile.gif, hint: tile.gifHint },
    row.AI === 'Y' && { text: tile.ai, hint: tile.aiHint },
  ].filter((mark) => mark !== false)
  if (marks.length === 0 && row.PAGES < 2) return null
  return (
    <span className={styles.marks}>
      {marks.map(({ text, hint, look }) => (
        <span key={text} className={classNames(styles.mark, look)} title={hint}>
          {text}
        </span>
      ))}
      {row.PAGES > 1 && (
        <span className={styles.mark} title={tile.pages(row.PAGES)}>
          <Icon name="layers" size={14} />
          <span aria-hidden="true">{row.PAGES}</span>
          <span className="visually-hidden">{tile.pages(row.PAGES)}</span>
        </span>
      )}
    </span>
  )
}

const prefersStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches
