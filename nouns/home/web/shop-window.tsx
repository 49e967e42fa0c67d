import { useRead } from '#api/reads.ts'
import { Scene } from '#design/art/scenes/scene.tsx'
import { classNames } from '#design/class-names.ts'
import { displayClass } from '#design/display.tsx'
import { Icon } from '#design/icons/icon.tsx'
import { buttonClass } from '#design/parts/button.tsx'
import { Chip } from '#design/parts/chip.tsx'
import { Link } from '#session/link.tsx'
import { useWords } from '#session/words.tsx'
import { home } from '../contract/home.ts'
import { homePack } from '../words/home.pack.ts'
import { RollBox } from './roll-box.tsx'
import styles from './shop-window.module.css'

/** For guests: the house's own words on the left, the shop at dusk on the right, and what it holds below. */
export function ShopWindow() {
  const totals = useRead(home.calls.front, {}).value?.totals
  const { window: words, totals: names } = useWords(homePack)
  return (
    <section className={classNames('for-guests', styles.window)} aria-label={words.label}>
      <div className={styles.words}>
        <RollBox>
          <Chip tint="straw">{words.tag}</Chip>
          <h1 className={classNames(displayClass(words.head), styles.head)}>{words.head}</h1>
          <p className={styles.line}>{words.line}</p>
          <p className={styles.text}>{words.text}</p>
          <p className={styles.actions}>
            <Link to="/rpy/upload" className={buttonClass({ variant: 'primary' })}>
              <Icon name="upload" size={18} />
              {words.upload}
            </Link>
            <Link to="/rpy" className={buttonClass()}>
              {words.look}
            </Link>
          </p>
        </RollBox>
        <dl className={styles.totals} aria-label={names.label}>
          {(['replays', 'today', 'members', 'likes'] as const)
            .filter((name) => totals?.[name] !== 0)
            .map((name) => (
              <div key={name}>
                <dt>{names[name]}</dt>
                <dd>{totals ? names.count(totals[name]) : '\u00a0'}</dd>
              </div>
            ))}
        </dl>
      </div>
      <figure className={styles.scene}>
        <Scene alt={words.scene} />
      </figure>
    </section>
  )
}
