import type { Profile } from '@patisserie/contract/profile'
import { formatNumber } from '@patisserie/rules/text'
import { Pips, ResourceIcon } from '../../design/art/resource-icon.tsx'
import { useWords } from '../../session/words.tsx'
import styles from './my-resources.module.css'

/** The member's lives, bombs, power, points and score, at the bottom of the left bar. */
export function MyResources({ profile }: { readonly profile: Profile }) {
  const words = useWords().shell.resources
  const { player, bomb, power, point, score } = profile
  return (
    <section className={styles.resources} aria-label={words.label}>
      <p>
        {words.player}
        <Pips kind="player" held={player} of={privileges} label={words.of(player, privileges)} />
      </p>
      <p>
        {words.bomb}
        <Pips kind="bomb" held={bomb} of={privileges} label={words.of(bomb, privileges)} />
      </p>
      <Resource kind="power" name={words.power} held={power} />
      <Resource kind="point" name={words.point} held={point} />
      <Resource kind="score" name={words.score} held={score} />
    </section>
  )
}

/** Highest number of lives and of bombs. */
const privileges = 8

function Resource({ kind, name, held }: { kind: 'power' | 'point' | 'score'; name: string; held: number }) {
  return (
    <p>
      <ResourceIcon kind={kind} size={18} />
      {name}
      <b className="num">{formatNumber(held)}</b>
    </p>
  )
}
