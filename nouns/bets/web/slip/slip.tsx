import { useEffect } from 'react'
import { AmountField, typedAmount } from '#cards/resources/amount-field.tsx'
import { displayClass } from '#design/display.tsx'
import { Button } from '#design/parts/button.tsx'
import { Fact, Facts } from '#design/parts/facts.tsx'
import { Plaque } from '#design/parts/plaque.tsx'
import { SectionHead } from '#design/parts/section-head.tsx'
import { formatNumber } from '#rules/text.ts'
import { lazyPart } from '#session/lazy-part.tsx'
import { useMe } from '#session/me.ts'
import { useSession } from '#session/session-context.ts'
import { useWords } from '#session/words.tsx'
import { resourcesPack } from '#words/cards/resources.pack.ts'
import type { Bet } from '../../contract/bet-rows.ts'
import { personMost } from '../../rules/stake-bounds.ts'
import { isWorse } from '../../rules/stake-quote.ts'
import { betPack } from '../../words/bet.pack.ts'
import { arePayoutsKnown, factorText } from '../parts/odds-text.ts'
import { OptionDot } from '../parts/option-dot.tsx'
import { DessertEffect } from './dessert-effect.tsx'
import type { SlipDraft } from './kept-slip.ts'
import { LimitsButton } from './limits-button.tsx'
import { OptionBar } from './option-bar.tsx'
import { Outcome } from './outcome.tsx'
import { OwnStakes } from './own-stakes.tsx'
import styles from './slip.module.css'
import { barOf } from './slip-bar.ts'
import { bothOf, exampleOf, inUnits, openingOf, payoutFor } from './slip-quote.ts'
import { useSeenPayout } from './use-seen-payout.ts'
import { type Stakes, useStake } from './use-stake.ts'

const ChangedOdds = lazyPart(() => import('./changed-odds.tsx').then((part) => part.ChangedOdds))
const AgeDialog = lazyPart(() => import('./age-dialog.tsx').then((part) => part.AgeDialog))

export interface SlipProps {
  readonly bet: Bet
  readonly draft: SlipDraft
  readonly onDraft: (draft: SlipDraft) => void
  /** The draft was staked: a reload begins anew. */
  readonly onStaked: () => void
}

/** The slip: an option, an amount, both possible payouts before and the drawn one after, and what limits it. */
export function Slip({ bet, draft, onDraft, onStaked }: SlipProps) {
  const words = useWords(betPack)
  const stakes = useStake(onStaked)
  const hasStakes = (bet.OWN?.STAKES.length ?? 0) > 0
  const isClosedToThem = bet.PHASE !== 'open' || (bet.MULTI === 'N' && hasStakes)
  return (
    <section id="slip" tabIndex={-1} className={styles.slip} data-unasked>
      <SectionHead title={words.slip.title} />
      <Plaque className={styles.plaque}>
        <OwnStakes bet={bet} />
        {isClosedToThem ? (
          <>
            <Outcome stakes={stakes} />
            <p className={styles.why}>{bet.PHASE === 'open' ? words.slip.already : words.slip.over}</p>
          </>
        ) : (
          <SlipForm bet={bet} draft={draft} onDraft={onDraft} stakes={stakes} />
        )}
        <p className={styles.fine}>
          {words.slip.noMoney} <LimitsButton />
        </p>
      </Plaque>
      {stakes.changed && <ChangedOdds bet={bet} changed={stakes.changed} stakes={stakes} onMissing={stakes.leave} />}
      <OptionBar bet={bet} draft={draft} />
      {stakes.asksAge && <AgeDialog stakes={stakes} onMissing={stakes.leaveAge} />}
    </section>
  )
}

