import { useState } from 'react'
import { useRead } from '#api/reads.ts'
import { problemWord } from '#api/refusal-words.ts'
import { NoMoney } from '#cards/resources/no-money.tsx'
import { currencies, ingredients, shownResources } from '#cards/resources/resource-groups.ts'
import { Pips, ResourceIcon } from '#design/art/resources/resource-icon.tsx'
import { classNames } from '#design/class-names.ts'
import { Display } from '#design/display.tsx'
import { Icon } from '#design/icons/icon.tsx'
import { buttonClass } from '#design/parts/button.tsx'
import { SkeletonRows } from '#design/parts/state/skeleton.tsx'
import { bullets, levelResources, type Resource } from '#rules/ledger/resources.ts'
import { privilegeMax } from '#rules/people/privileges.ts'
import { formatNumber } from '#rules/text.ts'
import { Link } from '#session/link.tsx'
import { useIsOpen } from '#session/open-parts.ts'
import { useWords } from '#session/words.tsx'
import { resourcesPack } from '#words/cards/resources.pack.ts'
import { economy } from '../../contract/economy.ts'
import { walletPack } from '../../words/wallet.pack.ts'
import { ResourceCup } from './resource-cup.tsx'
import styles from './wallet-content.module.css'

/** Bullets that one pot takes. */
const potOf = 10

/** All balances by kind. A press on one says what it is good for. */
export function WalletContent({ onFollow }: { readonly onFollow: () => void }) {
  const all = useWords()
  const words = useWords(walletPack)
  const resources = useWords(resourcesPack)
  const [chosen, setChosen] = useState<Resource>()
  const { value, refusal, again } = useRead(economy.calls.resources, {}, { quiet: true })
  if (refusal)
    return (
      <p className={styles.failed} role="alert">
        {words.failed} · {problemWord(refusal, all)}{' '}
        <button type="button" className="link" onClick={again}>
          {all.shell.retry}
        </button>
      </p>
    )
  if (!value) return <SkeletonRows label={all.shell.loading} />
  const { balances, owed } = value
  const press = (resource: Resource) => setChosen(chosen === resource ? undefined : resource)
  const debts = shownResources.flatMap((resource) => {
    const debt = owed[resource] ?? 0
    return debt > 0 ? resources.amounts[resource](debt) : []
  })
  const cup = (resource: Resource) => (
    <ResourceCup
      key={resource}
      resource={resource}
      held={balances[resource]}
      isChosen={chosen === resource}
      onPress={() => press(resource)}
    />
  )
  const fired = bullets.reduce((sum, bullet) => sum + balances[bullet], 0)
  return (
    <>
      <div className={styles.levels}>
        {levelResources.map((resource) => (
          <button
            key={resource}
            type="button"
            aria-pressed={chosen === resource}
            className={styles.level}
            onClick={() => press(resource)}
          >
            <span>{resources.names[resource]}</span>
            <Pips
              kind={resource}
              held={balances[resource]}
              of={privilegeMax}
              label={words.level(balances[resource])}
              size={20}
            />
            <b className="num" aria-hidden="true">
              {balances[resource]}
            </b>
          </button>
        ))}
      </div>
      <div className={styles.currencies}>
        {currencies.map((resource) => (
          <button
            key={resource}
            type="button"
            aria-pressed={chosen === resource}
            className={styles.currency}
            onClick={() => press(resource)}
          >
            <ResourceIcon kind={resource} size={28} />
            <span>{resources.names[resource]}</span>
            <i className={styles.leader} />
            <Display className="num">{formatNumber(balances[resource])}</Display>
          </button>
        ))}
        {debts.length > 0 && (
          <p className={styles.debt} role="note">
            <Icon name="lock" size={16} />
            <span>{words.debt(debts.join(words.and))}</span>
          </p>
        )}
      </div>
      <section className={styles.group}>
        <h3>{resources.groups.materials}</h3>
        <div className={styles.cups}>{ingredients.map(cup)}</div>
      </section>
      <section className={styles.group}>
        <h3>{resources.groups.bullets}</h3>
        <div className={styles.cups}>
          {bullets.map(cup)}
          <p className={styles.pot}>
            <span>
              <Icon name="cooking-pot" size={22} />
            </span>
            <b>{words.bullets(formatNumber(fired))}</b>
            <small>{words.pots(Math.floor(fired / potOf))}</small>
          </p>
        </div>
      </section>
      <p className={classNames(styles.good, chosen && styles.on)} aria-live="polite">
        {chosen ? (
          <>
            <ResourceIcon kind={chosen} size={20} />
            <span>
              <b>{resources.names[chosen]}</b> {resources.goodFor[chosen]}{' '}
              <Link to={`/statement?resource=${chosen}`} stay onClick={onFollow} className="link">
                {words.linesOf(resources.names[chosen])}
              </Link>
            </span>
          </>
        ) : (
          words.goodFor
        )}
      </p>
      <Foot onFollow={onFollow} />
    </>
  )
}

function Foot({ onFollow }: { readonly onFollow: () => void }) {
  const words = useWords(walletPack)
  const isOpen = useIsOpen()
  const links = [
    ['/statement', 'scroll-text', words.statement],
    ['/shop', 'shopping-basket', words.shop],
    ['/supply', 'chart-column', words.supply],
  ] as const
  const ways = [
    ['/privileges', words.privileges],
    ['/sign-in-days', words.signIn],
  ] as const
  return (
    <div className={styles.foot}>
      <div>
        {links
          .filter(([to]) => isOpen(to))
          .map(([to, icon, name]) => (
            <Link key={to} to={to} stay className={buttonClass()} onClick={onFollow}>
              <Icon name={icon} size={18} />
              {name}
            </Link>
          ))}
      </div>
      <p className={styles.ways}>
        {ways
          .filter(([to]) => isOpen(to))
          .map(([to, name]) => (
            <Link key={to} to={to} stay className="link" onClick={onFollow}>
              {name}
            </Link>
          ))}
      </p>
      <NoMoney />
    </div>
  )
}
