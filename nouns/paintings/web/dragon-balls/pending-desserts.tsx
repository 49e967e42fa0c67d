import { useState } from 'react'
import { useRead } from '#api/reads.ts'
import { Button } from '#design/parts/button.tsx'
import { cardClass } from '#design/parts/card.tsx'
import { SectionHead } from '#design/parts/section-head.tsx'
import type { ClaimDialogProps } from '#nouns/desserts/web/card/claim-dialog.tsx'
import { characterName } from '#rules/games/characters.ts'
import { Ago } from '#session/ago.tsx'
import { lazyPart } from '#session/lazy-part.tsx'
import { Link } from '#session/link.tsx'
import { useMe } from '#session/me.ts'
import { useLanguage, useWords } from '#session/words.tsx'
import { dragonBalls } from '../../contract/dragon-balls.ts'
import { dragonBallsPack } from '../../words/dragon-balls.pack.ts'
import styles from './pending-desserts.module.css'

const ClaimDialog = lazyPart(() => import('#nouns/desserts/web/card/claim-dialog.tsx').then((part) => part.ClaimDialog))

/** Desserts of the member's own balls, each to be chosen once. Nothing for guests and for members without such balls. */
export function PendingDesserts() {
  const words = useWords(dragonBallsPack)
  const { language } = useLanguage()
  const { status } = useMe()
  const { value } = useRead(dragonBalls.calls.pending, {}, { enabled: status === 'member', quiet: true })
  const [claimed, setClaimed] = useState<ClaimDialogProps['ball'] | null>(null)
  const close = () => setClaimed(null)
  // The dialog of the last one stays open after its ball has paid.
  if (status !== 'member' || !value || (value.length === 0 && !claimed)) return null
  return (
    <section className={styles.section}>
      <SectionHead title={words.pending} />
      <p className="mute">{words.pendingText}</p>
      <ul className={cardClass({}, styles.rows)}>
        {value.map(({ CHARACTER, ROUND, BALL, KeyID, TIME }) => (
          <li key={`${CHARACTER} ${ROUND} ${BALL}`} className={styles.item}>
            <span>{words.pendingRow(characterName(CHARACTER, language), ROUND, BALL)}</span>
            <Ago at={TIME} className="faint" />
            <Link to={`/e/${KeyID}`} className="link">
              {words.pendingWork}
            </Link>
            <Button
              size="small"
              variant="primary"
              aria-label={words.chooseOf(words.pendingRow(characterName(CHARACTER, language), ROUND, BALL))}
              onPointerDown={ClaimDialog.ahead}
              onClick={() => setClaimed({ character: CHARACTER, round: ROUND, ball: BALL })}
            >
              {words.choose}
            </Button>
          </li>
        ))}
      </ul>
      {claimed && <ClaimDialog ball={claimed} onClose={close} onMissing={close} />}
    </section>
  )
}
