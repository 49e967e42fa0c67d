import { useRead } from '#api/reads.ts'
import { problemWord } from '#api/refusal-words.ts'
import type { PersonTabProps } from '#cards/person/page/person-tabs.ts'
import { ResourceAmount } from '#cards/resources/resource-amount.tsx'
import type { Out } from '#contract/endpoint.ts'
import { EmptyShelf } from '#design/art/pictures.tsx'
import { Button, buttonClass } from '#design/parts/button.tsx'
import { cardClass } from '#design/parts/card.tsx'
import { Chip } from '#design/parts/chip.tsx'
import { SectionHead } from '#design/parts/section-head.tsx'
import { EmptyState, ErrorState } from '#design/parts/state/empty-state.tsx'
import { SkeletonRows } from '#design/parts/state/skeleton.tsx'
import { Link } from '#session/link.tsx'
import { useWords } from '#session/words.tsx'
import { desserts as dessertsContract } from '../../contract/desserts.ts'
import { shownDessertsPack } from '../../words/shown-desserts.pack.ts'
import { DessertFigure } from '../card/dessert-figure.tsx'
import styles from './person-desserts.module.css'

type Shown = Out<typeof dessertsContract.calls.of>

/** A member's desserts as others see them: the displayed one with its plate, then the others. */
export function PersonDesserts({ person: { UID: id, NICK: nick }, own }: PersonTabProps) {
  const words = useWords(shownDessertsPack)
  const all = useWords()
  const { value, refusal, again } = useRead(dessertsContract.calls.of, { UID: id }, { keep: true })
  if (!value) {
    if (!refusal) return <SkeletonRows label={all.shell.loading} />
    if (refusal === 'd.hidden') return <EmptyState art={<EmptyShelf />} title={words.hidden} />
    return (
      <ErrorState title={words.failed} actions={<Button onClick={again}>{all.shell.retry}</Button>}>
        {problemWord(refusal, all)}
      </ErrorState>
    )
  }
  const { DESSERTS, DISPLAYED } = value
  if (DESSERTS.length === 0) {
    return (
      <EmptyState art={<EmptyShelf />} title={words.empty} actions={own && <ToShelf />}>
        {own && words.emptyText}
      </EmptyState>
    )
  }
  const others = DESSERTS.filter(({ DESSERT }) => DESSERT !== DISPLAYED)
  return (
    <section className={styles.stack} aria-label={words.label(nick)}>
      <Displayed shown={value} id={id} own={own} />
      {others.length > 0 && (
        <div>
          <SectionHead title={words.others} />
          <ul className={cardClass({ pad: true }, styles.others)}>
            {others.map((dessert) => (
              <li key={dessert.DESSERT}>
                <DessertFigure dessert={dessert} />
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  )
}

const ToShelf = () => (
  <Link to="/desserts" className={buttonClass()}>
    {useWords(shownDessertsPack).toShelf}
  </Link>
)

interface DisplayedProps {
  readonly shown: Shown
  readonly id: number
  readonly own: boolean
}

function Displayed({ shown: { DESSERTS, DISPLAYED, PLATE, AWAY }, id, own }: DisplayedProps) {
  const words = useWords(shownDessertsPack)
  const dessert = DESSERTS.find(({ DESSERT }) => DESSERT === DISPLAYED)
  if (!dessert) {
    return (
      <div className={cardClass({ pad: true }, styles.none)}>
        <p className="mute">{words.nothingDisplayed}</p>
        {own && <ToShelf />}
      </div>
    )
  }
  const away = AWAY === 'Y'
  return (
    <div className={cardClass({ pad: true }, styles.displayed)}>
      <div className={styles.stage}>
        <Chip tint={away ? 'plain' : 'honey'}>{away ? words.away : words.displayed}</Chip>
        <DessertFigure dessert={dessert} mood={away ? 'away' : PLATE.length > 0 ? 'happy' : 'calm'} large />
        {away && <p className="faint">{words.awayText}</p>}
      </div>
      <div className={styles.plate}>
        <h2>{words.plate}</h2>
        {PLATE.length === 0 ? (
          <p className="mute">{words.plateEmpty}</p>
        ) : (
          <ul className={styles.foods}>
            {PLATE.map(({ FOOD, LEFT }) => (
              <li key={FOOD}>
                <ResourceAmount resource={FOOD} amount={LEFT} named size={28} />
              </li>
            ))}
          </ul>
        )}
        {own ? (
          <ToShelf />
        ) : (
          PLATE.length > 0 && (
            <Link to={`/desserts#victim.${id}`} className={buttonClass()}>
              {words.steal}
            </Link>
          )
        )}
      </div>
    </div>
  )
}
