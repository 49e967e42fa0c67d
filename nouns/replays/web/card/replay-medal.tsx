import { Medal } from '#design/art/games/medal.tsx'
import { gameTitle } from '#rules/games/game-names.ts'
import { useLanguage } from '#session/words.tsx'
import { type SealedRun, sealOf } from '../../rules/replay-seal.ts'
import styles from './replay-medal.module.css'
import { medalOf } from './run-words.ts'

export interface RunMedalProps {
  readonly run: SealedRun & { readonly xz: string }
  readonly size?: number | undefined
}

/** The medal of a replay. It is marked as claimed if the file does not prove it (`sealOf`). */
export function RunMedal({ run, size }: RunMedalProps) {
  const medal = medalOf(run.xz)
  const seal = medal && sealOf(run, medal.type)
  return seal && <ReplayMedal code={run.xz} claimed={!seal.proved} size={size} />
}

interface ReplayMedalProps {
  readonly code: string
  /** The medal is only claimed by the uploader, not proved by the file. */
  readonly claimed?: boolean
  readonly size?: number | undefined
}

/** A medal with its name; nothing if the code is empty or unknown. */
export function ReplayMedal({ code, claimed = false, size = 26 }: ReplayMedalProps) {
  const { words, language } = useLanguage()
  const medal = medalOf(code)
  if (!medal) return null
  const { medals, medalOf: named, verdicts } = words.replays
  const word = medals[medal.type]
  return (
    <span className={styles.medal} title={named(gameTitle(medal.game, language), word)}>
      <Medal game={medal.game} frame={medal.type} claimed={claimed} label="" size={size} />
      <span>
        {word}
        {claimed && <small className={styles.claimed}>{verdicts.claimed}</small>}
      </span>
    </span>
  )
}
