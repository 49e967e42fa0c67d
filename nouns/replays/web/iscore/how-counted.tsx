import { cardClass } from '#design/parts/card.tsx'
import { SectionHead } from '#design/parts/section-head.tsx'
import { Table } from '#design/parts/table.tsx'
import { difficultyWords } from '#rules/games/games.ts'
import { useWords } from '#session/words.tsx'
import { clearPoints, noMissPoints } from '../../rules/iscore/iscore-tables.ts'
import { iscorePack } from '../../words/iscore/iscore.pack.ts'
import styles from './how-counted.module.css'
import { TryScore } from './try-score.tsx'

const ranks = ['E', 'N', 'H', 'L', 'EX', 'PH'] as const

/** How points come about, with the numbers of the rule itself and a score to try. */
export function HowCounted() {
  const { how, kinds } = useWords(iscorePack)
  return (
    <section className={styles.how} aria-labelledby="how">
      <SectionHead id="how" title={how.title} />
      <p className={styles.lead}>{how.lead}</p>
      <p className={styles.example}>
        <span>{how.example}</span>
        <b>{how.exampleSum}</b>
      </p>
      <div className={styles.cards}>
        <div className={cardClass({ pad: true }, styles.wide)}>
          <h3>{how.score}</h3>
          <p>{how.scoreText}</p>
          <p className={styles.formula}>
            <code>{how.formula}</code>
          </p>
          <TryScore />
        </div>
        <div className={cardClass({ pad: true })}>
          <h3>{how.fixed}</h3>
          <p>{how.fixedText}</p>
          <Table caption={how.fixedCaption} className={styles.table}>
            <thead>
              <tr>
                <th scope="col">{how.rank}</th>
                <th scope="col" data-num="">
                  {kinds.clear}
                </th>
                <th scope="col" data-num="">
                  {kinds.nn}
                </th>
              </tr>
            </thead>
            <tbody>
              {ranks.map((rank) => (
                <tr key={rank}>
                  <th scope="row">{difficultyWords[rank]}</th>
                  <td data-num="" className="num">
                    {clearPoints[rank]}
                  </td>
                  <td data-num="" className="num">
                    {noMissPoints[rank]}
                  </td>
                </tr>
              ))}
            </tbody>
          </Table>
        </div>
        <div className={cardClass({ pad: true }, styles.rules)}>
          <h3>{how.scenes}</h3>
          <p>{how.scenesText}</p>
          <h3>{how.bonus}</h3>
          <p>{how.bonusText}</p>
          <h3>{how.staff}</h3>
          <p>{how.staffText}</p>
          <p className={styles.none}>{how.noGames}</p>
        </div>
      </div>
    </section>
  )
}
