import { useState } from 'react'
import { MemberLine } from '#cards/person/member-name.tsx'
import { Button } from '#design/parts/button.tsx'
import { cardClass } from '#design/parts/card.tsx'
import { SectionHead } from '#design/parts/section-head.tsx'
import { characterName } from '#rules/games/characters.ts'
import { Ago } from '#session/ago.tsx'
import { useLanguage, useWords } from '#session/words.tsx'
import { ballsOfRound } from '../../rules/dragon-balls.ts'
import { dragonBallsPack } from '../../words/dragon-balls.pack.ts'
import { BallGlass } from './ball-glass.tsx'
import { type ClosedRound, roundKey } from './board-order.ts'
import styles from './closed-list.module.css'
import { glassStyle } from './seven-balls.tsx'

/** Closed rounds with the people who painted them, the last one first. */
export function ClosedList({ rounds }: { readonly rounds: readonly ClosedRound[] }) {
  const words = useWords(dragonBallsPack)
  const [all, setAll] = useState(false)
  if (rounds.length === 0) return null
  const shown = all ? rounds : rounds.slice(0, atFirst)
  return (
    <section className={styles.section}>
      <SectionHead title={words.closed} />
      <ul className={cardClass({ clip: true }, styles.rows)}>
        {shown.map((round) => (
          <OneClosed key={roundKey(round)} round={round} />
        ))}
      </ul>
      {shown.length < rounds.length && (
        <div className={styles.more}>
          <Button onClick={() => setAll(true)}>{words.more(rounds.length - shown.length)}</Button>
        </div>
      )}
    </section>
  )
}

function OneClosed({ round: { CHARACTER, ROUND, TIME, PEOPLE } }: { readonly round: ClosedRound }) {
  const words = useWords(dragonBallsPack)
  const { language } = useLanguage()
  return (
    <li className={styles.item} data-list-item="">
      <div>
        <b className={styles.name}>{characterName(CHARACTER, language)}</b>
        <span className={styles.round}>{words.round(ROUND)}</span> <Ago at={TIME} className="faint" />
      </div>
      <LitBalls character={CHARACTER} />
      <ul className={styles.people}>
        {PEOPLE.map(({ UID, NICK, HEAD, BALLS }) => (
          <li key={UID}>
            <MemberLine id={UID} nick={NICK} head={HEAD} size={28}>
              {words.people(BALLS)}
            </MemberLine>
          </li>
        ))}
      </ul>
    </li>
  )
}

/** Seven balls of glass, lit from inside. */
export function LitBalls({ character }: { readonly character: string }) {
  return (
    <span className={styles.balls} style={glassStyle(character)} aria-hidden="true">
      {Array.from({ length: ballsOfRound }, (_, n) => n + 1).map((ball) => (
        <span key={ball} className={styles.ball}>
          <BallGlass ball={ball} className={styles.glass} />
        </span>
      ))}
    </span>
  )
}

const atFirst = 8
