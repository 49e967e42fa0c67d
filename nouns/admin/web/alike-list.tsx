import { useRead } from '#api/reads.ts'
import { MemberLine } from '#cards/person/member-name.tsx'
import { Card } from '#design/parts/card.tsx'
import { Chip } from '#design/parts/chip.tsx'
import { Row, Stack } from '#design/parts/layout.tsx'
import { DeskPage } from '#desks/desk-page.tsx'
import { useDeskSearch } from '#desks/desk-search.ts'
import { Link } from '#session/link.tsx'
import { useTimes } from '#session/times.ts'
import { useWords } from '#session/words.tsx'
import { adminPack } from '#words/desks/admin.pack.ts'
import { admin } from '../contract/admin.ts'

/** Nicknames and names of clubs that look alike from before the rule: a card for each look. */
export function AlikeList() {
  const { own } = useTimes()
  const { alike, user } = useWords(adminPack)
  const asked = { pageSize: 20, pageNum: useDeskSearch().page }
  return (
    <Stack gap={3}>
      <p className="faint">{alike.text}</p>
      <DeskPage
        read={useRead(admin.calls.alikeNames, asked, { keep: true })}
        label={alike.label}
        empty={alike.empty}
        item={({ people, clubs }) => (
          <li key={people[0]?.UID ?? clubs[0]?.KeyID}>
            <Card pad>
              <Stack gap={3}>
                {people.map(({ UID, NICK, HEAD, ACCOUNT, STAFF, JOINED }) => (
                  <Row key={UID} gap={2}>
                    <MemberLine id={UID} nick={NICK} head={HEAD}>
                      {`${ACCOUNT} · ${UID} · ${alike.joined} ${own(JOINED, 'date')}`}
                    </MemberLine>
                    {STAFF === 'Y' && <Chip tint="plum">{user.staff}</Chip>}
                  </Row>
                ))}
                {clubs.map(({ KeyID, NAME }) => (
                  <Row key={KeyID} gap={2}>
                    <Chip tint="plain">{alike.club}</Chip>
                    <Link to={`/ms?m=${KeyID}`}>{NAME}</Link>
                  </Row>
                ))}
              </Stack>
            </Card>
          </li>
        )}
      />
    </Stack>
  )
}
