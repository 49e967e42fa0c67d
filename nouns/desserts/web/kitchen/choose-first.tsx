import { useState } from 'react'
import { Dessert } from '#design/art/desserts/dessert.tsx'
import { Display } from '#design/display.tsx'
import { Button, buttonClass } from '#design/parts/button.tsx'
import { cardClass } from '#design/parts/card.tsx'
import type { CookedDessert } from '#rules/desserts/desserts.ts'
import { Link } from '#session/link.tsx'
import { useWords } from '#session/words.tsx'
import { desserts as dessertsContract } from '../../contract/desserts.ts'
import { dessertKitchenPack } from '../../words/dessert-kitchen.pack.ts'
import { dessertPath } from '../shelf-place.ts'
import { useDessertsWords } from '../use-desserts-words.ts'
import styles from './choose-first.module.css'
import { Moment } from './moment.tsx'
import { ProblemLine } from './problem-line.tsx'
import { useDessertWrite } from './use-dessert-write.ts'

interface ChooseFirstProps {
  /** It is not chosen yet. */
  readonly open: boolean
  readonly chosen: CookedDessert | null
}

/** The first dessert, one of six on the shelf above, and the moment in which it comes. */
export function ChooseFirst({ open, chosen }: ChooseFirstProps) {
  const words = useDessertsWords()
  const kitchen = useWords(dessertKitchenPack)
  const { run, busy, problem } = useDessertWrite(dessertsContract.calls.choose)
  const [came, setCame] = useState<CookedDessert | null>(null)
  const take = async (dessert: CookedDessert) => {
    if (await run({ dessert })) setCame(dessert)
  }
  return (
    <>
      {open && (
        <section className={cardClass({ pad: true }, styles.choose)} aria-live="polite">
          <div>
            <Display as="h2">{words.choose.title}</Display>
            <p>{words.choose.text}</p>
            <p className={styles.say}>{chosen && words.choose.say[chosen]}</p>
          </div>
          <Button
            variant="primary"
            size="large"
            busy={busy}
            disabled={!chosen}
            onClick={() => chosen && void take(chosen)}
          >
            {chosen ? words.choose.take(words.names[chosen]) : words.choose.pick}
          </Button>
          <ProblemLine problem={problem} />
        </section>
      )}
      {came && (
        <Moment
          title={kitchen.came.title(words.names[came])}
          art={<Dessert kind={came} mood="happy" label="" hop />}
          onClose={() => setCame(null)}
          actions={
            <>
              <Link to={dessertPath(came)} stay className={buttonClass()}>
                {kitchen.came.look}
              </Link>
              <Link
                to="/desserts#pot"
                stay
                className={buttonClass({ variant: 'primary' })}
                onClick={() => setCame(null)}
              >
                {kitchen.came.next}
              </Link>
            </>
          }
        >
          <p>{kitchen.came.text}</p>
        </Moment>
      )}
    </>
  )
}
