import { useState } from 'react'
import { Button } from '#design/parts/button.tsx'
import { cardClass } from '#design/parts/card.tsx'
import { SectionHead } from '#design/parts/section-head.tsx'
import { characterName } from '#rules/games/characters.ts'
import { lazyPart } from '#session/lazy-part.tsx'
import { useLanguage, useWords } from '#session/words.tsx'
import type { Shelf } from '../../contract/dessert-rows.ts'
import { dessertKitchenPack } from '../../words/dessert-kitchen.pack.ts'
import type { ClaimDialogProps } from '../card/claim-dialog.tsx'
import styles from './claims.module.css'

const ClaimDialog = lazyPart(() => import('../card/claim-dialog.tsx').then((part) => part.ClaimDialog))

/** Desserts of collected dragon balls, of the member's own choice. Nothing while there are none. */
export function Claims({ grants }: { readonly grants: Shelf['GRANTS'] }) {
  const { claims } = useWords(dessertKitchenPack)
  const { language } = useLanguage()
  const [claimed, setClaimed] = useState<ClaimDialogProps['ball'] | null>(null)
  const close = () => setClaimed(null)
  // The dialog of the last one stays open after its ball has paid.
  if (grants.length === 0 && !claimed) return null
  return (
    <section>
      <SectionHead title={claims.title} />
      <ul className={cardClass({}, styles.rows)}>
        {grants.map(({ CHARACTER, ROUND, BALL }) => {
          const row = claims.row(characterName(CHARACTER, language), ROUND, BALL)
          return (
            <li key={row}>
              <span>{row}</span>
              <Button
                size="small"
                variant="primary"
                onPointerDown={ClaimDialog.ahead}
                onClick={() => setClaimed({ character: CHARACTER, round: ROUND, ball: BALL })}
              >
                {claims.take} <span className="visually-hidden">{row}</span>
              </Button>
            </li>
          )
        })}
      </ul>
      {claimed && <ClaimDialog ball={claimed} onClose={close} onMissing={close} />}
    </section>
  )
}
