import { useEffect, useState } from 'react'
import { AmountField, typedAmount } from '#cards/resources/amount-field.tsx'
import { ResourceChoice } from '#cards/resources/resource-choice.tsx'
import { useHeld } from '#cards/resources/use-held.ts'
import { Button } from '#design/parts/button.tsx'
import { cardClass } from '#design/parts/card.tsx'
import { Fact, Facts } from '#design/parts/facts.tsx'
import { SectionHead } from '#design/parts/section-head.tsx'
import { materialOf } from '#rules/desserts/desserts.ts'
import { grownLevel } from '#rules/desserts/growth.ts'
import { Link } from '#session/link.tsx'
import { useWords } from '#session/words.tsx'
import { resourcesPack } from '#words/cards/resources.pack.ts'
import type { OwnDessert } from '../../../contract/dessert-rows.ts'
import { desserts } from '../../../contract/desserts.ts'
import { type Food, feedWorth, foods } from '../../../rules/feeding.ts'
import { dessertKitchenPack } from '../../../words/dessert-kitchen.pack.ts'
import { useDessertsWords } from '../../use-desserts-words.ts'
import { ProblemLine } from '../problem-line.tsx'
import { useDessertWrite } from '../use-dessert-write.ts'
import styles from './feeding.module.css'
import { Plate } from './plate.tsx'

interface FeedingProps {
  readonly dessert: OwnDessert
  /** Told the experience that the chosen food would add. */
  readonly onAdds: (exp: number) => void
  readonly onFed: () => void
}

/** Feeds a dessert with what the member holds, and shows its plate. */
export function Feeding({ dessert, onAdds, onFed }: FeedingProps) {
  const {
    feed: words,
    pantry: { shop },
  } = useWords(dessertKitchenPack)
  const { names } = useDessertsWords()
  const { amounts } = useWords(resourcesPack)
  const { read, held } = useHeld()
  const { run, busy, problem, forget } = useDessertWrite(desserts.calls.feed)
  const { DESSERT, EXP } = dessert
  const own = materialOf(DESSERT)
  const [wanted, setWanted] = useState<Food>(own)
  const [typed, setTyped] = useState('1')
  const [said, setSaid] = useState('')
  const eaten = [own, ...foods.filter((food) => food !== own)].filter((food) => held(food) > 0 || food === own)
  // What is used up gives way to something that is there.
  const food = held(wanted) > 0 ? wanted : (eaten.find((each) => held(each) > 0) ?? own)
  const most = held(food)
  const amount = typedAmount(typed)
  const isRight = amount >= 1 && amount <= most
  const adds = isRight ? feedWorth(DESSERT, food) * amount : 0
  useEffect(() => onAdds(adds), [onAdds, adds])
  const rises = grownLevel(EXP + adds) > grownLevel(EXP)
  const feed = async () => {
    if (!isRight) return
    setSaid('')
    const fed = await run({ dessert: DESSERT, material: food, amount })
    if (!fed) return
    // As much again, as far as there is enough left.
    setTyped(String(Math.max(1, Math.min(amount, most - amount))))
    onFed()
    const rose = fed.ROSE === 'Y'
    const name = names[DESSERT]
    setSaid(
      rose
        ? fed.STARS > dessert.STARS
          ? words.star(name, fed.STARS)
          : words.rose(name, fed.LEVEL)
        : words.ate(name, fed.EXP),
    )
  }
  return (
    <section>
      <SectionHead title={words.title} />
      <div className={cardClass({ pad: true }, styles.feeding)}>
        <Plate plate={dessert.PLATE} />
        <div className={styles.form}>
          {read.value && most === 0 ? (
            <p>
              {words.none} <Link to="/shop">{shop}</Link>
            </p>
          ) : (
            <>
              <ResourceChoice
                label={words.food}
                held={eaten.filter((each) => held(each) > 0).map((each) => ({ resource: each, amount: held(each) }))}
                value={food}
                onChange={(next) => {
                  forget()
                  const chosen = foods.find((each) => each === next)
                  if (chosen) setWanted(chosen)
                }}
              />
              <AmountField
                label={words.amount}
                value={typed}
                most={most}
                error={!isRight && read.value !== undefined && words.wrong(most)}
                labels={words}
                onChange={(next) => {
                  forget()
                  setTyped(next)
                }}
                onEnter={() => void feed()}
              />
              <Facts>
                <Fact label={words.worth(feedWorth(DESSERT, food))}>
                  <span className="num">{words.exp(EXP, EXP + adds)}</span>
                </Fact>
                {rises && (
                  <Fact label={words.gives} strong>
                    {words.level(grownLevel(EXP + adds))}
                  </Fact>
                )}
              </Facts>
              <ProblemLine problem={problem} />
              <Button variant="primary" block busy={busy} disabled={!isRight} onClick={() => void feed()}>
                {words.go(amounts[food](Math.max(1, amount)))}
              </Button>
            </>
          )}
          <p role="status" className={styles.said}>
            {said}
          </p>
          <p className={styles.fine}>{words.plateNote}</p>
        </div>
      </div>
    </section>
  )
}
