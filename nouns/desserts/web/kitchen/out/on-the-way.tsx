import { useEffect, useState } from 'react'
import type { Refused } from '#api/answer.ts'
import { useReads } from '#api/reads.ts'
import type { Out } from '#contract/endpoint.ts'
import { Dessert } from '#design/art/desserts/dessert.tsx'
import { Button } from '#design/parts/button.tsx'
import { cardClass } from '#design/parts/card.tsx'
import { ConfirmDialog } from '#design/parts/over/confirm-dialog.tsx'
import { Progress } from '#design/parts/state/progress.tsx'
import type { Dessert as DessertName } from '#rules/desserts/desserts.ts'
import { isForagePlace } from '#rules/desserts/outings.ts'
import { useTimes } from '#session/times.ts'
import { useWords } from '#session/words.tsx'
import type { Outing } from '../../../contract/dessert-rows.ts'
import { desserts } from '../../../contract/desserts.ts'
import { dessertKitchenPack } from '../../../words/dessert-kitchen.pack.ts'
import { useDessertsWords } from '../../use-desserts-words.ts'
import { ProblemLine } from '../problem-line.tsx'
import { useDessertWrite } from '../use-dessert-write.ts'
import styles from './on-the-way.module.css'

/** A dessert that came home, and what it brought. */
export type Home = Out<typeof desserts.calls.callBack> & { readonly dessert: DessertName }

interface OnTheWayProps {
  readonly out: Outing
  /** Why another one could not be sent. */
  readonly refused: Refused | null
  readonly onHome: (home: Home) => void
}

/** The dessert that is out: where, how long still, and a way to call it back. */
export function OnTheWay({ out, refused, onHome }: OnTheWayProps) {
  const words = useWords(dessertKitchenPack)
  const { names } = useDessertsWords()
  const { run, busy, problem } = useDessertWrite(desserts.calls.callBack)
  const { own, exact } = useTimes()
  const [asking, setAsking] = useState(false)
  const leftMs = useLeft(out)
  const name = names[out.DESSERT]
  const wholeMs = Date.parse(out.BACK) - Date.parse(out.LEFT)
  const call = async () => {
    const answer = await run({ dessert: out.DESSERT })
    setAsking(false)
    if (answer) onHome({ ...answer, dessert: out.DESSERT })
  }
  return (
    <div className={cardClass({ pad: true }, styles.way)}>
      <span className={styles.art}>
        <Dessert kind={out.DESSERT} mood="away" label="" />
      </span>
      <div className={styles.words}>
        <b>
          {isForagePlace(out.PLACE)
            ? words.out.is(name, words.places[out.PLACE])
            : words.out.isSteal(name, out.VICTIMNICK)}
        </b>
        <p>
          {leftMs > 0 ? words.out.left(words.out.clock(...clockOf(leftMs))) : words.out.soon} ·{' '}
          <time dateTime={out.BACK} title={exact(out.BACK)}>
            {words.out.back(own(out.BACK))}
          </time>
        </p>
        <Progress label={words.out.progress} value={Math.max(0, wholeMs - leftMs)} max={wholeMs} tint="matcha" />
        <p className="mute">{words.out.early}</p>
      </div>
      <Button busy={busy} onClick={() => (leftMs > 0 ? setAsking(true) : void call())}>
        {words.out.call}
      </Button>
      <ProblemLine problem={problem ?? refused} />
      {asking && (
        <ConfirmDialog
          title={words.out.callTitle}
          keep={words.out.keep}
          confirm={words.out.call}
          busy={busy}
          onConfirm={() => void call()}
          onClose={() => setAsking(false)}
        >
          {words.out.callText}
        </ConfirmDialog>
      )}
    </div>
  )
}

/** Milliseconds until it is back, renewed every second. Once they are over the shelf is read until it is home. */
function useLeft({ BACK }: Outing): number {
  const { touch } = useReads()
  const [left, setLeft] = useState(() => Date.parse(BACK) - Date.now())
  useEffect(() => {
    let asked = 0
    const timer = setInterval(() => {
      const now = Date.now()
      setLeft(Date.parse(BACK) - now)
      if (now < Date.parse(BACK) + arriveMs || now < asked + againMs) return
      asked = now
      touch(['desserts', 'ledger'])
    }, 1_000)
    return () => clearInterval(timer)
  }, [BACK, touch])
  return left
}

/** What the site's clock and its job may be late. */
const arriveMs = 2_000
const againMs = 10_000

const clockOf = (ms: number): [number, number, number] => {
  const seconds = Math.ceil(ms / 1_000)
  return [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60, seconds % 60]
}
