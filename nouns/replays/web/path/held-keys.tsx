import { DIRECTIONS, KEYS } from '@patisserie/replay/games/keys'
import { type StagePath, WAY_UNIT, type Way } from '@patisserie/replay/path-facts'
import { codeOfGam, type Gam } from '#rules/games/games.ts'
import { useWords } from '#session/words.tsx'
import { replayPathPack } from '../../words/replay-path.pack.ts'
import styles from './held-keys.module.css'
import type { Player } from './player.ts'
import { useCoarseFrame, useHeld } from './use-player.ts'

interface HeldKeysProps {
  readonly player: Player
  readonly path: StagePath
  readonly game: number
  /** '' for a single run. */
  readonly nick: string
  readonly index: number
}

/** The keys that are held in the frame that is shown, and where the player is. */
export function HeldKeys({ player, path, game, nick, index }: HeldKeysProps) {
  const words = useWords(replayPathPack)
  const held = useHeld(player, path)
  if (!path.way) return null
  const { focus, shoot, bomb } = KEYS[codeOfGam(game as Gam)] // a run's game has a number
  const key = (name: keyof typeof words.keys, bit: number | null, sign?: string) =>
    bit !== null && (
      <span key={name} className={styles[name]} data-on={(held & bit) !== 0 || undefined}>
        {sign ?? words.keys[name]}
      </span>
    )
  return (
    <div className={styles.keys} data-run={index} aria-hidden="true">
      {nick && <b>{nick}</b>}
      <span className={styles.cross}>
        {key('up', DIRECTIONS.up, '↑')}
        {key('left', DIRECTIONS.left, '←')}
        {key('down', DIRECTIONS.down, '↓')}
        {key('right', DIRECTIONS.right, '→')}
      </span>
      <span className={styles.buttons}>
        {key('focus', focus)}
        {key('shot', shoot)}
        {key('bomb', bomb)}
      </span>
      <Place player={player} way={path.way} frames={path.frames} />
    </div>
  )
}

function Place({ player, way, frames }: { readonly player: Player; readonly way: Way; readonly frames: number }) {
  const words = useWords(replayPathPack)
  const frame = Math.min(useCoarseFrame(player), frames - 1)
  const [x, y] = [way.x, way.y].map((each) => Math.round((each[frame] ?? 0) / WAY_UNIT))
  return <span className="num mute">{words.place(x ?? 0, y ?? 0)}</span>
}