function SlipForm({ bet, draft, onDraft, stakes }: Omit<SlipProps, 'onStaked'> & { readonly stakes: Stakes }) {
  const words = useWords(betPack).slip
  const { amounts, names } = useWords(resourcesPack)
  const { dialogs, store } = useSession()
  const { status } = useMe()
  const { option, amount } = draft
  const own = status === 'member' ? bet.OWN : null
  const stake = typedAmount(amount)
  const room = option === null ? undefined : own?.ROOMS[option]
  const most = room?.MOST ?? 0
  // Before an option is chosen: the most of any.
  const shownMost = room
    ? most
    : own
      ? Math.max(...own.ROOMS.map(({ MOST }) => MOST))
      : personMost(openingOf(bet), bet.OFMEMBER === 'Y')
  const payout = option === null ? null : payoutFor(bet, option, stake)
  // Staff who entered the account are told nothing of its own.
  const bar = status === 'member' && store.entered() ? 'entered' : own && barOf(own)
  const isRaise = own?.STAKES.some(({ OPTION }) => OPTION === option) ?? false
  const amountText = amounts[bet.RESOURCE](stake)
  const isFull = room !== undefined && most < 1
  const error = isFull
    ? null
    : amount !== '' && stake < 1
      ? words.whole
      : room && stake > most
        ? words.tooHigh(most)
        : null
  const mayGo =
    option !== null && stake >= 1 && own !== null && !bar && stake <= most && (payout !== null || bet.TYPE === 'ending')
  const seen = useSeenPayout({
    stakes: own?.STAKES.length ?? 0,
    option,
    stake,
    payout,
    changed: stakes.changed?.notice.now,
  })
  const isMoved = payout !== null && seen !== null && payout !== seen && isWorse(inUnits(payout), inUnits(seen))
  const { forget } = stakes
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was said is about the former choice
  useEffect(() => forget(), [option])
  const go = () => {
    if (!mayGo || option === null) return
    // A single choice leaves no form behind: the slip keeps the place of who uses the keyboard.
    document.getElementById('slip')?.focus({ preventScroll: true })
    const wanted = { bocaiName: bet.NAME, option, stake, payout: seen ?? 0, revision: bet.REVISION, isRaise }
    if (own?.BAR === 'adultMissing') stakes.askAge(wanted)
    else void stakes.make(wanted)
  }
  const set = (to: string) => onDraft({ ...draft, amount: to })
  const chosen = option === null ? undefined : bet.OPTIONS[option]
  if (bar) {
    return (
      <>
        <Outcome stakes={stakes} />
        <p className={styles.why}>{words.bars[bar]}</p>
      </>
    )
  }
  return (
    <>
      <p className={styles.option}>
        {chosen && option !== null ? (
          <>
            <OptionDot option={option} />
            <b>{chosen.LABEL}</b>
            <span className="num">
              {bet.TYPE === 'dynamic' && payout !== null
                ? words.each(factorText(payout / stake))
                : arePayoutsKnown(bet)
                  ? `${bet.TYPE === 'static' ? words.factorFixed : words.factor} ${factorText(chosen.FACTOR)}`
                  : words.atEnd}
            </span>
          </>
        ) : (
          words.none
        )}
      </p>
      <AmountField
        label={words.amount(names[bet.RESOURCE])}
        value={amount}
        most={shownMost}
        error={error}
        labels={{ less: words.less, more: words.more, most: words.most }}
        onChange={set}
        onEnter={go}
      />
      <QuickAmounts most={shownMost} value={stake} onChoose={(n) => set(String(n))} />
      {room && <p className={styles.limit}>{most > 0 ? words.by[room.BY](most) : words.byNone[room.BY]}</p>}
      {chosen && option !== null && bet.TYPE === 'ending' ? (
        <Example bet={bet} option={option} stake={Math.max(1, stake)} />
      ) : (
        <Returns stake={stake} payout={payout} isUnknown={chosen !== undefined && own === null} />
      )}
      {isMoved && (
        <p className={styles.moved} role="status">
          {words.moved(factorText(seen), factorText(payout))}
        </p>
      )}
      {own && (
        <Facts className={styles.facts}>
          <Fact label={words.dessert}>
            <DessertEffect own={own} />
          </Fact>
        </Facts>
      )}
      <Outcome stakes={stakes} />
      {stakes.isDeclined && (
        <p className={styles.why} role="status">
          {words.declined}
        </p>
      )}
      {status === 'guest' ? (
        <Button variant="primary" block onClick={() => void dialogs.login()}>
          {words.login}
        </Button>
      ) : (
        <Button variant="primary" block busy={stakes.busy} disabled={!mayGo} onClick={go}>
          {!chosen
            ? words.none
            : isFull
              ? words.nothing
              : stake < 1
                ? words.noAmount
                : isRaise
                  ? words.raise(amountText)
                  : words.go(amountText)}
        </Button>
      )}
      <p className={styles.fine}>
        {own && `${words.holds(amounts[bet.RESOURCE](own.BALANCE))} `}
        {bet.TYPE === 'dynamic' && words.fine}
      </p>
    </>
  )
}

interface QuickAmountsProps {
  readonly most: number
  readonly value: number
  readonly onChoose: (amount: number) => void
}

/** Amounts that people want, as far as they may stake so much. */
function QuickAmounts({ most, value, onChoose }: QuickAmountsProps) {
  const words = useWords(betPack).slip
  const quick = [...new Set([1, 2, 5, 10, ...(most > 0 ? [most] : [])])].filter((n) => n <= most).sort((a, b) => a - b)
  if (quick.length < 2) return null
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would not lay out its children
    <div className={styles.quick} role="group" aria-label={words.quick}>
      {quick.map((each) => (
        <button key={each} type="button" aria-pressed={each === value} className="num" onClick={() => onChoose(each)}>
          {each}
        </button>
      ))}
    </div>
  )
}

interface ReturnsProps {
  readonly stake: number
  readonly payout: number | null
  /** Only the server knows it, and has told the reader nothing. */
  readonly isUnknown: boolean
}

/** Both payouts that may be drawn, and with what chance the larger one. */
function Returns({ stake, payout, isUnknown }: ReturnsProps) {
  const words = useWords(betPack).slip
  const [least, most] = bothOf(payout ?? 0)
  const percent = ((payout ?? 0) % 1_000) / 10
  return (
    <>
      <Facts className={styles.facts}>
        <Fact label={words.loses}>
          <span className="num">{stake > 0 ? `−${formatNumber(stake)}` : '—'}</span>
        </Fact>
        <Fact label={words.wins}>
          <span className="num">
            {payout === null ? '—' : least === most ? most - stake : words.either(least - stake, most - stake)}
          </span>
        </Fact>
      </Facts>
      <p className={styles.total}>
        <span>{words.returns}</span>
        <b className={displayClass('0')} aria-live="polite">
          {payout === null ? '—' : least === most ? most : words.either(least, most)}
        </b>
      </p>
      {payout !== null && least !== most && <p className={styles.limit}>{words.draw(most, percent.toFixed(0))}</p>}
      {payout === null && isUnknown && stake > 0 && <p className={styles.limit}>{words.known}</p>}
    </>
  )
}

interface ExampleProps {
  readonly bet: Bet
  readonly option: number
  readonly stake: number
}

function Example({ bet, option, stake }: ExampleProps) {
  const words = useWords(betPack).slip
  const { factor, payout } = exampleOf(bet, option, stake)
  const [least, most] = bothOf(payout)
  const pays = least === most ? String(most) : words.either(least, most)
  return <p className={styles.example}>{words.example(stake, factorText(factor), pays)}</p>
}
