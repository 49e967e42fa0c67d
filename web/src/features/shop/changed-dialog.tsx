import { isLevelItem } from '@patisserie/rules/economy/prices'
import { formatNumber } from '@patisserie/rules/text'
import { useResourceWords } from '../../cards/resources/resource-words.ts'
import { Button } from '../../design/parts/button.tsx'
import { Dialog } from '../../design/parts/over/dialog.tsx'
import { useWords } from '../../session/words.tsx'
import styles from './changed-dialog.module.css'
import { useShopWords } from './shop-words.ts'
import type { ChangedDeal, Deals } from './use-deal.ts'

/** The price is not the one that was seen: shows both, and asks whether to go on. */
export function ChangedDialog({ changed, deals }: { readonly changed: ChangedDeal; readonly deals: Deals }) {
  const words = useShopWords()
  const close = useWords().shell.close
  const { names } = useResourceWords()
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
    <Dialog
      open
      onClose={deals.leave}
      title={title}
      label={title}
      closeLabel={close}
      actions={
        <>
          <Button onClick={deals.leave}>{said.keep}</Button>
          <Button variant="primary" busy={deals.busy} onClick={() => void deals.accept()}>
            {isSale ? said.sell(notice.now) : words.slip.pay(notice.now)}
          </Button>
        </>
      }
    >
      <p className="mute">{text}</p>
      <dl className={styles.both}>
        <div>
          <dt>{said.seen}</dt>
          <dd className="num">{formatNumber(notice.seen)}</dd>
        </div>
        <div className={styles.now}>
          <dt>{said.now}</dt>
          <dd className="num">{formatNumber(notice.now)}</dd>
        </div>
      </dl>
      <p className={styles.difference}>
        <span>{words.slip.unit(notice.unit)}</span>
        <span>{difference > 0 ? said.more(difference) : said.less(-difference)}</span>
      </p>
    </Dialog>
  )
}
