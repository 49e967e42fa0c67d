import { ResourceAmount } from '#cards/resources/resource-amount.tsx'
import { ResourceIcon } from '#design/art/resources/resource-icon.tsx'
import { Icon } from '#design/icons/icon.tsx'
import { cardClass } from '#design/parts/card.tsx'
import { Chip } from '#design/parts/chip.tsx'
import { Link } from '#session/link.tsx'
import { useLanguage, useWords } from '#session/words.tsx'
import { resourcesPack } from '#words/cards/resources.pack.ts'
import type { BetCategory, BetRow } from '../../contract/bet-rows.ts'
import { betsPack } from '../../words/bets.pack.ts'
import { Countdown } from '../parts/countdown.tsx'
import { arePayoutsKnown, factorText, oddsText, percentText } from '../parts/odds-text.ts'
import { OptionDot } from '../parts/option-dot.tsx'
import { SharePearls } from '../parts/share-pearls.tsx'
import { useLiveBet } from '../parts/use-live-bet.ts'
import styles from './bet-card.module.css'

export interface BetCardProps {
  readonly bet: BetRow
  readonly category: BetCategory | undefined
  /** What the reader has staked on it; 0 for nothing. */
  readonly staked: number
  /** Reads the list again once the event has gone on. */
  readonly onStep: () => void
}

const most = 4

/** An event in the list. */
export function BetCard({ bet, category, staked, onStep }: BetCardProps) {
  const words = useWords(betsPack)
  const { names } = useWords(resourcesPack)
  useLiveBet(bet.NAME)
  const isShown = bet.STAKED >= 0
  const shown = bet.OPTIONS.length > most ? bet.OPTIONS.slice(0, most) : bet.OPTIONS
  const more = bet.OPTIONS.length - shown.length
  return (
    <article className={cardClass({}, `opens ${styles.card}`)}>
      <p className={styles.top}>
        <span className={styles.kinds}>
          <span className="mute">{useCategoryName(category)}</span>
          <TypeChip type={bet.TYPE} />
          {bet.MULTI === 'Y' && <Chip>{words.multi}</Chip>}
          {bet.OFMEMBER === 'Y' && <Chip tint="matcha">{words.ofMember}</Chip>}
        </span>
        <span className={styles.when}>
          {bet.UNTIL !== '' && bet.PHASE !== 'ended' ? (
            <>
              <Icon name="clock" size={16} />
              <Countdown until={bet.UNTIL} onOver={onStep} />
            </>
          ) : (
            words.phases[bet.PHASE]
          )}
        </span>
      </p>
      <h2 className={styles.title}>
        <Link to={`/bocai/${bet.NAME}`} className="opener" data-list-main="">
          {bet.TITLE}
        </Link>
      </h2>
      <ResultLine bet={bet} />
      <SharePearls
        shares={isShown && bet.STAKED > 0 ? bet.OPTIONS.map(({ SHARE }) => SHARE) : null}
        label={isShown ? words.shares : words.hiddenShares}
      />
      <ul className={styles.options}>
        {shown.map((option, n) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: options have no other identity than their place
          <li key={n} data-won={n === bet.WINNER || undefined}>
            <OptionDot option={n} />
            <span className={styles.label}>{option.LABEL}</span>
            {isShown && bet.STAKED > 0 && <small className="num">{words.share(percentText(option.SHARE))}</small>}
            {arePayoutsKnown(bet) ? (
              <b
                className="num"
                title={words.opened(oddsText(option.ODDS), factorText(1_000 + option.ODDS))}
                data-factor=""
              >
                {factorText(option.FACTOR)}
              </b>
            ) : (
              <small title={words.opened(oddsText(option.ODDS), factorText(1_000 + option.ODDS))}>{words.atEnd}</small>
            )}
          </li>
        ))}
      </ul>
      {more > 0 && <p className={styles.more}>{words.moreOptions(more)}</p>}
      <p className={styles.foot}>
        {isShown ? (
          <ResourceAmount resource={bet.RESOURCE} amount={bet.STAKED} named />
        ) : (
          <span className={styles.resource}>
            <ResourceIcon kind={bet.RESOURCE} size={18} />
            {names[bet.RESOURCE]}
          </span>
        )}
        <span className="num">{bet.BETTORS > 0 ? words.bettors(bet.BETTORS) : words.nobody}</span>
        {staked > 0 && (
          <Chip tint="straw" className={styles.mine}>
            <Icon name="check" size={16} />
            {words.mine} <b className="num">{staked}</b>
          </Chip>
        )}
      </p>
    </article>
  )
}

/** What is proposed or came out, above the options. */
function ResultLine({ bet }: { readonly bet: BetRow }) {
  const words = useWords(betsPack)
  if (bet.NORESULT === 'Y') return <p className={styles.result}>{words.noResult}</p>
  const won = bet.OPTIONS[bet.WINNER]
  if (!won) return null
  return (
    <p className={styles.result}>
      {bet.PHASE === 'paid' ? words.won : words.proposed} <b>{won.LABEL}</b>
    </p>
  )
}

export function TypeChip({ type }: { readonly type: BetRow['TYPE'] }) {
  const words = useWords(betsPack)
  return <Chip tint={({ static: 'plain', dynamic: 'soda', ending: 'plum' } as const)[type]}>{words.types[type]}</Chip>
}

/** The name of a category in the page's language; the other one where it has none. */
export const useCategoryName = (category: BetCategory | undefined): string => {
  const { language } = useLanguage()
  return category ? categoryName(category, language) : ''
}

export const categoryName = ({ NAME, NAMEEN }: BetCategory, language: string): string =>
  language === 'en' && NAMEEN !== '' ? NAMEEN : NAME
