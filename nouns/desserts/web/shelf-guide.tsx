import { ResourceIcon } from '#design/art/resources/resource-icon.tsx'
import { Display } from '#design/display.tsx'
import { Button } from '#design/parts/button.tsx'
import { cardClass } from '#design/parts/card.tsx'
import { Fact, Facts } from '#design/parts/facts.tsx'
import { SectionHead } from '#design/parts/section-head.tsx'
import { desserts, materialOf } from '#rules/desserts/desserts.ts'
import { Link } from '#session/link.tsx'
import { useMe } from '#session/me.ts'
import { useIsOpen } from '#session/open-parts.ts'
import { useSession } from '#session/session-context.ts'
import { useWords } from '#session/words.tsx'
import { resourcesPack } from '#words/cards/resources.pack.ts'
import styles from './shelf-guide.module.css'
import { useDessertsWords } from './use-desserts-words.ts'

/** What the seven do, where they come from and how they are kept. */
export function ShelfGuide() {
  const words = useDessertsWords()
  const { guide } = words
  const { names } = useWords(resourcesPack)
  const { status } = useMe()
  const { dialogs } = useSession()
  const isOpen = useIsOpen()
  return (
    <div className={styles.guide}>
      {status !== 'member' && (
        <div className={cardClass({ pad: true }, styles.enter)}>
          <p>{words.choose.text}</p>
          <Button variant="primary" disabled={status === 'unknown'} onClick={() => void dialogs.login()}>
            {guide.enter}
          </Button>
        </div>
      )}
      <section>
        <SectionHead title={guide.each.title} />
        <ul className={styles.each}>
          {desserts.map((dessert) => (
            <li key={dessert} className={cardClass({ pad: true })}>
              <Display as="h3">{words.names[dessert]}</Display>
              <Facts>
                <Fact label={guide.each.likes}>
                  <span className={styles.likes}>
                    <ResourceIcon kind={materialOf(dessert)} size={18} />
                    {names[materialOf(dessert)]}
                  </span>
                </Fact>
                <Fact label={guide.each.does}>{words.effects[dessert]}</Fact>
                <Fact label={guide.each.card}>{words.withCard[dessert]}</Fact>
                <Fact label={guide.each.comes}>{words.ways[dessert]}</Fact>
              </Facts>
            </li>
          ))}
        </ul>
      </section>
      <div className={styles.two}>
        {[isOpen('/bocai') ? { ...guide.get, rows: [...guide.get.rows, guide.get.bets] } : guide.get, guide.keep].map(
          ({ title, rows }) => (
            <section key={title}>
              <SectionHead title={title} />
              <dl className={cardClass({ pad: true }, styles.rows)}>
                {rows.map(([name, text]) => (
                  <div key={name}>
                    <dt>{name}</dt>
                    <dd>{text}</dd>
                  </div>
                ))}
              </dl>
            </section>
          ),
        )}
      </div>
      <section>
        <SectionHead title={guide.fair.title} />
        <p>
          {guide.fair.text}{' '}
          {isOpen('/chance') && (
            <Link to="/chance" className="link">
              {guide.fair.link}
            </Link>
          )}
        </p>
      </section>
    </div>
  )
}
