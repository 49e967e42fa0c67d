import { ResourceIcon } from '#design/art/resources/resource-icon.tsx'
import { classNames } from '#design/class-names.ts'
import { displayClass } from '#design/display.tsx'
import { Button } from '#design/parts/button.tsx'
import { Fact, Facts } from '#design/parts/facts.tsx'
import { Stepper } from '#design/parts/forms/stepper.tsx'
import { Plaque } from '#design/parts/plaque.tsx'
import { SectionHead } from '#design/parts/section-head.tsx'
import { oneFreeOf } from '#rules/economy/economy-rates.ts'
import { isLevelItem } from '#rules/economy/prices.ts'
import { formatNumber } from '#rules/text.ts'
import { useSession } from '#session/session-context.ts'
import { useWords } from '#session/words.tsx'
import { resourcesPack } from '#words/cards/resources.pack.ts'
import { type Quote, quote } from '../rules/quote.ts'
import { countMost, type Ware } from '../rules/wares.ts'
import { shopPack } from '../words/shop.pack.ts'
import { DealProblemText } from './deal-problem.tsx'
import { Purse } from './purse.tsx'
import styles from './slip.module.css'
import type { Deals } from './use-deal.ts'
import { nextLevel, type Shop } from './use-shop.ts'
import { useWhyNot } from './use-why-not.ts'

interface SlipProps {
  readonly shop: Shop
  readonly deals: Deals
  readonly item: Ware
  readonly count: number
  readonly onCount: (count: number) => void
}

/** The order: how many, every discount there is with the one that counts, and the wallet before and after. */
export function Slip({ shop, deals, item, count, onCount }: SlipProps) {
  const words = useWords(shopPack)
  const { names } = useWords(resourcesPack)
  const { dialogs } = useSession()
  const quoted = shop.quoted(item, count)
  const whyNot = useWhyNot(shop, quoted)
  const { status, held } = shop.shopper
  const level = isLevelItem(item) ? nextLevel(shop, item) : null
  const name = level === null ? names[item] : words.ware.level(names[item], level)
  const activity = shop.activityOf(item)
  const buy = () => {
    if (!quoted) return
    const seen = { item, count, price: quoted.total, ...(activity ? { activity: activity.id } : {}) }
    void deals.make({ kind: 'buy', ...seen })
  }
  return (
    <section className={styles.slip} id="slip">
      <SectionHead title={words.slip.title} />
      <Plaque className={styles.plaque}>
        <div className={styles.bill}>
          <ResourceIcon kind={item} size={28} />
          <span>
            <b>{name}</b>
            <small className="num">{quoted && words.slip.unit(quoted.unitPrices[0] ?? 0)}</small>
          </span>
          {!isLevelItem(item) && (
            <Stepper
              value={count}
              onChange={onCount}
              min={1}
              max={countMost}
              labels={{
                group: words.slip.count(names[item]),
                less: words.slip.less(names[item]),
                more: words.slip.more(names[item]),
              }}
            />
          )}
        </div>
        {!isLevelItem(item) && <QuickCounts shop={shop} item={item} count={count} onCount={onCount} />}
        {quoted && !isLevelItem(item) && <Sum shop={shop} item={item} count={count} quoted={quoted} />}
        <p className={styles.total}>
          <span>{words.slip.total}</span>
          <b className={displayClass('0')}>{quoted ? formatNumber(quoted.total) : '—'}</b>
        </p>
        {status === 'member' && quoted && (
          <Purse
            moves={[
              { resource: 'score', before: held('score'), after: held('score') - quoted.total },
              { resource: item, before: held(item), after: held(item) + count },
            ]}
          />
        )}
        {deals.problem?.deal.kind === 'buy' && <DealProblemText problem={deals.problem} />}
        {whyNot && <p className={styles.why}>{whyNot}</p>}
        {status === 'guest' ? (
          <Button variant="primary" block onClick={() => void dialogs.login()}>
            {words.slip.login}
          </Button>
        ) : (
          <Button
            variant="primary"
            block
            className={styles.pay}
            busy={deals.busy}
            disabled={status === 'unknown' || whyNot !== null}
            onClick={buy}
          >
            {quoted ? words.slip.pay(quoted.total) : words.slip.payPlain}
          </Button>
        )}
        <p className={styles.fine}>{words.slip.fine}</p>
      </Plaque>
    </section>
  )
}

/** Counts that people want: one, as many as an activity asks for, ten, and as many as the score is enough for. */
function QuickCounts({ shop, item, count, onCount }: Omit<SlipProps, 'deals'>) {
  const words = useWords(shopPack).slip
  const most = affordable(shop, item)
  const counts = [...new Set([1, oneFreeOf, 10, ...(most > 1 ? [most] : [])])].sort((a, b) => a - b)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would not lay out its children
    <div className={styles.quick} role="group" aria-label={words.quick}>
      {counts.map((each) => (
        <button key={each} type="button" aria-pressed={each === count} className="num" onClick={() => onCount(each)}>
          {each === most ? words.most(each) : each}
        </button>
      ))}
    </div>
  )
}

/** The most that the member's score is enough for; 0 for guests. */
const affordable = (shop: Shop, item: Ware): number => {
  const score = shop.shopper.held('score')
  let [low, high] = [0, countMost]
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if ((shop.quoted(item, middle)?.total ?? Number.POSITIVE_INFINITY) <= score) low = middle
    else high = middle - 1
  }
  return low
}

interface SumProps {
  readonly shop: Shop
  readonly item: Ware
  readonly count: number
  readonly quoted: Quote
}

/** The full price, and every discount that the reader could have: the best one counts, the others are named. */
function Sum({ shop, item, count, quoted }: SumProps) {
  const words = useWords(shopPack).slip
  const kinds = shop.discountsOf(item)
  const permille = shop.priced(item)?.permille ?? 0
  const offers = kinds.map((kind) => {
    const alone = quote({ item, count, permille, discounts: [kind], owned: 0 })
    return { kind, saves: alone?.discount?.saves ?? 0 }
  })
  const missing = kinds.includes('activity') ? (oneFreeOf - (count % oneFreeOf)) % oneFreeOf : 0
  return (
    <>
      <Facts className={styles.sum}>
        <Fact label={words.full(count)}>
          <span className="num">{formatNumber(quoted.full)}</span>
        </Fact>
        {offers
          .filter(({ saves }) => saves > 0)
          .map(({ kind, saves }) => (
            <Fact key={kind} label={words.discounts[kind]}>
              {kind === quoted.discount?.kind ? (
                <span className={classNames('num', styles.saves)}>{words.saves(saves)}</span>
              ) : (
                <span className="faint">{words.unused}</span>
              )}
            </Fact>
          ))}
      </Facts>
      {missing > 0 && <p className={styles.hint}>{words.oneMore(missing)}</p>}
    </>
  )
}
