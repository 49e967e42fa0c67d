import { useState } from 'react'
import { NoMoney } from '#cards/resources/no-money.tsx'
import { Dessert } from '#design/art/desserts/dessert.tsx'
import { Icon } from '#design/icons/icon.tsx'
import { buttonClass } from '#design/parts/button.tsx'
import { cardClass } from '#design/parts/card.tsx'
import { Breadcrumbs } from '#design/parts/moving/breadcrumbs.tsx'
import { PageHead } from '#design/parts/section-head.tsx'
import { Banner } from '#design/parts/state/banner.tsx'
import { beijingDay } from '#rules/beijing-time.ts'
import { Link } from '#session/link.tsx'
import { useNow } from '#session/now.tsx'
import { useTimes } from '#session/times.ts'
import { useWords } from '#session/words.tsx'
import type { OwnDessert, Shelf } from '../../../contract/dessert-rows.ts'
import { moodOf } from '../../../rules/mood.ts'
import { dessertKitchenPack } from '../../../words/dessert-kitchen.pack.ts'
import { skinLook } from '../../card/skin-look.ts'
import { dessertPath, type ShelfPlace } from '../../shelf-place.ts'
import { useDessertsWords } from '../../use-desserts-words.ts'
import { DessertLog } from '../dessert-log.tsx'
import { OutSection } from '../out/out-section.tsx'
import styles from './dessert-detail.module.css'
import { EffectCard } from './effect-card.tsx'
import { Feeding } from './feeding.tsx'
import { LevelRing } from './level-ring.tsx'
import { Moods } from './moods.tsx'
import { SpellCard } from './spell-card.tsx'
import { Wardrobe } from './wardrobe.tsx'

export interface DessertDetailProps {
  readonly shelf: Shelf
  readonly dessert: OwnDessert
  readonly place: ShelfPlace
}

/** One dessert of the member: what it does, eats, knows and wears, where it goes, and what happened to it. */
export function DessertDetail({ shelf, dessert, place }: DessertDetailProps) {
  const words = useDessertsWords()
  const { detail } = useWords(dessertKitchenPack)
  const { own } = useTimes()
  const now = useNow()
  /** Experience that the chosen food would add. */
  const [adds, setAdds] = useState(0)
  /** Grows with each feeding: the drawing hops anew. */
  const [meals, setMeals] = useState(0)
  const { DESSERT } = dessert
  const out = shelf.OUT?.DESSERT === DESSERT
  const mood = moodOf({ fedDay: dessert.FED, out }, beijingDay(now))
  return (
    <>
      <Breadcrumbs label={detail.way}>
        <Link to="/desserts" stay>
          {detail.all}
        </Link>
        <span aria-current="page">{words.names[DESSERT]}</span>
      </Breadcrumbs>
      <PageHead
        title={words.names[DESSERT]}
        sub={`${words.level(dessert.LEVEL)} · ${detail.got(own(dessert.GOT, 'date'))}`}
        actions={<Neighbours shelf={shelf} dessert={dessert} />}
      />
      {dessert.HUNGRY === 'Y' && <Banner kind="warning">{detail.hungry}</Banner>}
      <div className={styles.detail}>
        <div className={styles.two}>
          <div className={cardClass({ pad: true }, styles.ring)}>
            <LevelRing dessert={dessert} adds={adds}>
              <Dessert
                key={meals}
                kind={DESSERT}
                mood={mood}
                skin={skinLook(dessert.SKIN)}
                label={`${words.names[DESSERT]} · ${words.moods[mood]}`}
                hop={meals > 0}
              />
            </LevelRing>
          </div>
          <div className={styles.beside}>
            <EffectCard shelf={shelf} dessert={dessert} />
            <Moods dessert={dessert} mood={mood} />
          </div>
        </div>
        <Feeding dessert={dessert} onAdds={setAdds} onFed={() => setMeals((before) => before + 1)} />
        <div className={styles.two}>
          <SpellCard dessert={dessert} />
          <Wardrobe shelf={shelf} dessert={dessert} />
        </div>
        <OutSection shelf={shelf} dessert={DESSERT} />
        <DessertLog page={place.page} dessert={DESSERT} />
        <NoMoney />
      </div>
    </>
  )
}

/** Links to the desserts beside it on the shelf. */
function Neighbours({ shelf, dessert }: { readonly shelf: Shelf; readonly dessert: OwnDessert }) {
  const words = useDessertsWords()
  const { detail } = useWords(dessertKitchenPack)
  const { DESSERTS } = shelf
  if (DESSERTS.length < 2) return null
  const at = DESSERTS.findIndex(({ DESSERT }) => DESSERT === dessert.DESSERT)
  const beside = [
    [DESSERTS.length > 2 ? DESSERTS.at(at - 1) : undefined, 'chevron-left', detail.previous],
    [DESSERTS[(at + 1) % DESSERTS.length], 'chevron-right', detail.next],
  ] as const
  return beside.map(
    ([one, icon, label]) =>
      one && (
        <Link key={label} to={dessertPath(one.DESSERT)} stay className={buttonClass()}>
          <Icon name={icon} size={18} />
          <span className="visually-hidden">{label}</span>
          {words.names[one.DESSERT]}
        </Link>
      ),
  )
}
