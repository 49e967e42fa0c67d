import { buttonClass } from '#design/parts/button.tsx'
import { IconButtonInside, iconButtonClass } from '#design/parts/icon-button.tsx'
import { Link } from '#session/link.tsx'
import { useMe } from '#session/me.ts'
import { useIsOpen } from '#session/open-parts.ts'
import { useWords } from '#session/words.tsx'
import { personPack } from '#words/cards/person.pack.ts'
import { RelationActs } from '../relation/relation-acts.tsx'
import styles from './hover-card.module.css'

/** What a reader can do from a person's card; from their own they edit it. */
export function CardActs({ id }: { readonly id: number }) {
  const { card: words, gift } = useWords(personPack)
  const { status, profile } = useMe()
  const isOpen = useIsOpen()
  return (
    <div className={styles.acts}>
      {profile?.id === id && (
        <Link to="/settings/profile" className={buttonClass({ size: 'small' })}>
          {words.edit}
        </Link>
      )}
      {status !== 'unknown' && profile?.id !== id && <RelationActs id={id} small />}
      {status === 'member' && profile.id !== id && isOpen('/gifts') && (
        <Link to={`/gifts?to=${id}`} className={iconButtonClass({ size: 'small' })} aria-label={gift} data-tip={gift}>
          <IconButtonInside icon="gift" size="small" />
        </Link>
      )}
    </div>
  )
}
