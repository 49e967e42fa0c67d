import type { Shelf } from '@patisserie/contract/dessert-rows'
import { site } from '@patisserie/contract/site'
import { type Dessert, desserts, isDessert } from '@patisserie/rules/desserts/desserts'
import { characterName } from '@patisserie/rules/paintings/characters'
import { useState } from 'react'
import { Button } from '../../../design/parts/button.tsx'
import { cardClass } from '../../../design/parts/card.tsx'
import { Select } from '../../../design/parts/forms/select.tsx'
import { useToast } from '../../../design/parts/over/toast.tsx'
import { SectionHead } from '../../../design/parts/section-head.tsx'
import { useLanguage } from '../../../session/words.tsx'
import { useDessertsWords } from '../desserts-words.ts'
import styles from './claims.module.css'
import { useKitchenWords } from './kitchen-words.ts'
import { ProblemLine } from './problem-line.tsx'
import { useDessertWrite } from './use-dessert-write.ts'

type Grant = Shelf['GRANTS'][number]

/** Desserts of collected dragon balls, of the member's own choice. Nothing while there are none. */
export function Claims({ grants }: { readonly grants: readonly Grant[] }) {
  const { claims } = useKitchenWords()
  if (grants.length === 0) return null
  return (
    <section>
      <SectionHead title={claims.title} />
      <ul className={cardClass({}, styles.rows)}>
        {grants.map((grant) => (
          <li key={`${grant.CHARACTER} ${grant.ROUND} ${grant.BALL}`}>
            <Claim grant={grant} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Claim({ grant: { CHARACTER, ROUND, BALL } }: { readonly grant: Grant }) {
  const { claims } = useKitchenWords()
  const { names } = useDessertsWords()
  const { language } = useLanguage()
  const toast = useToast()
  const { run, busy, problem } = useDessertWrite(site.desserts.calls.claim)
  const [dessert, setDessert] = useState<Dessert>('bocai')
  const take = async () => {
    const done = await run({ character: CHARACTER, round: ROUND, ball: BALL, dessert })
    if (done) toast.success(claims.done(names[dessert], done.LEVEL, done.AGAIN === 'Y'))
  }
  return (
    <>
      <span>{claims.row(characterName(CHARACTER, language), ROUND, BALL)}</span>
      <Select
        prefix={claims.pick}
        value={dessert}
        options={desserts.map((value) => ({ value, label: names[value] }))}
        onChange={({ target: { value } }) => isDessert(value) && setDessert(value)}
      />
      <Button variant="primary" busy={busy} onClick={() => void take()}>
        {claims.take}
      </Button>
      <ProblemLine problem={problem} />
    </>
  )
}
