import { classNames } from '#design/class-names.ts'
import { Icon, type IconName } from '#design/icons/icon.tsx'
import { formatNumber } from '#rules/text.ts'
import { KeptPart } from '#session/kept-part.tsx'
import { useWords } from '#session/words.tsx'
import type { FloorRow } from '../../contract/clubs.ts'
import { clubsPack } from '../../words/clubs.pack.ts'
import styles from './floor.module.css'
import { useActs } from './floor-acts.ts'

/** Buttons of a floor. For guests they depend on the number of likes only, so their HTML is cached by that number. */
export function FloorTools({ row }: { readonly row: FloorRow }) {
  const tools = <Tools row={row} />
  const open = useActs().quote !== null
  return row.LIKES > mostKept ? tools : <KeptPart of={`floor-tools ${open} ${row.LIKES}`}>{tools}</KeptPart>
}

const mostKept = 30

function Tools({ row }: { readonly row: FloorRow }) {
  const { floor: words } = useWords(clubsPack)
  const acts = useActs()
  const own = acts.me === row.UID
  // With floor 1 the whole topic goes, which is asked for at its head.
  const keeps = acts.keeps && row.FLOOR > 1
  const liked = acts.liked.has(row.FLOOR)
  const count = row.LIKES > 0 ? formatNumber(row.LIKES) : ''
  return (
    <div className={styles.tools}>
      {own ? (
        <span className={styles.tool} role="img" aria-label={words.likesOfOwn(row.LIKES)}>
          <Icon name="heart" size={18} />
          {count}
        </span>
      ) : (
        <button
          type="button"
          className={classNames(styles.tool, liked && styles.on)}
          aria-label={liked ? words.liked(row.LIKES) : words.like(row.LIKES)}
          aria-pressed={liked}
          onClick={() => acts.like(row)}
        >
          <Icon name={liked ? 'heart-filled' : 'heart'} size={18} />
          {count}
        </button>
      )}
      {acts.quote && (
        <button type="button" className={styles.tool} onClick={() => acts.quote?.(row)}>
          <Icon name="quote" size={18} />
          {words.quote}
        </button>
      )}
      <span className={styles.end}>
        <Tool icon="link" label={words.copy} onPress={() => acts.copy(row)} />
        {own && <Tool icon="pencil" label={words.edit} onPress={() => acts.edit(row.FLOOR)} />}
        {own && <Tool icon="trash-2" label={words.remove} onPress={() => acts.remove(row)} />}
        {!own && !keeps && <Tool icon="flag" label={words.report} onPress={() => acts.ask('report', row)} />}
        {!own && keeps && <Tool icon="eye-off" label={words.staffHide} onPress={() => acts.ask('staff', row)} />}
      </span>
    </div>
  )
}

interface ToolProps {
  readonly icon: IconName
  readonly label: string
  readonly onPress: () => void
}

function Tool({ icon, label, onPress }: ToolProps) {
  return (
    <button type="button" className={styles.tool} aria-label={label} data-tip={label} onClick={onPress}>
      <Icon name={icon} size={18} />
    </button>
  )
}
