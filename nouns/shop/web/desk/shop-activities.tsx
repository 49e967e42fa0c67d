import { useState } from 'react'
import { useRead } from '#api/reads.ts'
import { useWrite } from '#api/writes.ts'
import { ReasonDialog } from '#cards/reason-dialog.tsx'
import { Button } from '#design/parts/button.tsx'
import { Card } from '#design/parts/card.tsx'
import { Chip } from '#design/parts/chip.tsx'
import { Row, Stack } from '#design/parts/layout.tsx'
import { EmptyState } from '#design/parts/state/empty-state.tsx'
import { DeskRead } from '#desks/desk-page.tsx'
import { formatNumber } from '#rules/text.ts'
import { useNow } from '#session/now.tsx'
import { useTimes } from '#session/times.ts'
import { useLanguage, useWords } from '#session/words.tsx'
import { resourcesPack } from '#words/cards/resources.pack.ts'
import type { StaffActivity } from '../../contract/shop.ts'
import { shop } from '../../contract/shop.ts'
import { activityState } from '../../rules/activities.ts'
import { shopDeskPack } from '../../words/shop-desk.pack.ts'
import { ActivityDialog } from './activity-dialog.tsx'
import styles from './shop-activities.module.css'

/** What staff have opened: the form of a new activity or of one, or the question whether to end one. */
type Opened = { readonly form: StaffActivity | null } | { readonly stop: StaffActivity } | null

/** Activities of the shop: staff make them, change them before they begin, and end them. */
export function ShopActivities() {
  const words = useWords(shopDeskPack)
  const read = useRead(shop.calls.activities, {})
  const update = useWrite(shop.calls.updateActivity, { inline: true })
  const [opened, setOpened] = useState<Opened>(null)
  const close = () => setOpened(null)
  return (
    <section aria-labelledby="shop-activities">
      <Stack gap={4}>
        <Row gap={3} room="between">
          <h2 id="shop-activities" className={styles.head}>
            {words.title}
          </h2>
          <Button icon="plus" variant="primary" onClick={() => setOpened({ form: null })}>
            {words.add}
          </Button>
        </Row>
        <p className="mute">{words.text}</p>
        <DeskRead read={read}>
          {(activities) =>
            activities.length === 0 ? (
              <EmptyState title={words.none} />
            ) : (
              <ul className={styles.list} aria-label={words.label}>
                {activities.map((activity) => (
                  <ActivityItem
                    key={activity.id}
                    activity={activity}
                    onEdit={() => setOpened({ form: activity })}
                    onStop={() => setOpened({ stop: activity })}
                  />
                ))}
              </ul>
            )
          }
        </DeskRead>
      </Stack>
      {opened && 'form' in opened && <ActivityDialog activity={opened.form} update={update} onClose={close} />}
      {opened && 'stop' in opened && (
        <ReasonDialog
          title={words.stopTitle}
          text={words.stopText}
          send={words.stop}
          danger
          done={words.ended}
          onSend={(reason, options) => {
            const { id, items, start } = opened.stop
            // An end that is past ends it now, by the clock of the server.
            return update.run({ id, items, start, end: start, reason }, options)
          }}
          onClose={close}
        />
      )}
    </section>
  )
}

interface ActivityItemProps {
  readonly activity: StaffActivity
  readonly onEdit: () => void
  readonly onStop: () => void
}

const tints = { soon: 'soda', runs: 'matcha', over: 'plain' } as const

function ActivityItem({ activity, onEdit, onStop }: ActivityItemProps) {
  const words = useWords(shopDeskPack)
  const { names } = useWords(resourcesPack)
  const { language } = useLanguage()
  const { house } = useTimes()
  const now = useNow()
  const { items, start, end, units, saved, reason } = activity
  const state = activityState({ start: new Date(start), end: new Date(end) }, now)
  const time = (at: string) => house(at)
  return (
    <li>
      <Card pad className={styles.item}>
        <Row gap={2}>
          <Chip tint={tints[state]}>{words.states[state]}</Chip>
          <b>{items.map((item) => names[item]).join(language === 'zh' ? '、' : ', ')}</b>
        </Row>
        <p className="num">
          {time(start)} – {time(end)}
        </p>
        <p className={styles.more}>
          <span>{words.units(formatNumber(units))}</span>
          <span>{words.saved(formatNumber(saved))}</span>
          <span>{words.reason(reason)}</span>
        </p>
        {state !== 'over' && (
          <Row gap={2}>
            <Button size="small" onClick={onEdit}>
              {state === 'soon' ? words.edit : words.endEdit}
            </Button>
            {state === 'runs' && (
              <Button size="small" variant="danger" onClick={onStop}>
                {words.stop}
              </Button>
            )}
          </Row>
        )}
      </Card>
    </li>
  )
}
