import { gameLabel } from '@patisserie/rules/games'
import { Medal } from '../design/art/medal.tsx'
import { useLanguage } from '../session/words.tsx'
import styles from './replay-medal.module.css'
import { medalOf } from './run-words.ts'

/** The medal of a run with its word; nothing where it has none. */
export function ReplayMedal({ code, size = 26 }: { readonly code: string; readonly size?: number | undefined }) {
  const { words, language } = useLanguage()
  const medal = medalOf(code)
  if (!medal) return null
  const word = words.replays.medals[medal.type]
  return (
    <span className={styles.medal} title={words.replays.medalOf(gameLabel(medal.game, language), word)}>
      <Medal game={medal.game} frame={medal.type} label="" size={size} />
      {word}
    </span>
  )
}
