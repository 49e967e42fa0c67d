import type { Person } from '#contract/profile.ts'
import { Medal } from '#design/art/games/medal.tsx'
import { Fact } from '#design/parts/facts.tsx'
import { gameTitle } from '#rules/games/game-names.ts'
import { useLanguage, useWords } from '#session/words.tsx'
import { personPack } from '#words/cards/person.pack.ts'
import { medalOf } from '../card/run-words.ts'
import styles from './held-medals.module.css'

/** The highest medal of their runs in each game; nothing without one. */
export function HeldMedals({ medals }: { readonly medals: Person['MEDALS'] }) {
  const { words, language } = useLanguage()
  const people = useWords(personPack)
  if (medals.length === 0) return null
  const { medals: kinds, medalOf: named, verdicts } = words.replays
  return (
    <Fact label={people.medals}>
      <ul className={styles.medals}>
        {medals.map(({ xz, PROVED }) => {
          const medal = medalOf(xz)
          if (!medal) return null
          const name = named(gameTitle(medal.game, language), kinds[medal.type])
          const said = PROVED === 'Y' ? name : `${name} · ${verdicts.claimed}`
          return (
            <li key={xz} title={said}>
              <Medal game={medal.game} frame={medal.type} claimed={PROVED === 'N'} label={said} size={24} />
            </li>
          )
        })}
      </ul>
    </Fact>
  )
}
