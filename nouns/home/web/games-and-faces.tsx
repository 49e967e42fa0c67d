import { useRead } from '#api/reads.ts'
import { home as homeContract } from '../contract/home.ts'
import { GameShelf } from './game-shelf.tsx'
import styles from './home-page.module.css'
import { NewFaces } from './new-faces.tsx'

/** The games, and beside them the newest members. */
export function GamesAndFaces() {
  const { value: front } = useRead(homeContract.calls.front, {})
  return (
    <div className={styles.two}>
      <GameShelf games={front?.games ?? []} />
      <NewFaces members={front?.members ?? []} total={front?.totals.members} />
    </div>
  )
}
