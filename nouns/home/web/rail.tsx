import { useRead } from '#api/reads.ts'
import { Faces } from '#cards/person/faces.tsx'
import { Card } from '#design/parts/card.tsx'
import { SectionHead } from '#design/parts/section-head.tsx'
import { topicsPack } from '#nouns/clubs/words/topics.pack.ts'
import { lazyPart } from '#session/lazy-part.tsx'
import { useMe } from '#session/me.ts'
import { useWords } from '#session/words.tsx'
import { home as homeContract } from '../contract/home.ts'
import { RollBox } from './roll-box.tsx'
import { shownActive } from './shown-active.ts'

// After the page has settled, and for members only.
const WhoIsHere = lazyPart(() => import('#cards/person/who-is-here.tsx').then((part) => part.WhoIsHere))

/** The notices of the staff, for members: guests see them in the shop window. */
export function Notices() {
  const { value } = useRead(homeContract.calls.notice, {}, { quiet: true })
  if (!value || value.roll.length === 0) return null
  return (
    <Card pad className="for-members">
      <RollBox />
    </Card>
  )
}

/** Who is here, for members. */
export function Here() {
  return useMe().profile && <WhoIsHere />
}

/** Who was active lately, for guests. */
export function Active() {
  const { home: words } = useWords(topicsPack)
  const { value } = useRead(homeContract.calls.active, {}, { quiet: true })
  if (!value || value.length === 0) return null
  return (
    <section className="for-guests">
      <SectionHead title={words.active.title} />
      <Card pad>
        <Faces people={shownActive(value)} label={words.activeText} />
      </Card>
    </section>
  )
}
