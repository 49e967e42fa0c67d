import type { ReactNode } from 'react'
import { useRead } from '#api/reads.ts'
import { social } from '#contract/social.ts'
import { Button, buttonClass } from '#design/parts/button.tsx'
import { Chip } from '#design/parts/chip.tsx'
import { Link } from '#session/link.tsx'
import { useMe } from '#session/me.ts'
import { useWords } from '#session/words.tsx'
import { personPack } from '#words/cards/person.pack.ts'
import { FollowButton, useRelating } from './follow-button.tsx'

export interface RelationActsProps {
  readonly id: number
  /** Small buttons, for a card over the page. */
  readonly small?: boolean | undefined
  /** Further acts, unless the reader blocks the person. */
  readonly menu?: ReactNode
  /** Shown until the relation is known. */
  readonly waiting?: ReactNode
}

/** What a reader does with another person: follow, write, end a block. */
export function RelationActs({ id, small, menu, waiting }: RelationActsProps) {
  const words = useWords(personPack)
  const { titles } = useWords()
  const isMember = useMe().status === 'member'
  const relation = useRead(social.calls.relation, { UID: id }, { enabled: isMember, quiet: true })
  const unblock = useRelating(social.calls.unblock, words.unblockDone)
  if (relation.loading) return waiting
  const { follows, followed, blocks } = relation.value ?? none
  if (blocks === 'Y') {
    return (
      <>
        <Chip>{words.blocked}</Chip>
        <Button size="small" busy={unblock.busy} onClick={() => void unblock.run({ UID: id })}>
          {words.unblock}
        </Button>
      </>
    )
  }
  return (
    <>
      <FollowButton id={id} follows={follows === 'Y'} mutual={followed === 'Y'} small={small} />
      {isMember && (
        <Link to={`/messages?with=${id}`} className={buttonClass({ size: 'small' })}>
          {titles.messages}
        </Link>
      )}
      {menu}
      {followed === 'Y' && follows === 'N' && <Chip>{words.followsYou}</Chip>}
    </>
  )
}

const none = { follows: 'N', followed: 'N', blocks: 'N' } as const
