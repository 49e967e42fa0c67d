import { MemberName } from '#cards/person/member-name.tsx'
import type { Out } from '#contract/endpoint.ts'
import { Dessert } from '#design/art/desserts/dessert.tsx'
import { Chip } from '#design/parts/chip.tsx'
import row from '#desks/desk-row.module.css'
import { Ago } from '#session/ago.tsx'
import { useWords } from '#session/words.tsx'
import type { desserts } from '../../contract/desserts.ts'
import { dessertDeskPack } from '../../words/dessert-desk.pack.ts'
import { dessertNamesPack } from '../../words/dessert-names.pack.ts'
import { shownDessertsPack } from '../../words/shown-desserts.pack.ts'
import { skinLook } from '../card/skin-look.ts'
import styles from './desk.module.css'

type AnyDessert = Out<typeof desserts.calls.all>['rows'][number]

/** A dessert of somebody as staff see it. */
export function AnyDessertItem({ dessert }: { readonly dessert: AnyDessert }) {
  const { DESSERT, UID, NICK, LEVEL, STARS, CARD, SKIN, EXP, GOT, DISPLAYED } = dessert
  const words = useWords(dessertDeskPack)
  const shown = useWords(shownDessertsPack)
  const names = useWords(dessertNamesPack)
  return (
    <li className={row.item}>
      <div className={styles.dessert}>
        <Dessert kind={DESSERT} skin={skinLook(SKIN)} label="" />
        <div className={row.about}>
          <p className={styles.line}>
            <MemberName id={UID} nick={NICK} />
            <b>{names[DESSERT]}</b>
            <span>{shown.level(LEVEL)}</span>
            {STARS > 0 && <span>{shown.stars(STARS)}</span>}
            {DISPLAYED === 'Y' && <Chip tint="honey">{shown.displayed}</Chip>}
            {CARD === 'Y' && <Chip>{shown.card}</Chip>}
            {SKIN !== '' && <Chip>{words.skin}</Chip>}
          </p>
          <p className={styles.time}>
            {words.exp(EXP)} · {words.got} <Ago at={GOT} />
          </p>
        </div>
      </div>
    </li>
  )
}
