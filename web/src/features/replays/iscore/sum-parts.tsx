import type { GameParts } from '@patisserie/contract/iscore'
import { site } from '@patisserie/contract/site'
import { gameLabel, isGam } from '@patisserie/rules/games/games'
import { useRead } from '../../../api/reads.ts'
import { problemWord } from '../../../api/refusal-words.ts'
import { GameTile } from '../../../design/art/game-tile.tsx'
import { IconButton } from '../../../design/parts/icon-button.tsx'
import { SkeletonLines } from '../../../design/parts/state/skeleton.tsx'
import { useLanguage, useWords } from '../../../session/words.tsx'
import { CountedRuns } from './counted-runs.tsx'
import { useIscoreWords } from './iscore-words.ts'
import styles from './sum-parts.module.css'

export interface SumPartsProps {
  readonly member: number
  readonly onClose: () => void
}

/** A sum opened: game by game the runs that count, each with its factor, and the bonuses. */
export function SumParts({ member, onClose }: SumPartsProps) {
  const pack = useWords()
  const words = useIscoreWords()
  const read = useRead(site.iscore.calls.parts, { UID: member })
  return (
    <section className={styles.parts} aria-label={words.parts} aria-busy={read.loading || undefined}>
      <p className={styles.top}>
        <span>{words.floor}</span>
        <IconButton icon="x" label={pack.shell.close} size="small" onClick={onClose} />
      </p>
      {read.loading && <SkeletonLines lines={5} />}
      {read.refusal && <p role="alert">{problemWord(read.refusal, pack)}</p>}
      {read.value?.GAMES.map((game) => (
        <OneGame key={game.GAM} game={game} />
      ))}
    </section>
  )
}

function OneGame({ game }: { readonly game: GameParts }) {
  const { language } = useLanguage()
  const words = useIscoreWords()
  const name = isGam(game.GAM) ? gameLabel(game.GAM, language) : String(game.GAM)
  return (
    <section className={styles.game} aria-label={name}>
      <div className={styles.head}>
        <GameTile game={game.GAM} />
        <h2>{name}</h2>
        <span className={styles.lead} />
        <b className="num">{words.pointsOf(game.JF)}</b>
      </div>
      <CountedRuns game={game} />
    </section>
  )
}
