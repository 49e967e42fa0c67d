import { ChangedDialog } from '#cards/slip/changed-dialog.tsx'
import { isLevelItem } from '#rules/economy/prices.ts'
import { formatNumber } from '#rules/text.ts'
import { useWords } from '#session/words.tsx'
import { resourcesPack } from '#words/cards/resources.pack.ts'
import { shopPack } from '../words/shop.pack.ts'
import styles from './changed-price.module.css'
import type { ChangedDeal, Deals } from './use-deal.ts'

/** The price is not the one that was seen. */
export function ChangedPrice({ changed, deals }: { readonly changed: ChangedDeal; readonly deals: Deals }) {
  const words = useWords(shopPack)
  const { names } = useWords(resourcesPack)
  const { deal, over, notice } = changed
  const { changed: said } = words
  const name = names[deal.item]
  const difference = notice.now - notice.seen
  const isSale = deal.kind === 'sell'
  const text = isSale
    ? said.sellText(name, deal.count)
    : isLevelItem(deal.item)
      ? said.levelText(name)
      : over
        ? said.overText(name, deal.count)
        : said.text(name, deal.count)
  const title = over ? said.overTitle : said.priceTitle
  return (
    <ChangedDialog
      title={title}
      text={text}
      seen={{ label: said.seen, number: formatNumber(notice.seen) }}
      now={{ label: said.now, number: formatNumber(notice.now) }}
      keep={said.keep}
      go={isSale ? said.sell(notice.now) : words.slip.pay(notice.now)}
      busy={deals.busy}
      onKeep={deals.leave}
      onGo={() => void deals.accept()}
    >
      <p className={styles.difference}>
        <span>{words.slip.unit(notice.unit)}</span>
        <span>{difference > 0 ? said.more(difference) : said.less(-difference)}</span>
      </p>
    </ChangedDialog>
  )
}
