import { useEffect, useRef, useState } from 'react'
import { Dessert } from '#design/art/desserts/dessert.tsx'
import { Button } from '#design/parts/button.tsx'
import { SectionHead } from '#design/parts/section-head.tsx'
import type { Dessert as DessertName } from '#rules/desserts/desserts.ts'
import { useWords } from '#session/words.tsx'
import { resourcesPack } from '#words/cards/resources.pack.ts'
import type { Shelf } from '../../../contract/dessert-rows.ts'
import { desserts } from '../../../contract/desserts.ts'
import { dessertKitchenPack } from '../../../words/dessert-kitchen.pack.ts'
import { useDessertsWords } from '../../use-desserts-words.ts'
import { Moment } from '../moment.tsx'
import { useDessertWrite } from '../use-dessert-write.ts'
import { useThings } from '../use-things.ts'
import { type Home, OnTheWay } from './on-the-way.tsx'
import { SendForm } from './send-form.tsx'

interface OutSectionProps {
  readonly shelf: Shelf
  /** Only this one may be sent. */
  readonly dessert?: DessertName
  /** Whose plate the address names. */
  readonly victim?: string
}

/** Sends a dessert out, or shows where the one is that is out. */
export function OutSection({ shelf, dessert, victim = '' }: OutSectionProps) {
  const words = useWords(dessertKitchenPack).out
  const [home, setHome] = useState<Home | null>(null)
  // Its refusal stays when the form gives way to the dessert that another device sent out.
  const sending = useDessertWrite(desserts.calls.sendOut)
  const section = useRef<HTMLElement>(null)
  // The address of somebody's plate leads here, not to the shelf far above.
  useEffect(() => {
    if (victim) section.current?.scrollIntoView()
  }, [victim])
  return (
    <section id="out" ref={section}>
      <SectionHead title={words.title} />
      {shelf.OUT ? (
        <OnTheWay out={shelf.OUT} refused={sending.problem} onHome={setHome} />
      ) : (
        <SendForm shelf={shelf} only={dessert} victim={victim} sending={sending} />
      )}
      {home && <HomeMoment home={home} onClose={() => setHome(null)} />}
    </section>
  )
}

function HomeMoment({ home, onClose }: { readonly home: Home; readonly onClose: () => void }) {
  const words = useWords(dessertKitchenPack)
  const { names } = useDessertsWords()
  const { names: resources } = useWords(resourcesPack)
  const say = useThings()
  return (
    <Moment
      title={words.out.home(names[home.dessert])}
      art={<Dessert kind={home.dessert} mood={home.FOUND.length > 0 ? 'happy' : 'calm'} label="" hop />}
      plain={home.FOUND.length === 0}
      onClose={onClose}
      actions={
        <Button variant="primary" onClick={onClose}>
          {words.came.close}
        </Button>
      }
    >
      <p>{home.FOUND.length > 0 ? words.out.brought(say(home.FOUND)) : words.out.empty}</p>
      {home.HINT && <p>{words.out.found(names[home.HINT.DESSERT], resources[home.HINT.BULLET], home.HINT.COUNT)}</p>}
    </Moment>
  )
}
