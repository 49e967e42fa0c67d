import { useRead } from '#api/reads.ts'
import { useWrite } from '#api/writes.ts'
import { MemberLine } from '#cards/person/member-name.tsx'
import { Button } from '#design/parts/button.tsx'
import { Card } from '#design/parts/card.tsx'
import { Row, Stack } from '#design/parts/layout.tsx'
import { useToast } from '#design/parts/over/toast.tsx'
import { SectionHead } from '#design/parts/section-head.tsx'
import * as limits from '#rules/people/account-limits.ts'
import { useSession } from '#session/session-context.ts'
import { useWords } from '#session/words.tsx'
import { adminPack } from '#words/desks/admin.pack.ts'
import type { Robot } from '../../contract/roles.ts'
import { roles } from '../../contract/roles.ts'
import { robotsPack } from '../../words/robots.pack.ts'

/** The robots that staff may switch to. Nothing where there is none. */
export function RobotList() {
  const words = useWords(robotsPack)
  const robots = useRead(roles.calls.robots, {})
  if (!robots.value || robots.value.length === 0) return null
  return (
    <>
      <SectionHead title={words.title} />
      <Card pad>
        <Stack gap={3}>
          <p className="mute">{words.text}</p>
          {robots.value.map((robot) => (
            <RobotRow key={robot.UID} robot={robot} />
          ))}
        </Stack>
      </Card>
    </>
  )
}

/** A robot is entered as other accounts are: logging out leads back to one's own. */
function RobotRow({ robot }: { readonly robot: Robot }) {
  const words = useWords(robotsPack)
  const { entered } = useWords(adminPack).user
  const { store } = useSession()
  const toast = useToast()
  const change = useWrite(roles.calls.change)
  const play = async () => {
    const answer = await change.run({ UID: robot.UID })
    if (!answer.ok) return
    store.enter(answer.value.token)
    toast.success(entered)
    setTimeout(() => location.assign('/'), limits.impersonationReloadMs)
  }
  return (
    <Row room="between">
      <MemberLine id={robot.UID} nick={robot.NICK} head={robot.HEAD}>
        {`${robot.ACCOUNT} · ${robot.UID}`}
      </MemberLine>
      <Button icon="log-in" busy={change.busy} onClick={() => void play()}>
        {words.play}
      </Button>
    </Row>
  )
}
