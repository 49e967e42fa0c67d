import { useState } from 'react'
import { type PersonSearch, personPath } from '#cards/person/page/person-address.ts'
import { searchPath } from '#cards/search/search-path.ts'
import type { Person } from '#contract/profile.ts'
import { Icon } from '#design/icons/icon.tsx'
import { buttonClass } from '#design/parts/button.tsx'
import { IconButton, IconButtonInside, iconButtonClass } from '#design/parts/icon-button.tsx'
import { Menu, MenuItem } from '#design/parts/over/menu.tsx'
import { Skeleton } from '#design/parts/state/skeleton.tsx'
import { GiftButton } from '#nouns/gifts/web/card/gift-button.tsx'
import { lazyPart } from '#session/lazy-part.tsx'
import { Link } from '#session/link.tsx'
import { useMe } from '#session/me.ts'
import { useIsOpen } from '#session/open-parts.ts'
import { useWords } from '#session/words.tsx'
import { personPack } from '#words/cards/person.pack.ts'
import styles from './person-acts.module.css'

const BlockDialog = lazyPart(() => import('./block-dialog.tsx').then((part) => part.BlockDialog))
// The first HTML does not know the reader, so it never has these.
const RelationActs = lazyPart(() =>
  import('#cards/person/relation/relation-acts.tsx').then((part) => part.RelationActs),
)

export interface PersonActsProps {
  readonly person: Person
  readonly search: PersonSearch
}

/** Acts of a reader on a person (follow, block), and on their own page (view it as others). */
export function PersonActs({ person, search }: PersonActsProps) {
  const words = useWords(personPack)
  const { titles } = useWords()
  const { status, profile } = useMe()
  const isOpen = useIsOpen()
  return (
    <div className={styles.acts}>
      {status === 'unknown' ? (
        <ActSkeleton />
      ) : profile?.id === person.UID ? (
        <GuestSwitch id={person.UID} search={search} />
      ) : (
        <RelationActs
          id={person.UID}
          placeholder={<ActSkeleton />}
          waiting={<ActSkeleton />}
          menu={status === 'member' && <BlockMenu person={person} />}
        />
      )}
      <span className={styles.icons}>
        {profile?.id === person.UID ? (
          isOpen('/gifts') && (
            <Link to="/gifts" className={iconButtonClass()} aria-label={titles.gifts} data-tip={titles.gifts}>
              <IconButtonInside icon="gift" />
            </Link>
          )
        ) : (
          <GiftButton to={person.UID} label={words.gift} />
        )}
        <Link
          to={searchPath({ by: person.UID })}
          className={iconButtonClass()}
          aria-label={words.search}
          data-tip={words.search}
        >
          <Icon name="search" />
        </Link>
      </span>
    </div>
  )
}

/** Placeholder of the button until the reader's relation to the person is loaded. */
const ActSkeleton = () => <Skeleton width="96px" height="var(--control)" />

function GuestSwitch({ id, search }: { readonly id: number; readonly search: PersonSearch }) {
  const words = useWords(personPack)
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

function BlockMenu({ person }: { readonly person: Person }) {
  const words = useWords(personPack)
  const [asking, setAsking] = useState(false)
  return (
    <>
      <Menu label={words.acts} trigger={(props) => <IconButton {...props} icon="ellipsis" label={words.acts} tip />}>
        <MenuItem icon="lock" danger onSelect={() => setAsking(true)}>
          {words.block}
        </MenuItem>
      </Menu>
      {asking && <BlockDialog person={person} onClose={() => setAsking(false)} onMissing={() => setAsking(false)} />}
    </>
  )
}
