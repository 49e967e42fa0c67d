import { useState } from 'react'
import { useRead } from '#api/reads.ts'
import { Button } from '#design/parts/button.tsx'
import { Menu, MenuItem } from '#design/parts/over/menu.tsx'
import { lifeLevels } from '#rules/people/privileges.ts'
import { useMe } from '#session/me.ts'
import { useWords } from '#session/words.tsx'
import type { TopicHead } from '../../contract/clubs.ts'
import { clubs } from '../../contract/clubs.ts'
import { type KeeperAct, keeperActsOn } from '../../rules/club-keeping.ts'
import { clubKeepingPack } from '../../words/club-keeping.pack.ts'
import { KeeperDialog } from './keeper-dialog.tsx'
import styles from './keeper-tools.module.css'

/** The acts on a topic that the reader's levels open: as a keeper of its club, or as its author. */
export function KeeperTools({ topic }: { readonly topic: TopicHead }) {
  const words = useWords(clubKeepingPack)
  const { profile } = useMe()
  const levels = { life: profile?.player ?? 0, bomb: profile?.bomb ?? 0 }
  const mayKeep = levels.life >= lifeLevels.clubKeeper
  const { value: kept = [] } = useRead(clubs.calls.keptClubs, {}, { enabled: mayKeep, quiet: true })
  const [act, setAct] = useState<KeeperAct | null>(null)
  const acts = keeperActsOn(
    {
      own: profile?.id === topic.UID,
      kept: kept.some(({ KeyID }) => KeyID === topic.MS),
      pinned: topic.PINNED === 'Y',
      locked: topic.LOCKED === 'Y',
    },
    levels,
  )
  // An act that was done is gone from the menu, while its dialog may still be closing.
  if (acts.length === 0 && !act) return null
  return (
    <>
      <Menu
        label={words.toolsOf(topic.TITLE)}
        align="end"
        trigger={(props) => (
          <Button
            {...props}
            size="small"
            variant="quiet"
            icon="key-round"
            className={styles.tools}
            aria-label={words.toolsOf(topic.TITLE)}
          >
            {words.tools}
          </Button>
        )}
      >
        {acts.map((one) => (
          <MenuItem key={one} onSelect={() => setAct(one)}>
            {words.act[one]}
          </MenuItem>
        ))}
      </Menu>
      {act && <KeeperDialog topic={topic} act={act} kept={kept} onClose={() => setAct(null)} />}
    </>
  )
}
