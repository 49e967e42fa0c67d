import { useRead } from '#api/reads.ts'
import { useWrite } from '#api/writes.ts'
import { cardClass } from '#design/parts/card.tsx'
import { Switch } from '#design/parts/forms/checkbox.tsx'
import { Stack } from '#design/parts/layout.tsx'
import { EmptyState } from '#design/parts/state/empty-state.tsx'
import { DeskRead } from '#desks/desk-page.tsx'
import row from '#desks/desk-row.module.css'
import { useTimes } from '#session/times.ts'
import { useWords } from '#session/words.tsx'
import { betStaff } from '../../contract/bet-staff.ts'
import { betDeskPack } from '../../words/bet-desk.pack.ts'
import styles from './bet-desk.module.css'

/** Which open events the home page may show; part of the desk of the home page. */
export function HomeBetsDesk() {
  const { onHome: words } = useWords(betDeskPack)
  const { exact } = useTimes()
  const show = useWrite(betStaff.calls.showOnHome)
  return (
    <Stack gap={4}>
      <p className="mute">{words.text}</p>
      <DeskRead read={useRead(betStaff.calls.onHome, {})}>
        {(events) =>
          events.length === 0 ? (
            <EmptyState title={words.none} />
          ) : (
            <ul className={cardClass({ clip: true }, styles.joined)} aria-label={words.label}>
              {events.map(({ NAME, TITLE, DEADLINE, SHOWN }) => (
                <li key={NAME} className={row.item}>
                  <Switch
                    checked={SHOWN === 'Y'}
                    disabled={show.busy}
                    hint={words.until(exact(DEADLINE))}
                    onChange={({ target }) => void show.run({ bocaiName: NAME, shown: target.checked ? 'Y' : 'N' })}
                  >
                    {TITLE}
                  </Switch>
                </li>
              ))}
            </ul>
          )
        }
      </DeskRead>
    </Stack>
  )
}
