import { NoMoney } from '#cards/resources/no-money.tsx'
import { Pips } from '#design/art/resources/resource-icon.tsx'
import { classNames } from '#design/class-names.ts'
import { displayClass } from '#design/display.tsx'
import { Icon } from '#design/icons/icon.tsx'
import { buttonClass } from '#design/parts/button.tsx'
import { Card } from '#design/parts/card.tsx'
import { PageHead } from '#design/parts/section-head.tsx'
import { privilegeMax } from '#rules/people/privileges.ts'
import { Link } from '#session/link.tsx'
import { useWords } from '#session/words.tsx'
import { privilegesPack } from '../words/privileges.pack.ts'
import { EarnedLevels } from './earned-levels.tsx'
import { Ladder } from './ladder.tsx'
import { type LevelKind, levelKinds, type OwnLevels, useOwnLevels } from './own-levels.ts'
import styles from './privileges-page.module.css'

/** The ladders of lives and bombs: what each level opens, what it costs, and how far the reader is. */
export function PrivilegesPage() {
  const { titles } = useWords()
  const words = useWords(privilegesPack)
  const own = useOwnLevels()
  return (
    <div className={styles.page}>
      <PageHead
        title={titles.privileges}
        sub={words.sub}
        actions={
          <Link to="/shop" className={buttonClass()}>
            <Icon name="shopping-basket" />
            {words.toShop}
          </Link>
        }
      />
      <Card clip className={styles.top}>
        {levelKinds.map((kind) => (
          <Held key={kind} kind={kind} own={own} />
        ))}
      </Card>
      <div className={styles.ladders}>
        {levelKinds.map((kind) => (
          <Ladder key={kind} kind={kind} own={own} />
        ))}
      </div>
      <EarnedLevels own={own} />
      <p className={styles.fine}>{words.ways}</p>
      <NoMoney />
    </div>
  )
}

/** How many of the levels the reader has. Guests see all of them. */
function Held({ kind, own }: { readonly kind: LevelKind; readonly own: OwnLevels | null }) {
  const words = useWords(privilegesPack)
  const name = words.kinds[kind]
  const level = own?.[kind]
  const opened = words.rungs[kind].slice(Math.max((level ?? 0) - 2, 0), level ?? 0).map((rung) => rung.name)
  const title = level === undefined ? name : words.level(name, level)
  const pips = level === undefined ? words.ofEight(name) : words.pips(name, level)
  return (
    <div className={styles.held}>
      <Pips
        kind={kind === 'life' ? 'player' : 'bomb'}
        held={level ?? privilegeMax}
        of={privilegeMax}
        label={pips}
        size={32}
      />
      <div>
        <b className={classNames(displayClass(title), styles.level)}>{title}</b>
        <small>{level === undefined ? words.about[kind] : opened.join(words.and) || words.none}</small>
      </div>
    </div>
  )
}
