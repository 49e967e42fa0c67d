import { buttonClass } from '../../../design/parts/button.tsx'
import { Link } from '../../../session/link.tsx'
import { useMe } from '../../../session/me.ts'
import { usePersonWords } from '../person-words.ts'
import { RelationActs } from '../relation/relation-acts.tsx'
import styles from './hover-card.module.css'

/** What a reader can do from a person's card; from their own they edit it. */
export function CardActs({ id }: { readonly id: number }) {
  const words = usePersonWords().card
  const { status, profile } = useMe()
  return (
    <div className={styles.acts}>
      {profile?.id === id && (
        <Link to="/settings/profile" className={buttonClass({ size: 'small' })}>
          {words.edit}
        </Link>
      )}
      {status !== 'unknown' && profile?.id !== id && <RelationActs id={id} small />}
    </div>
  )
}
