import { site } from '@patisserie/contract/site'
import { useRead } from '../../../api/reads.ts'
import { Button, buttonClass } from '../../../design/parts/button.tsx'
import { Chip } from '../../../design/parts/chip.tsx'
import { Link } from '../../../session/link.tsx'
import { useMe } from '../../../session/me.ts'
import { useWords } from '../../../session/words.tsx'
import { FollowButton, useRelating } from '../follow-button.tsx'
import { usePersonWords } from '../person-words.ts'
import styles from './hover-card.module.css'

/** What a reader can do from a person's card: follow and write, end a block, or edit their own card. */
export function CardActs({ id }: { readonly id: number }) {
  const words = usePersonWords()
  const { titles } = useWords()
  const { status, profile } = useMe()
  const isOther = status === 'member' && profile.id !== id
  const relation = useRead(site.social.calls.relation, { UID: id }, { enabled: isOther, quiet: true })
  const unblock = useRelating(site.social.calls.unblock, words.unblockDone)
  if (status === 'unknown' || relation.loading) return <div className={styles.acts} />
  if (profile?.id === id) {
    return (
      <div className={styles.acts}>
        <Link to="/settings/profile" className={buttonClass({ size: 'small' })}>
          {words.card.edit}
        </Link>
      </div>
    )
  }
  const { follows, followed, blocks } = relation.value ?? none
  if (blocks === 'Y') {
    return (
      <div className={styles.acts}>
        <Chip>{words.blocked}</Chip>
        <Button size="small" busy={unblock.busy} onClick={() => void unblock.run({ UID: id })}>
          {words.unblock}
        </Button>
      </div>
    )
  }
  return (
    <div className={styles.acts}>
      <FollowButton id={id} follows={follows === 'Y'} mutual={followed === 'Y'} small />
      {status === 'member' && (
        <Link to={`/messages?with=${id}`} className={buttonClass({ size: 'small' })}>
          {titles.messages}
        </Link>
      )}
      {followed === 'Y' && follows === 'N' && <Chip>{words.followsYou}</Chip>}
    </div>
  )
}

const none = { follows: 'N', followed: 'N', blocks: 'N' } as const
