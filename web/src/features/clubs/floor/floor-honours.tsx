import type { FloorRow } from '@patisserie/contract/clubs'
import { DessertBeside } from '../../../cards/dessert/dessert-beside.tsx'
import { ReplayMedal } from '../../../cards/replay/replay-medal.tsx'
import styles from './floor.module.css'

export interface FloorHonoursProps {
  readonly medal: string
  readonly dessert: FloorRow['DESSERT']
}

/** Medal and dessert that the author displays beside a floor. */
export function FloorHonours({ medal, dessert }: FloorHonoursProps) {
  return (
    <span className={styles.honours}>
      {medal !== '' && <ReplayMedal code={medal} />}
      {dessert !== '' && <DessertBeside dessert={dessert} className={styles.dessert} />}
    </span>
  )
}
