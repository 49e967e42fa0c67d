import { ReplayMedal } from '../../../cards/replay/replay-medal.tsx'
import { Dessert } from '../../../design/art/dessert.tsx'
import { type DessertKind, dessertBodies } from '../../../design/art/dessert-bodies.ts'
import { useClubWords } from '../clubs-words.ts'
import styles from './floor.module.css'

/** Medal and dessert that the author displays beside a floor. */
export function FloorHonours({ medal, dessert }: { readonly medal: string; readonly dessert: string }) {
  const { floor: words } = useClubWords()
  const kind = kinds.find((known) => known === dessert)
  return (
    <span className={styles.honours}>
      {medal !== '' && <ReplayMedal code={medal} />}
      {kind && <Dessert kind={kind} label={words.dessert} />}
    </span>
  )
}

// the keys of a record of them
const kinds = Object.keys(dessertBodies) as DessertKind[]
