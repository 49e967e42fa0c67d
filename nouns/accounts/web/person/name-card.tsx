import type { ReactNode } from 'react'
import { inColour } from '#cards/person/in-colour.ts'
import { ring } from '#design/art/bullets/ornament.ts'
import { classNames } from '#design/class-names.ts'
import { Avatar } from '#design/parts/avatar.tsx'
import { Plaque } from '#design/parts/plaque.tsx'
import { tintMark } from '#design/parts/tint.ts'
import type { ChosenColour } from '#rules/people/colours.ts'
import { useWords } from '#session/words.tsx'
import styles from './name-card.module.css'
import { PageBackdrop } from './page-backdrop.tsx'

export interface NameCardProps {
  readonly id: number
  readonly nick: string
  /** Path of the picture, '' for the drawn one. */
  readonly head: string
  readonly introduction: string
  /** The colour that the member chose for their name and its ring. */
  readonly colour?: ChosenColour | undefined
  /** Source of what lies behind the card, or nothing. */
  readonly background?: string | undefined
  /** The name is the page's own heading. */
  readonly main?: boolean | undefined
  /** Below the name. */
  readonly mark?: ReactNode
  /** Counts, at the end. */
  readonly facts?: ReactNode
  /** Acts of a reader on this person, below the introduction. */
  readonly buttons?: ReactNode
  /** Acts of the card's owner, in a corner whose space is reserved. */
  readonly actions?: ReactNode
}

/** A person as a shop label: the head in a ring of pearls, the name, what they say of themselves. */
export function NameCard(props: NameCardProps) {
  const { id, nick, head, introduction, colour = '', background = '', main, mark, facts, buttons, actions } = props
  const words = useWords().accounts.card
  const Name = main ? 'h1' : 'p'
  return (
    <div className={classNames(styles.box, background !== '' && styles.laid)}>
      {background !== '' && (
        <div className={styles.background}>
          <PageBackdrop source={background} />
        </div>
      )}
      <Plaque className={styles.card}>
        <div className={styles.medallion}>
          <PearlRing colour={colour} />
          <Avatar id={id} src={head} size={88} alt="" />
        </div>
        <div className={styles.words}>
          <Name className={styles.name} style={inColour(colour)}>
            {nick}
          </Name>
          {mark && <p>{mark}</p>}
          <p className={introduction.trim() === '' ? styles.none : styles.introduction}>
            {introduction.trim() === '' ? words.noIntro : introduction}
          </p>
          {buttons && <div className={styles.buttons}>{buttons}</div>}
        </div>
        {facts && <div className={styles.facts}>{facts}</div>}
        {actions && <div className={styles.actions}>{actions}</div>}
      </Plaque>
    </div>
  )
}

function PearlRing({ colour }: { readonly colour: ChosenColour }) {
  const style = colour === '' ? undefined : { stroke: tintMark(colour) }
  return (
    <svg className={styles.ring} style={style} viewBox="-78 -78 156 156" aria-hidden="true">
      {ring(32, 71).map(({ x, y, a }, i) => (
        <circle key={a} cx={x.toFixed(1)} cy={y.toFixed(1)} r={i % 2 === 0 ? 3.6 : 1.7} />
      ))}
    </svg>
  )
}
