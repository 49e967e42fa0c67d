import { ResourceIcon } from '#design/art/resources/resource-icon.tsx'
import { Button } from '#design/parts/button.tsx'
import { cardClass } from '#design/parts/card.tsx'
import { Disclosure } from '#design/parts/over/disclosure.tsx'
import { SectionHead } from '#design/parts/section-head.tsx'
import { type CookedDessert, isCooked } from '#rules/desserts/desserts.ts'
import { bullets } from '#rules/ledger/resources.ts'
import { useWords } from '#session/words.tsx'
import { resourcesPack } from '#words/cards/resources.pack.ts'
import type { Shelf } from '../../../contract/dessert-rows.ts'
import { knownRecipe } from '../../../rules/foreseen.ts'
import { dessertKitchenPack } from '../../../words/dessert-kitchen.pack.ts'
import type { PotCounts } from '../../pot-counts.ts'
import { useDessertsWords } from '../../use-desserts-words.ts'
import styles from './hints.module.css'
import { knowledgeOf } from './knowledge-of.ts'

interface HintsProps {
  readonly shelf: Shelf
  readonly onPot: (counts: PotCounts) => void
}

/** What the member knows of recipes, and the mixtures that were tried. Both can be put into the pot again. */
export function Hints({ shelf, onPot }: HintsProps) {
  const words = useWords(dessertKitchenPack).hints
  const { names } = useDessertsWords()
  const { HINTS, TRIED } = shelf
  const hinted = [...new Set(HINTS.map(({ DESSERT }) => DESSERT))].filter(isCooked)
  return (
    <section>
      <SectionHead title={words.title} />
      <div className={cardClass({ pad: true }, styles.hints)}>
        {hinted.length === 0 && <p className="mute">{words.none}</p>}
        {hinted.map((dessert) => (
          <Hinted key={dessert} dessert={dessert} shelf={shelf} onPot={onPot} />
        ))}
        {TRIED.length > 0 && (
          <Disclosure summary={words.tried(TRIED.length)}>
            <ul className={styles.tried}>
              {TRIED.map(({ gdd, sjd, zjj, DESSERT, TRIES, CAME }) => {
                const what = [gdd, sjd, zjj].join('·')
                return (
                  <li key={what}>
                    <b className="num">{what}</b>
                    <span className={styles.what}>{words.triedRow(names[DESSERT], TRIES, CAME)}</span>
                    <Button size="small" variant="quiet" onClick={() => onPot({ gdd, sjd, zjj, sugar: 0 })}>
                      {words.fill} <span className="visually-hidden">{what}</span>
                    </Button>
                  </li>
                )
              })}
            </ul>
          </Disclosure>
        )}
      </div>
    </section>
  )
}

function Hinted({ dessert, shelf, onPot }: HintsProps & { readonly dessert: CookedDessert }) {
  const words = useWords(dessertKitchenPack).hints
  const { names } = useDessertsWords()
  const { names: resources } = useWords(resourcesPack)
  const recipe = knownRecipe(knowledgeOf(shelf), dessert)
  const own = shelf.HINTS.filter(({ DESSERT }) => DESSERT === dessert)
  return (
    <div className={styles.hinted}>
      <p>
        <b>{names[dessert]}</b>
        <span className="num">{recipe ? words.known : words.count(own.length)}</span>
      </p>
      <p className={styles.bullets}>
        {bullets.map((bullet) => (
          <span key={bullet}>
            <ResourceIcon kind={bullet} size={20} />
            <span className="visually-hidden">{resources[bullet]}</span>
            <b className="num">{recipe?.[bullet] ?? own.find(({ BULLET }) => BULLET === bullet)?.COUNT ?? '?'}</b>
          </span>
        ))}
        {recipe && (
          <Button size="small" onClick={() => onPot({ ...recipe, sugar: 0 })}>
            {words.fill} <span className="visually-hidden">{names[dessert]}</span>
          </Button>
        )}
      </p>
    </div>
  )
}
