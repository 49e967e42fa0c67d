import type { Person } from '@patisserie/contract/profile'
import { site } from '@patisserie/contract/site'
import { useState } from 'react'
import { useRead } from '../../../api/reads.ts'
import { FollowButton, useRelating } from '../../../cards/person/follow-button.tsx'
import { usePersonWords } from '../../../cards/person/person-words.ts'
import { searchPath } from '../../../cards/search/search-path.ts'
import { Icon } from '../../../design/icons/icon.tsx'
import { Button, buttonClass } from '../../../design/parts/button.tsx'
import { Chip } from '../../../design/parts/chip.tsx'
import { IconButton, iconButtonClass } from '../../../design/parts/icon-button.tsx'
import { Menu, MenuItem } from '../../../design/parts/over/menu.tsx'
import { Skeleton } from '../../../design/parts/state/skeleton.tsx'
import { lazyPart } from '../../../session/lazy-part.tsx'
import { Link } from '../../../session/link.tsx'
import { useMe } from '../../../session/me.ts'
import { useWords } from '../../../session/words.tsx'
import { type PersonSearch, personPath } from '../person-routes.ts'
import styles from './person-acts.module.css'

const BlockDialog = lazyPart(() => import('./block-dialog.tsx').then((part) => part.BlockDialog))

export interface PersonActsProps {
  readonly person: Person
  readonly search: PersonSearch
}

/** Acts of a reader on a person (follow, block), and on their own page (view it as others). */
export function PersonActs({ person, search }: PersonActsProps) {
  const words = usePersonWords()
  const { status, profile } = useMe()
  return (
    <div className={styles.acts}>
      {status === 'unknown' ? (
        <ActSkeleton />
      ) : profile?.id === person.UID ? (
        <GuestSwitch id={person.UID} search={search} />
      ) : (
        <Relation person={person} isMember={status === 'member'} />
      )}
      <Link
        to={searchPath({ by: person.UID })}
        className={iconButtonClass()}
        aria-label={words.search}
        data-tip={words.search}
      >
        <Icon name="search" />
      </Link>
    </div>
  )
}

/** Placeholder of the button until the reader's relation to the person is loaded. */
const ActSkeleton = () => <Skeleton width="96px" height="var(--control)" />

function GuestSwitch({ id, search }: { readonly id: number; readonly search: PersonSearch }) {
  const words = usePersonWords()
  const { as, ...rest } = search
  return (
    <Link
      to={personPath(id, as ? rest : { ...rest, as: 'guest' })}
      stay
      replace
      className={buttonClass({ size: 'small', variant: as ? 'primary' : 'outline' })}
    >
      {as ? words.asOwner : words.asGuest}
    </Link>
  )
}

function Relation({ person, isMember }: { readonly person: Person; readonly isMember: boolean }) {
  const words = usePersonWords()
  const { titles } = useWords()
  const relation = useRead(site.social.calls.relation, { UID: person.UID }, { enabled: isMember, quiet: true })
  const [asking, setAsking] = useState(false)
  const unblock = useRelating(site.social.calls.unblock, words.unblockDone)
  if (relation.loading) return <ActSkeleton />
  const { follows, followed, blocks } = relation.value ?? none
  if (blocks === 'Y') {
    return (
      <>
        <Chip>{words.blocked}</Chip>
        <Button size="small" busy={unblock.busy} onClick={() => void unblock.run({ UID: person.UID })}>
          {words.unblock}
        </Button>
      </>
    )
  }
  return (
    <>
      <FollowButton id={person.UID} follows={follows === 'Y'} mutual={followed === 'Y'} />
      {isMember && (
        <Link to={`/messages?with=${person.UID}`} className={buttonClass({ size: 'small' })}>
          {titles.messages}
        </Link>
      )}
      {isMember && (
        <Menu label={words.acts} trigger={(props) => <IconButton {...props} icon="ellipsis" label={words.acts} tip />}>
          <MenuItem icon="lock" danger onSelect={() => setAsking(true)}>
            {words.block}
          </MenuItem>
        </Menu>
      )}
      {followed === 'Y' && follows === 'N' && <Chip>{words.followsYou}</Chip>}
      {asking && <BlockDialog person={person} onClose={() => setAsking(false)} onMissing={() => setAsking(false)} />}
    </>
  )
}

const none = { follows: 'N', followed: 'N', blocks: 'N' } as const
