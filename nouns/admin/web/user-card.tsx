import { useState } from 'react'
import { MemberLine } from '#cards/person/member-name.tsx'
import type { MemberRow } from '#contract/admin-rows.ts'
import { Button } from '#design/parts/button.tsx'
import { Fact, Facts } from '#design/parts/facts.tsx'
import { Row, Stack } from '#design/parts/layout.tsx'
import { Dialog } from '#design/parts/over/dialog.tsx'
import { Banner } from '#design/parts/state/banner.tsx'
import { SkeletonLines } from '#design/parts/state/skeleton.tsx'
import { Ago } from '#session/ago.tsx'
import { lazyPart } from '#session/lazy-part.tsx'
import { useMe } from '#session/me.ts'
import { useTimes } from '#session/times.ts'
import { useLanguage, useWords } from '#session/words.tsx'
import { adminPack } from '#words/desks/admin.pack.ts'
import { EnterDialog, FlagDialog, LevelsDialog, LiftDialog } from './user-dialogs.tsx'
import { UserMarks } from './user-marks.tsx'

/** Needed by this card alone: its words come with it. */
const UserLinks = lazyPart(() => import('./user-links.tsx').then((part) => part.UserLinks))

interface UserCardProps {
  readonly user: MemberRow
  readonly onClose: () => void
}

type Act = keyof typeof dialogs

/** Everything staff need to know of somebody, and what they can do about it. */
export function UserCard({ user, onClose }: UserCardProps) {
  const { words: all } = useLanguage()
  const { own } = useTimes()
  const words = useWords(adminPack).user
  const { profile } = useMe()
  const [act, setAct] = useState<Act | null>(null)
  const date = (iso: string) => own(iso)
  const ActDialog = act && dialogs[act]
  if (ActDialog) return <ActDialog user={user} onClose={() => setAct(null)} />
  const touchable = user.UID !== profile?.id && user.CLOSED === 'N'
  return (
    <Dialog open wide onClose={onClose} title={user.NICK} label={user.NICK} closeLabel={all.shell.close}>
      <Stack gap={4}>
        <Row room="between">
          <MemberLine id={user.UID} nick={user.NICK} head={user.HEAD} size={48}>
            {`${user.ACCOUNT} · ${user.UID}`}
          </MemberLine>
          <UserMarks user={user} />
        </Row>
        {user.BLACK === 'Y' && (
          <Banner kind="warning" title={words.black}>
            <p>{user.BLACKREASON}</p>
            <p>{user.BLACKUNTIL ? date(user.BLACKUNTIL) : words.endless}</p>
          </Banner>
        )}
        <Facts>
          <Fact label={words.types.mail}>{user.MAIL}</Fact>
          <Fact label={words.joined}>{date(user.JOINED)}</Fact>
          <Fact label={words.seenAt}>{user.SEEN ? <Ago at={user.SEEN} /> : words.never}</Fact>
          <Fact label={words.replays}>{user.REPLAYS}</Fact>
          <Fact label={words.heldNow}>{user.WAITING}</Fact>
          <Fact label={words.life}>{user.LIFE}</Fact>
          <Fact label={words.bomb}>{user.BOMB}</Fact>
        </Facts>
        {touchable && (
          <Row gap={2}>
            {user.BLACK === 'Y' && <Button onClick={() => setAct('lift')}>{words.lift}</Button>}
            {user.STAFF === 'N' && (
              <Button variant="danger" onClick={() => setAct('flag')}>
                {user.BLACK === 'Y' ? words.change : words.flag}
              </Button>
            )}
            <Button onClick={() => setAct('levels')}>{words.levels}</Button>
            {user.STAFF === 'N' && (
              <Button icon="log-in" onClick={() => setAct('enter')}>
                {words.enter}
              </Button>
            )}
          </Row>
        )}
        <UserLinks user={user} touchable={touchable} onAct={setAct} placeholder={<SkeletonLines lines={2} />} />
      </Stack>
    </Dialog>
  )
}

const dialogs = {
  flag: FlagDialog,
  lift: LiftDialog,
  levels: LevelsDialog,
  enter: EnterDialog,
  count: lazyPart(() => import('./user-link-dialogs.tsx').then((part) => part.CountDialog)),
  apart: lazyPart(() => import('./user-link-dialogs.tsx').then((part) => part.ApartDialog)),
  robot: lazyPart(() => import('./user-link-dialogs.tsx').then((part) => part.RobotDialog)),
} as const
