import { useRead } from '#api/reads.ts'
import { MemberName } from '#cards/person/member-name.tsx'
import { Icon } from '#design/icons/icon.tsx'
import { Chip } from '#design/parts/chip.tsx'
import { Link } from '#session/link.tsx'
import { useTimes } from '#session/times.ts'
import { useWords } from '#session/words.tsx'
import { resourcesPack } from '#words/cards/resources.pack.ts'
import type { Bet } from '../../contract/bet-rows.ts'
import { bets } from '../../contract/bets.ts'
import { betPack } from '../../words/bet.pack.ts'
import { betsPack } from '../../words/bets.pack.ts'
import { TypeChip, useCategoryName } from '../list/bet-card.tsx'
import { betsPath } from '../list/bets-view.ts'
import { Countdown } from '../parts/countdown.tsx'
import styles from './bet-head.module.css'

/** The name of an event, what kind it is, and the time until it closes. */
export function BetHead({ bet, onOver }: { readonly bet: Bet; readonly onOver: () => void }) {
  const words = useWords(betPack)
  const list = useWords(betsPack)
  const { amounts } = useWords(resourcesPack)
  const { house } = useTimes()
  const categories = useRead(bets.calls.categories, {}).value ?? []
  const category = categories.find(({ ID }) => ID === bet.CATEGORY)
  const kind = useCategoryName(category)
  const amount = amounts[bet.RESOURCE]
  return (
    <header className={styles.head}>
      <div className={styles.words}>
        <nav aria-label={list.title} className={styles.way}>
          <Link to="/bocai">{list.title}</Link>
          {category && (
            <>
              <Icon name="chevron-right" size={14} />
              <Link to={betsPath({ category: category.ID })}>{kind}</Link>
            </>
          )}
        </nav>
        <h1 className={styles.title}>{bet.TITLE}</h1>
        <p className={styles.line}>
          <TypeChip type={bet.TYPE} />
          <Chip>{bet.MULTI === 'Y' ? list.multi : list.single}</Chip>
          {bet.OFMEMBER === 'Y' && <Chip tint="matcha">{list.ofMember}</Chip>}
          <span className="num">{bet.STAKED >= 0 ? words.pool(amount(bet.STAKED)) : words.base(amount(bet.BASE))}</span>
          <span className="num">{bet.BETTORS > 0 ? list.bettors(bet.BETTORS) : list.nobody}</span>
          <span>
            {words.openedBy} <MemberName id={bet.OPENER.UID} nick={bet.OPENER.NICK} className="link" />
          </span>
        </p>
      </div>
      {bet.PHASE === 'open' && (
        <p className={styles.until}>
          <Icon name="clock" size={18} />
          <span>{words.deadline}</span>
          <Countdown until={bet.DEADLINE} large onOver={onOver} className={styles.count} />
          <small>{house(bet.DEADLINE)}</small>
        </p>
      )}
    </header>
  )
}
