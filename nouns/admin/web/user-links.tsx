import { useRead } from '#api/reads.ts'
import { MemberLine } from '#cards/person/member-name.tsx'
import { Quoted } from '#cards/text/quoted.tsx'
import type { MemberRow } from '#contract/admin-rows.ts'
import { Button } from '#design/parts/button.tsx'
import { Row, Stack } from '#design/parts/layout.tsx'
import { SkeletonLines } from '#design/parts/state/skeleton.tsx'
import { useTimes } from '#session/times.ts'
import { useWords } from '#session/words.tsx'
import type { LinkedAccounts } from '../contract/role-staff.ts'
import { roleStaff } from '../contract/role-staff.ts'
import { roleDeskPack } from '../words/role-desk.pack.ts'

interface UserLinksProps {
  readonly user: MemberRow
  /** Staff may act on the account. */
  readonly touchable: boolean
  readonly onAct: (act: 'count' | 'apart' | 'robot') => void
}

/** The accounts that count as one person's with an account, who linked them why, and what staff can do about it. */
export function UserLinks({ user, touchable, onAct }: UserLinksProps) {
  const words = useWords(roleDeskPack).links
  const { value, refusal } = useRead(roleStaff.calls.linked, { UID: user.UID })
  if (!value) return refusal ? null : <SkeletonLines lines={2} />
  const others = value.rows.filter(({ UID }) => UID !== user.UID)
  return (
    <Stack gap={3}>
      <b>{words.title}</b>
      {others.length === 0 && <p className="faint">{words.none}</p>}
      {others.map((other) => (
        <MemberLine key={other.UID} id={other.UID} nick={other.NICK} head={other.HEAD}>
          {`${other.ACCOUNT} · ${other.UID}`}
        </MemberLine>
      ))}
      {value.links.map((link) => (
        <OneLink key={`${link.ONE} ${link.OTHER} ${link.BY}`} link={link} rows={value.rows} />
      ))}
      {touchable && (
        <Row gap={2}>
          {user.ROBOT === 'N' && <Button onClick={() => onAct('count')}>{words.count}</Button>}
          {others.length > 0 && <Button onClick={() => onAct('apart')}>{words.apart}</Button>}
          {user.STAFF === 'N' && others.length === 0 && (
            <Button onClick={() => onAct('robot')}>{user.ROBOT === 'Y' ? words.human : words.robot}</Button>
          )}
        </Row>
      )}
    </Stack>
  )
}

interface OneLinkProps {
  readonly link: LinkedAccounts['links'][number]
  readonly rows: LinkedAccounts['rows']
}

function OneLink({ link, rows }: OneLinkProps) {
  const { own } = useTimes()
  const words = useWords(roleDeskPack).links
  const nickOf = (id: number) => rows.find(({ UID }) => UID === id)?.NICK || String(id)
  const date = (iso: string) => own(iso)
  return (
    <div>
      <p className="faint">
        {words.between(nickOf(link.ONE), nickOf(link.OTHER))}{' '}
        {link.BY === 'owner' ? words.byOwner(date(link.SINCE)) : words.byStaff(link.STAFF, date(link.SINCE))}{' '}
        {link.UNTIL && words.until(date(link.UNTIL))}
      </p>
      {link.REASON && <Quoted>{link.REASON}</Quoted>}
    </div>
  )
}
