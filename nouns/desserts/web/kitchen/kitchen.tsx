import { NoMoney } from '#cards/resources/no-money.tsx'
import type { CookedDessert } from '#rules/desserts/desserts.ts'
import type { Shelf } from '../../contract/dessert-rows.ts'
import type { PotCounts } from '../pot-counts.ts'
import type { ShelfPlace } from '../shelf-place.ts'
import { ChooseFirst } from './choose-first.tsx'
import { Claims } from './claims.tsx'
import { DessertLog } from './dessert-log.tsx'
import styles from './kitchen.module.css'
import { OutSection } from './out/out-section.tsx'
import { Pantry } from './pantry.tsx'
import { Hints } from './pot/hints.tsx'
import { PotSection } from './pot/pot-section.tsx'

export interface KitchenProps {
  readonly shelf: Shelf
  /** The first dessert that the member thinks of. */
  readonly chosen: CookedDessert | null
  readonly pot: PotCounts
  readonly onPot: (counts: PotCounts) => void
  readonly place: ShelfPlace
}

/** What a member does below the shelf: choose the first dessert, cook, send out, and read what happened. */
export function Kitchen({ shelf, chosen, pot, onPot, place }: KitchenProps) {
  return (
    <>
      <ChooseFirst open={shelf.CHOSEN === 'N'} chosen={chosen} />
      <div className={styles.kitchen}>
        <Claims grants={shelf.GRANTS} />
        <Pantry />
        <div className={styles.two}>
          <PotSection shelf={shelf} pot={pot} onPot={onPot} />
          <Hints shelf={shelf} onPot={onPot} />
        </div>
        <OutSection shelf={shelf} victim={place.victim} />
        <DessertLog page={place.page} />
        <NoMoney />
      </div>
    </>
  )
}
