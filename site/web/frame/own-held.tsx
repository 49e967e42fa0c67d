import { useRead } from '#api/reads.ts'
import { Card } from '#design/parts/card.tsx'
import { Chip } from '#design/parts/chip.tsx'
import { Stack } from '#design/parts/layout.tsx'
import { SectionHead } from '#design/parts/section-head.tsx'
import { replays } from '#nouns/replays/contract/replays.ts'
import { Ago } from '#session/ago.tsx'
import { Link } from '#session/link.tsx'
import { useWords } from '#session/words.tsx'
import { punishmentPack } from '../../words/punishment.pack.ts'
import styles from '../com-page.module.css'

/** The member's own posts that wait for staff. */
export function OwnHeld() {
  const words = useWords(punishmentPack)
  const { value } = useRead(replays.calls.myHeld, {}, { quiet: true })
  if (!value) return null
  return (
    <Card pad>
      <Stack gap={3}>
        <SectionHead title={words.heldTitle} />
        {value.length === 0 ? (
          <p className="faint">{words.heldEmpty}</p>
        ) : (
          <ul className={styles.held}>
            {value.map(({ kind, id, text, replay, since }) => (
              <li key={`${kind}${id}`}>
                <Chip tint="honey">{words.heldKinds[kind]}</Chip>
                <span>{text}</span>
                <Link to={`/r/${replay.CODE}`}>{replay.CODE}</Link>
                <Ago at={since} className="faint" />
              </li>
            ))}
          </ul>
        )}
      </Stack>
    </Card>
  )
}
