import { ResourceAmount } from '#cards/resources/resource-amount.tsx'
import { Icon } from '#design/icons/icon.tsx'
import { SectionHead } from '#design/parts/section-head.tsx'
import { Link } from '#session/link.tsx'
import { useIsOpen } from '#session/open-parts.ts'
import { useWords } from '#session/words.tsx'
import { resourcesPack } from '#words/cards/resources.pack.ts'
import { shopPack } from '../words/shop.pack.ts'
import styles from './receipts.module.css'
import type { DoneDeal } from './use-deal.ts'

/** What was bought and sold since the page was opened, newest first, with the balances afterwards. */
export function Receipts({ done }: { readonly done: readonly DoneDeal[] }) {
  const words = useWords(shopPack)
  const { amounts } = useWords(resourcesPack)
  const isOpen = useIsOpen()
  return (
    <section className={styles.receipts} aria-live="polite" hidden={done.length === 0}>
      <SectionHead title={words.receipts.title} level={3} />
      <ol>
        {done.map(({ deal, receipt, number }) => (
          <li key={number}>
            <p className={styles.what}>
              <Icon name="check" size={16} />
              {deal.kind === 'buy'
                ? words.receipts.bought(amounts[deal.item](deal.count))
                : words.receipts.sold(amounts[deal.item](deal.count))}
            </p>
            {receipt.moved.map(({ resource, amount, balance }) => (
              <p key={resource} className={styles.move}>
                <ResourceAmount resource={resource} amount={amount} signed />
                <span>{words.receipts.left(amounts[resource](balance))}</span>
              </p>
            ))}
            {receipt.discount && (
              <p className={styles.saved}>
                {words.receipts.saved(words.slip.discounts[receipt.discount.kind], receipt.discount.saves)}
              </p>
            )}
          </li>
        ))}
      </ol>
      {isOpen('/statement') && (
        <Link to="/statement" className={styles.all}>
          {words.receipts.all}
        </Link>
      )}
    </section>
  )
}
