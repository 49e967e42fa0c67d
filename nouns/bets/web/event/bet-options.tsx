import { useId } from 'react'
import { classNames } from '#design/class-names.ts'
import { displayClass } from '#design/display.tsx'
import { cardClass } from '#design/parts/card.tsx'
import { Chip } from '#design/parts/chip.tsx'
import { SectionHead } from '#design/parts/section-head.tsx'
import { useWords } from '#session/words.tsx'
import type { Bet } from '../../contract/bet-rows.ts'
import { betPack } from '../../words/bet.pack.ts'
import { betsPack } from '../../words/bets.pack.ts'
import { arePayoutsKnown, factorText, oddsText, optionLook, percentText } from '../parts/odds-text.ts'
import { OptionDot } from '../parts/option-dot.tsx'
import styles from './bet-options.module.css'

export interface BetOptionsProps {
  readonly bet: Bet
  readonly chosen: number | null
  readonly onChoose: (option: number) => void
}

/** The options with what they pay and what lies on them; while the event is open, one of them goes on the slip. */
export function BetOptions({ bet, chosen, onChoose }: BetOptionsProps) {
  const words = useWords(betPack)
  const list = useWords(betsPack)
  const name = useId()
  const isOpen = bet.PHASE === 'open'
  const isKnown = arePayoutsKnown(bet)
  const own = new Set(bet.OWN?.STAKES.map(({ OPTION }) => OPTION))
  const pictures = bet.OPTIONS.some(({ PICTURE }) => PICTURE !== '')
  return (
    <section>
      <SectionHead title={words.options} />
      <fieldset className={cardClass({ clip: true }, styles.options)}>
        <legend className="visually-hidden">{isOpen ? words.choose : words.options}</legend>
        {bet.OPTIONS.map((option, n) => {
          const { mark } = optionLook(n)
          const isWinner = n === bet.WINNER
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: options have no other identity than their place
            // biome-ignore lint/a11y/noLabelWithoutControl: it has one while the event is open, and is a plain row after that
            <label key={n} className={styles.option} data-open={isOpen || undefined}>
              {isOpen ? (
                <input type="radio" name={name} checked={chosen === n} onChange={() => onChoose(n)} />
              ) : (
                <OptionDot option={n} />
              )}
              {pictures &&
                (option.PICTURE === '' ? (
                  <span className={classNames(styles.picture, styles.none)} />
                ) : (
                  <img src={option.PICTURE} alt="" width={56} height={56} loading="lazy" className={styles.picture} />
                ))}
              <span className={styles.words}>
                <span className={styles.label}>
                  {isOpen && <OptionDot option={n} />}
                  <b>{option.LABEL}</b>
                  {own.has(n) && <Chip tint="straw">{words.yours}</Chip>}
                  {isWinner && (
                    <Chip tint="matcha">
                      {bet.PHASE === 'proposed' || bet.PHASE === 'contested' ? words.proposedMark : words.won}
                    </Chip>
                  )}
                </span>
                {option.SHARE >= 0 && (
                  <span className={styles.bar} aria-hidden="true">
                    <i style={{ width: `${option.SHARE / 10_000}%`, background: mark }} />
                  </span>
                )}
              </span>
              {option.SHARE >= 0 && (
                <span className={`num ${styles.share}`}>{list.share(percentText(option.SHARE))}</span>
              )}
              <span
                className={styles.factor}
                title={isKnown ? words.startOdds(oddsText(option.ODDS), factorText(1_000 + option.ODDS)) : words.endTip}
              >
                {isKnown ? (
                  <>
                    <span className="visually-hidden">{list.pays(factorText(option.FACTOR))}</span>
                    <b className={displayClass('0')} aria-hidden="true" data-factor="">
                      {factorText(option.FACTOR)}
                    </b>
                    <Change odds={option.ODDS} factor={option.FACTOR} isMoving={bet.TYPE === 'dynamic'} />
                  </>
                ) : (
                  <small>{list.atEnd}</small>
                )}
              </span>
            </label>
          )
        })}
      </fieldset>
    </section>
  )
}

interface ChangeProps {
  readonly odds: number
  readonly factor: number
  readonly isMoving: boolean
}

/** How far the factor has moved since the opening. */
function Change({ odds, factor, isMoving }: ChangeProps) {
  const words = useWords(betPack)
  const moved = factor - 1_000 - odds
  const text = factorText(Math.abs(moved))
  if (!isMoving || text === '0.00') return null
  return (
    <small className="num" title={words.startOdds(oddsText(odds), factorText(1_000 + odds))}>
      <span aria-hidden="true">{moved > 0 ? '▲' : '▼'}</span> {moved > 0 ? '+' : '−'}
      {text}
    </small>
  )
}
