import { useState } from 'react'
import { useHeld } from '#cards/resources/use-held.ts'
import { Dessert } from '#design/art/desserts/dessert.tsx'
import { classNames } from '#design/class-names.ts'
import { Button } from '#design/parts/button.tsx'
import { cardClass } from '#design/parts/card.tsx'
import { Hitbox } from '#design/parts/hitbox.tsx'
import { Dialog } from '#design/parts/over/dialog.tsx'
import { SectionHead } from '#design/parts/section-head.tsx'
import { hidesCard, houseSkins } from '#rules/desserts/skins.ts'
import { prices } from '#rules/economy/economy-rates.ts'
import { formatNumber } from '#rules/text.ts'
import { useWords } from '#session/words.tsx'
import type { OwnDessert, Shelf } from '../../../contract/dessert-rows.ts'
import { desserts } from '../../../contract/desserts.ts'
import { dessertKitchenPack } from '../../../words/dessert-kitchen.pack.ts'
import { skinLook } from '../../card/skin-look.ts'
import { ProblemLine } from '../problem-line.tsx'
import { useDessertWrite } from '../use-dessert-write.ts'
import { useSkinName } from '../use-skin-name.ts'
import styles from './wardrobe.module.css'

interface WardrobeProps {
  readonly shelf: Shelf
  readonly dessert: OwnDessert
}

/** Skins of a dessert: worn, owned, or sold. One that hides the spell card says so. */
export function Wardrobe({ shelf, dessert }: WardrobeProps) {
  const words = useWords(dessertKitchenPack).skins
  const nameOf = useSkinName()
  const { held } = useHeld()
  const wearing = useDessertWrite(desserts.calls.skin)
  const buying = useDessertWrite(desserts.calls.buySkin)
  const [busyWith, setBusyWith] = useState('')
  const [said, setSaid] = useState('')
  const { DESSERT, SKIN, SKINS, CARD } = dessert
  const skins = [...new Set(['', ...Object.keys(houseSkins), ...shelf.SOLD, ...SKINS])]
  const score = formatNumber(prices.skin)
  const [asking, setAsking] = useState<string | null>(null)
  const act = async (skin: string, owned: boolean) => {
    setBusyWith(skin)
    setSaid('')
    wearing.forget()
    buying.forget()
    if (owned) await wearing.run({ dessert: DESSERT, skin })
    else if (await buying.run({ dessert: DESSERT, skin })) setSaid(words.bought(nameOf(skin)))
    setAsking(null)
  }
  return (
    <section>
      <SectionHead title={words.title} />
      <div className={cardClass({ clip: true })}>
        <ul className={styles.skins}>
          {skins.map((skin) => {
            const worn = skin === SKIN
            const owned = skin === '' || SKINS.includes(skin)
            const name = nameOf(skin)
            return (
              <li key={skin} className={classNames(styles.skin, worn && styles.worn)}>
                <span className={styles.art}>
                  <Dessert kind={DESSERT} skin={skinLook(skin)} label="" />
                </span>
                <b>
                  {worn && <Hitbox />}
                  {name}
                </b>
                {hidesCard(skin) && <span className={styles.hides}>{CARD === 'Y' ? words.conflict : words.hides}</span>}
                {worn ? (
                  <span className="mute">{words.worn}</span>
                ) : (
                  <Button
                    size="small"
                    busy={(wearing.busy || buying.busy) && busyWith === skin}
                    disabled={!owned && held('score') < prices.skin}
                    onClick={() => (owned ? void act(skin, true) : setAsking(skin))}
                  >
                    {owned ? words.wear : held('score') < prices.skin ? words.short(score) : words.buy(score)}{' '}
                    <span className="visually-hidden">{name}</span>
                  </Button>
                )}
              </li>
            )
          })}
        </ul>
        <div className={styles.foot} role="status">
          {said}
        </div>
        <ProblemLine problem={wearing.problem ?? buying.problem} />
      </div>
      {asking !== null && (
        <Dialog
          open
          onClose={() => setAsking(null)}
          title={words.ask(nameOf(asking))}
          label={words.ask(nameOf(asking))}
          actions={
            <>
              <Button onClick={() => setAsking(null)}>{words.keep}</Button>
              <Button variant="primary" busy={buying.busy} onClick={() => void act(asking, false)}>
                {words.buy(score)}
              </Button>
            </>
          }
        >
          <p>{words.askText(score, formatNumber(Math.max(0, held('score') - prices.skin)))}</p>
          {CARD === 'Y' && hidesCard(asking) && <p className={styles.hides}>{words.askConflict}</p>}
        </Dialog>
      )}
    </section>
  )
}
