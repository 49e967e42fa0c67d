import { Icon } from '#design/icons/icon.tsx'
import { cardClass } from '#design/parts/card.tsx'
import { useWords } from '#session/words.tsx'
import { supplyPack } from '../../words/supply.pack.ts'
import styles from './supply-legend.module.css'

/** What the lines and bars of the charts mean, in words. */
export function SupplyLegend() {
  const { legend } = useWords(supplyPack)
  return (
    <ul className={cardClass({ clip: true }, styles.legend)}>
      {(['held', 'minted', 'burned', 'sum'] as const).map((key) => (
        <li key={key}>
          {key === 'sum' ? <Icon name="check" size={18} className={styles.check} /> : <i className={styles[key]} />}
          <b>{legend[key][0]}</b>
          <span>{legend[key][1]}</span>
        </li>
      ))}
    </ul>
  )
}
