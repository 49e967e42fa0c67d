import { useRead } from '#api/reads.ts'
import { MemberName } from '#cards/person/member-name.tsx'
import { buttonClass } from '#design/parts/button.tsx'
import { cardClass } from '#design/parts/card.tsx'
import { Stack } from '#design/parts/layout.tsx'
import { EmptyState } from '#design/parts/state/empty-state.tsx'
import { DeskRead } from '#desks/desk-page.tsx'
import row from '#desks/desk-row.module.css'
import { useDeskSearch } from '#desks/desk-search.ts'
import { Link } from '#session/link.tsx'
import { useWords } from '#session/words.tsx'
import type { GiftRing } from '../../contract/gifts.ts'
import { gifts } from '../../contract/gifts.ts'
import { giftDeskPack } from '../../words/gift-desk.pack.ts'
import { FlagChips } from './any-gift-item.tsx'
import styles from './desk.module.css'

/** Pairs and receivers that staff should look at. */
export function RingList() {
  const words = useWords(giftDeskPack)
  const read = useRead(gifts.calls.rings, {})
  return (
    <Stack gap={4}>
      <p className="mute">{words.ringsText}</p>
      <DeskRead read={read}>
        {({ rows }) =>
          rows.length === 0 ? (
            <EmptyState title={words.noRings} />
          ) : (
            <ul className={cardClass({ clip: true })} aria-label={words.tabs.rings}>
              {rows.map((ring) => (
                <Ring key={`${ring.flag} ${ring.people.map(({ id }) => id).join(' ')}`} ring={ring} />
              ))}
            </ul>
          )
        }
      </DeskRead>
    </Stack>
  )
}

function Ring({ ring: { flag, people, count, worth, givers } }: { readonly ring: GiftRing }) {
  const words = useWords(giftDeskPack)
  const search = useDeskSearch()
  const [one, other] = people
  const filters = { tab: '', p: '', giver: other ? String(one?.id ?? '') : '', receiver: String((other ?? one)?.id) }
  return (
    <li className={row.item}>
      <div className={row.about}>
        <p className={styles.line}>
          {one && <MemberName id={one.id} nick={one.nick} />}
          {other && <span className="faint">{words.and}</span>}
          {other && <MemberName id={other.id} nick={other.nick} />}
          <FlagChips flags={[flag]} />
        </p>
        <p className="mute">
          {words.ring(count, worth)} · {words.givers(givers)}
        </p>
      </div>
      <div className={row.actions}>
        <Link to={search.path(filters)} stay className={buttonClass({ size: 'small' })}>
          {words.look}
        </Link>
      </div>
    </li>
  )
}
