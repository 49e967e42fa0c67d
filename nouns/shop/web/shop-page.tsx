import { useRouterState } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { problemWord } from '#api/refusal-words.ts'
import { NoMoney } from '#cards/resources/no-money.tsx'
import { Button, buttonClass } from '#design/parts/button.tsx'
import { PageHead } from '#design/parts/section-head.tsx'
import { ErrorState } from '#design/parts/state/empty-state.tsx'
import { SkeletonRows } from '#design/parts/state/skeleton.tsx'
import { isLevelItem } from '#rules/economy/prices.ts'
import { Link } from '#session/link.tsx'
import { useIsOpen } from '#session/open-parts.ts'
import { useWords } from '#session/words.tsx'
import { type Ware, wares } from '../rules/wares.ts'
import { shopPack } from '../words/shop.pack.ts'
import { BuyBar } from './buy-bar.tsx'
import { ChangedPrice } from './changed-price.tsx'
import { Counter } from './counter.tsx'
import { PriceChart } from './price-chart.tsx'
import { Receipts } from './receipts.tsx'
import { SellRows } from './sell-rows.tsx'
import styles from './shop-page.module.css'
import { Slip } from './slip.tsx'
import { useDeal } from './use-deal.ts'
import { type Shop, useShop } from './use-shop.ts'

export { shopLoader } from './shop-loader.ts'

/** The shop: shelves with prices, the order beside them, the sell side, and how prices went. */
export function ShopPage() {
  const pack = useWords()
  const words = useWords(shopPack)
  const isOpen = useIsOpen()
  const { read, shop } = useShop()
  const { status, held } = shop?.shopper ?? { status: 'unknown', held: () => 0 }
  return (
    <>
      <PageHead
        title={pack.titles.shop}
        sub={status === 'member' ? <span className="num">{words.held(held('score'))}</span> : words.lead}
        actions={
          <>
            {isOpen('/statement') && (
              <Link to="/statement" className={buttonClass()}>
                {words.statement}
              </Link>
            )}
            <Link to="/desserts" className={buttonClass()}>
              {words.skins}
            </Link>
            {isOpen('/privileges') && (
              <Link to="/privileges" className={buttonClass()}>
                {words.privileges}
              </Link>
            )}
          </>
        }
      />
      {shop ? (
        <OpenShop shop={shop} />
      ) : read.refusal ? (
        <ErrorState title={words.failed} actions={<Button onClick={read.again}>{pack.shell.retry}</Button>}>
          {problemWord(read.refusal, pack)}
        </ErrorState>
      ) : (
        <SkeletonRows rows={8} label={pack.shell.loading} />
      )}
      <NoMoney />
    </>
  )
}

function OpenShop({ shop }: { readonly shop: Shop }) {
  const [item, setItem] = useState<Ware>('icecream')
  // Other pages link to a ware: `/shop#bomb`. The first HTML does not know the fragment.
  const hash = useRouterState({ select: ({ location }) => location.hash })
  useEffect(() => {
    const linked = wares.find((ware) => ware === hash)
    if (linked) setItem(linked)
  }, [hash])
  const [wanted, setWanted] = useState(1)
  const deals = useDeal()
  const count = isLevelItem(item) ? 1 : wanted
  const charted = shop.priced(item) ?? shop.priced('power')
  const choose = (next: Ware) => {
    setItem(next)
    deals.forget()
  }
  return (
    <div className={styles.shop}>
      <div className={styles.counter}>
        <Counter shop={shop} chosen={item} onChoose={choose} />
      </div>
      <div className={styles.order}>
        <div className={styles.beside}>
          <Slip shop={shop} deals={deals} item={item} count={count} onCount={setWanted} />
          <Receipts done={deals.done} />
        </div>
      </div>
      <div className={styles.rest}>
        <SellRows shop={shop} deals={deals} />
        {charted && <PriceChart item={charted} now={shop.now} />}
      </div>
      <BuyBar shop={shop} item={item} count={count} />
      {deals.changed && <ChangedPrice changed={deals.changed} deals={deals} />}
    </div>
  )
}
