import { ResourceIcon } from '#design/art/resources/resource-icon.tsx'
import { classNames } from '#design/class-names.ts'
import { displayClass } from '#design/display.tsx'
import { Chip } from '#design/parts/chip.tsx'
import { useTimes } from '#session/times.ts'
import { useLanguage, useWords } from '#session/words.tsx'
import { resourcesPack } from '#words/cards/resources.pack.ts'
import type { ShopActivity } from '../contract/shop.ts'
import { type Piece, wareKinds } from '../rules/wares.ts'
import { shopPack } from '../words/shop.pack.ts'
import styles from './activities.module.css'
import type { Shop } from './use-shop.ts'

/** What is cheaper right now with the time that is left, and what will be. */
export function Activities({ shop }: { readonly shop: Shop }) {
  const words = useWords(shopPack).activity
  const itemNames = useItemNames()
  const { house } = useTimes()
  return (
    <>
      {shop.running.map((activity) => (
        <Running key={activity.id} activity={activity} now={shop.now} />
      ))}
      {shop.soon.length > 0 && (
        <ul className={styles.soon}>
          {shop.soon.map(({ id, items, start }) => (
            <li key={id}>{words.soon(itemNames(items), house(start))}</li>
          ))}
        </ul>
      )}
    </>
  )
}

function Running({ activity, now }: { readonly activity: ShopActivity; readonly now: Date }) {
  const words = useWords(shopPack).activity
  const itemNames = useItemNames()
  const { house } = useTimes()
  const title = words.title(itemNames(activity.items))
  const [first = 'milk'] = activity.items
  return (
    <section className={styles.activity} aria-label={title}>
      <div className={styles.cups} aria-hidden="true">
        {[0, 1, 2].map((n) => (
          <Cup key={n} kind={first} />
        ))}
        <span className={styles.free}>
          <Cup kind={first} />
          <Chip tint="straw">{words.free}</Chip>
        </span>
      </div>
      <div className={styles.words}>
        <h2 className={classNames(displayClass(title), styles.title)}>{title}</h2>
        <p>{words.text}</p>
        <p className={styles.until}>{words.until(house(activity.end))}</p>
      </div>
      <Countdown end={activity.end} now={now} />
    </section>
  )
}

function Cup({ kind }: { readonly kind: Piece }) {
  return (
    <span className={styles.cup}>
      <ResourceIcon kind={kind} size={28} />
    </span>
  )
}

function Countdown({ end, now }: { readonly end: string; readonly now: Date }) {
  const words = useWords(shopPack).activity
  const seconds = Math.max(0, Math.ceil((Date.parse(end) - now.getTime()) / 1_000))
  const days = Math.floor(seconds / 86_400)
  const two = (n: number) => String(n).padStart(2, '0')
  const hours = two(Math.floor(seconds / 3_600) % 24)
  const minutes = two(Math.floor(seconds / 60) % 60)
  const parts: readonly (readonly [string, string])[] =
    days > 0
      ? [
          [two(days), words.days],
          [hours, words.hours],
          [minutes, words.minutes],
        ]
      : [
          [hours, words.hours],
          [minutes, words.minutes],
          [two(seconds % 60), words.seconds],
        ]
  return (
    <div className={styles.left}>
      <span className={styles.leftHead}>{words.left}</span>
      <div className={styles.count} role="timer" aria-label={parts.map(([n, unit]) => `${n} ${unit}`).join(' ')}>
        {parts.map(([n, unit]) => (
          <span key={unit} aria-hidden="true">
            <b className={displayClass(n)}>{n}</b>
            {unit}
          </span>
        ))}
      </div>
    </div>
  )
}

/** Names of items in one text; a whole kind by its own name. */
function useItemNames(): (items: readonly Piece[]) => string {
  const { kinds } = useWords(shopPack)
  const { names } = useWords(resourcesPack)
  const { language } = useLanguage()
  return (items) => {
    const said: string[] = []
    let rest = [...items]
    for (const kind of ['materials', 'bullets', 'items'] as const) {
      const all: readonly Piece[] = wareKinds[kind]
      if (!all.every((item) => rest.includes(item))) continue
      said.push(kinds[kind])
      rest = rest.filter((item) => !all.includes(item))
    }
    return [...said, ...rest.map((item) => names[item])].join(language === 'zh' ? '、' : ', ')
  }
}
