import { useRead } from '#api/reads.ts'
import { Card } from '#design/parts/card.tsx'
import { Chip } from '#design/parts/chip.tsx'
import { Fact, Facts } from '#design/parts/facts.tsx'
import { Row, Stack } from '#design/parts/layout.tsx'
import { SectionHead } from '#design/parts/section-head.tsx'
import { readPermissions } from '#rules/staff/permissions.ts'
import { lazyPart } from '#session/lazy-part.tsx'
import { useMe } from '#session/me.ts'
import { useWords } from '#session/words.tsx'
import { adminPack } from '#words/desks/admin.pack.ts'
import { admin } from '../contract/admin.ts'
import { ActList } from './act-list.tsx'

const RobotList = lazyPart(() => import('#nouns/accounts/web/card/robot-list.tsx').then((part) => part.RobotList))

/** The area that all staff have: their own account and their own acts. */
export function CommonView() {
  const words = useWords(adminPack)
  const { profile } = useMe()
  const menu = useRead(admin.calls.menu, {})
  const codes = readPermissions(menu.value?.py ?? [])
  return (
    <>
      <SectionHead title={words.common.account} />
      <Card pad>
        <Stack gap={2}>
          <Facts>
            <Fact label={words.user.types.nick}>{profile?.nick}</Fact>
            <Fact label={words.user.types.account}>{profile?.account}</Fact>
            <Fact label={words.common.id}>{profile?.id}</Fact>
          </Facts>
          <p className="faint">{words.common.codes}</p>
          <Row gap={1}>
            {codes.map((code) => (
              <Chip key={code}>{words.areas[code]}</Chip>
            ))}
          </Row>
        </Stack>
      </Card>
      <RobotList />
      <SectionHead title={words.common.acts} />
      <ActList of="mine" empty={words.common.actsEmpty} />
    </>
  )
}
