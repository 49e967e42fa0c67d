import type { Profile } from '#contract/profile.ts'
import { Pips, ResourceIcon } from '#design/art/resources/resource-icon.tsx'
import { openWallet } from '#nouns/economy/web/wallet/wallet-event.ts'
import { formatNumber } from '#rules/text.ts'
import { useWords } from '#session/words.tsx'
import styles from './my-resources.module.css'

/** The member's lives, bombs, power, points and score, at the bottom of the left bar. A press opens the wallet. */
export function MyResources({ profile }: { readonly profile: Profile }) {
  const words = useWords().shell.resources
  const { player, bomb, power, point, score } = profile
  return (
    <button
      type="button"
      className={styles.resources}
      aria-haspopup="dialog"
      onClick={(event) => openWallet(event.currentTarget)}
    >
      <span className="visually-hidden">{words.label}</span>
      <span className={styles.line}>
        {words.player}
        <Pips kind="player" held={player} of={privileges} label={words.of(player, privileges)} />
      </span>
      <span className={styles.line}>
        {words.bomb}
        <Pips kind="bomb" held={bomb} of={privileges} label={words.of(bomb, privileges)} />
      </span>
      <Resource kind="power" name={words.power} held={power} />
      <Resource kind="point" name={words.point} held={point} />
      <Resource kind="score" name={words.score} held={score} />
    </button>
  )
}

/** Highest number of lives and of bombs. */
const privileges = 8

function Resource({ kind, name, held }: { kind: 'power' | 'point' | 'score'; name: string; held: number }) {
  return (
    <span className={styles.line}>
      <ResourceIcon kind={kind} size={18} />
      {name}
      <b className="num">{formatNumber(held)}</b>
    </span>
  )
}
