import { useState } from 'react'
import { ResourceIcon } from '#design/art/resources/resource-icon.tsx'
import { classNames } from '#design/class-names.ts'
import { Icon } from '#design/icons/icon.tsx'
import { Button } from '#design/parts/button.tsx'
import { Hitbox } from '#design/parts/hitbox.tsx'
import { SectionHead } from '#design/parts/section-head.tsx'
import { levelPrice } from '#rules/economy/prices.ts'
import { privilegeMax } from '#rules/people/privileges.ts'
import { formatNumber } from '#rules/text.ts'
import { lazyPart } from '#session/lazy-part.tsx'
import { Link } from '#session/link.tsx'
import { useIsOn, useIsOpen } from '#session/open-parts.ts'
import { useWords } from '#session/words.tsx'
import { privilegesPack } from '../words/privileges.pack.ts'
import styles from './ladder.module.css'
import type { LevelKind, OwnLevels } from './own-levels.ts'

const BuyLevel = lazyPart(() => import('./buy-level.tsx').then((part) => part.BuyLevel))

export interface LadderProps {
  readonly kind: LevelKind
  readonly own: OwnLevels | null
}

const levels = Array.from({ length: privilegeMax }, (_, at) => at + 1)

/** The eight levels of a kind. */
export function Ladder({ kind, own }: LadderProps) {
  const words = useWords(privilegesPack)
  const held = own?.[kind]
  const [buying, setBuying] = useState<number | null>(null)
  return (
    <section className={styles[kind]}>
      <SectionHead
        title={words.kinds[kind]}
        more={<span className="num">{held === undefined ? words.eight : words.held(held)}</span>}
      />
      <ol className={styles.rungs}>
        {levels.map((level) => (
          <Rung key={level} kind={kind} level={level} own={own} onBuy={setBuying} />
        ))}
      </ol>
      {own && buying !== null && (
        <BuyLevel kind={kind} level={buying} score={own.score} onClose={() => setBuying(null)} />
      )}
    </section>
  )
}

/** Where something that a level opens is done. */
const places: Readonly<Record<LevelKind, Readonly<Record<number, { readonly to: string; readonly name: Go }>>>> = {
  life: { 1: { to: '/ms/propose', name: 'propose' } },
  bomb: { 7: { to: '/privileges/queue', name: 'queue' } },
}
type Go = 'propose' | 'queue'

/** The part of the site that a level is for, where it opens later. */
const later: Readonly<Record<LevelKind, Readonly<Record<number, string>>>> = { life: { 6: '/allMatch' }, bomb: {} }

/** The part that a level is for, where an operator may switch it off. */
const optional: Readonly<Record<LevelKind, Readonly<Record<number, OptionalPart>>>> = {
  life: { 1: 'gifts', 3: 'bets' },
  bomb: { 7: 'queue', 8: 'queue' },
}
type OptionalPart = keyof ReturnType<typeof privilegesPack>['off']

interface RungProps extends LadderProps {
  readonly level: number
  readonly onBuy: (level: number) => void
}

function Rung({ kind, level, own, onBuy }: RungProps) {
  const words = useWords(privilegesPack)
  const isOpen = useIsOpen()
  const isOn = useIsOn()
  const rung = words.rungs[kind][level - 1]
  const held = own?.[kind] ?? 0
  const state =
    own === null ? 'plain' : level < held ? 'had' : level === held ? 'now' : level === held + 1 ? 'next' : 'far'
  const [part, opens] = [optional[kind][level], later[kind][level]]
  const off = part && !isOn(part) ? words.off[part] : ''
  const isLater = opens !== undefined && !isOpen(opens)
  // Who may not give may still propose a club.
  const waits = isLater || (off !== '' && part !== 'gifts')
  const place = state === 'had' || state === 'now' ? places[kind][level] : undefined
  return (
    <li className={styles[state]}>
      <span className={styles.bead}>{state === 'now' ? <Hitbox /> : <i className={styles.pearl} />}</span>
      <div className={styles.rung}>
        <span className={classNames('num', styles.level)}>
          <span className="visually-hidden">{words.levelOf(level)}</span>
          <span aria-hidden="true">{level}</span>
        </span>
        <span className={styles.text}>
          <b>{rung?.name}</b>
          <small>
            {rung?.note}
            {isLater && ` · ${words.waits}`}
            {off && ` · ${off}`}
            {place && isOpen(place.to) && (
              <Link to={place.to} className={styles.go}>
                {words.go[place.name]}
              </Link>
            )}
          </small>
        </span>
        <span className={styles.dots} />
        <RungEnd kind={kind} level={level} own={own} onBuy={onBuy} state={state} waits={waits} />
      </div>
    </li>
  )
}

interface RungEndProps extends RungProps {
  readonly state: 'plain' | 'had' | 'now' | 'next' | 'far'
  /** Whether the part that the level is for opens later, or is switched off. */
  readonly waits: boolean
}

/** What stands at the end of a level: that it is open, the way to buy it, or its price and what is missing. */
function RungEnd({ kind, level, own, onBuy, state, waits }: RungEndProps) {
  const words = useWords(privilegesPack)
  const price = levelPrice(kind === 'life' ? 'player' : 'bomb', level)
  if (state === 'had' || state === 'now') {
    return (
      <span className={styles.open}>
        {!waits && <Icon name="check" size={16} />}
        {state === 'now' ? words.now : waits ? words.had : words.opened}
      </span>
    )
  }
  const lacks = own ? price - own.score : 0
  if (own && state === 'next' && lacks <= 0) {
    return (
      <Button className={styles.buy} variant={kind === 'life' ? 'primary' : 'outline'} onClick={() => onBuy(level)}>
        {words.buy(price, level)}
      </Button>
    )
  }
  return (
    <span className={classNames('num', styles.price)}>
      <ResourceIcon kind="score" size={16} className={styles.coin} />
      <span aria-hidden="true">{formatNumber(price)}</span>
      <span className="visually-hidden">{words.price(price)}</span>
      {own && lacks > 0 && <small>{words.lacks(lacks)}</small>}
    </span>
  )
}
