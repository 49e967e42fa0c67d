import { useState } from 'react'
import { ResourceIcon } from '#design/art/resources/resource-icon.tsx'
import { Button } from '#design/parts/button.tsx'
import { Card } from '#design/parts/card.tsx'
import { Stepper } from '#design/parts/forms/stepper.tsx'
import { SectionHead } from '#design/parts/section-head.tsx'
import { moonCakeScore } from '#rules/economy/economy-rates.ts'
import { type SoldItem, soldItems } from '#rules/economy/prices.ts'
import { useSession } from '#session/session-context.ts'
import { useWords } from '#session/words.tsx'
import { resourcesPack } from '#words/cards/resources.pack.ts'
import { countMost } from '../rules/wares.ts'
import { shopPack } from '../words/shop.pack.ts'
import { DealProblemText } from './deal-problem.tsx'
import styles from './sell-rows.module.css'
import type { Deals } from './use-deal.ts'
import type { Shop } from './use-shop.ts'

interface SellRowsProps {
  readonly shop: Shop
  readonly deals: Deals
}

/** What the shop buys, for its own unchanging price. */
export function SellRows({ shop, deals }: SellRowsProps) {
  const words = useWords(shopPack).sell
  const owesScore = shop.shopper.owes.some(({ resource }) => resource === 'score')
  return (
    <section className={styles.section}>
      <SectionHead title={words.title} more={<span>{words.fixed}</span>} />
      <Card clip>
        {soldItems.map((item) => (
          <SellRow key={item} item={item} shop={shop} deals={deals} />
        ))}
      </Card>
      {owesScore && <p className={styles.debt}>{words.debt}</p>}
    </section>
  )
}

function SellRow({ item, shop, deals }: SellRowsProps & { readonly item: SoldItem }) {
  const words = useWords(shopPack)
  const { names } = useWords(resourcesPack)
  const { dialogs } = useSession()
  const [wanted, setWanted] = useState(0)
  const { status, held, sellPrice, barred } = shop.shopper
  const most = Math.min(countMost, held(item))
  const count = Math.min(wanted, most)
  const price = sellPrice(item)
  const hasMoonCake = price > (shop.prices.sells.find((each) => each.item === item)?.price ?? 0) && moonCakeScore > 0
  const sell = async () => {
    if (await deals.make({ kind: 'sell', item, count, price: price * count })) setWanted(0)
  }
  const problem = deals.problem?.deal.kind === 'sell' && deals.problem.deal.item === item ? deals.problem : null
  return (
    <div className={styles.row}>
      <ResourceIcon kind={item} size={32} />
      <span className={styles.name}>
        <b>{names[item]}</b>
        <small className="num">{status === 'member' ? words.sell.held(held(item)) : '\u00a0'}</small>
      </span>
      <span className={styles.price}>
        <b className="num">{words.sell.each(price)}</b>
        <small>{hasMoonCake ? words.sell.moonCake : words.sell.why}</small>
      </span>
      <span className={styles.count}>
        <Stepper
          value={count}
          onChange={setWanted}
          max={most}
          labels={{
            group: words.sell.count(names[item]),
            less: words.slip.less(names[item]),
            more: words.slip.more(names[item]),
          }}
        />
        <Button size="small" variant="quiet" disabled={most === 0 || count === most} onClick={() => setWanted(most)}>
          {words.sell.all}
        </Button>
      </span>
      {status === 'guest' ? (
        <Button className={styles.go} onClick={() => void dialogs.login()}>
          {words.sell.login}
        </Button>
      ) : (
        <Button
          className={styles.go}
          disabled={count === 0 || barred !== null}
          busy={deals.busy}
          onClick={() => void sell()}
        >
          {barred
            ? words.sell.none
            : count > 0
              ? words.sell.go(count, price * count)
              : most === 0 && status === 'member'
                ? words.sell.none
                : words.sell.choose}
        </Button>
      )}
      {problem && (
        <div className={styles.problem}>
          <DealProblemText problem={problem} />
        </div>
      )}
      {barred && <p className={styles.problem}>{words.slip[barred]}</p>}
    </div>
  )
}
