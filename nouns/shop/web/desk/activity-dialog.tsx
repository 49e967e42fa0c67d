import { useState } from 'react'
import type { Write } from '#api/writes.ts'
import { ReasonDialog } from '#cards/reason-dialog.tsx'
import { Checkbox } from '#design/parts/forms/checkbox.tsx'
import { Field } from '#design/parts/forms/field.tsx'
import { TextInput } from '#design/parts/forms/text-input.tsx'
import { Stack } from '#design/parts/layout.tsx'
import { useNow } from '#session/now.tsx'
import { useWords } from '#session/words.tsx'
import { resourcesPack } from '#words/cards/resources.pack.ts'
import type { StaffActivity, shop } from '../../contract/shop.ts'
import { activityState } from '../../rules/activities.ts'
import { type Piece, wareKinds } from '../../rules/wares.ts'
import { shopDeskPack } from '../../words/shop-desk.pack.ts'
import styles from './shop-activities.module.css'

interface ActivityDialogProps {
  /** Null: a new one. */
  readonly activity: StaffActivity | null
  readonly update: Write<typeof shop.calls.updateActivity>
  readonly onClose: () => void
}

const kinds = ['items', 'bullets', 'materials'] as const
const hourMs = 3_600_000

/** Form of an activity; of a running one only the end can be changed. */
export function ActivityDialog({ activity, update, onClose }: ActivityDialogProps) {
  const words = useWords(shopDeskPack)
  const now = useNow()
  const runs =
    activity !== null && activityState({ start: new Date(activity.start), end: new Date(activity.end) }, now) === 'runs'
  const [items, setItems] = useState<readonly Piece[]>(activity?.items ?? [])
  const [start, setStart] = useState(() => beijingInput(activity?.start ?? nextHour(now, 1)))
  const [end, setEnd] = useState(() => beijingInput(activity?.end ?? nextHour(now, 25)))
  const problem = () => (items.length === 0 ? words.pickItems : start === '' || end === '' ? words.pickTimes : null)
  const instants = () => ({ start: runs ? activity.start : fromBeijing(start), end: fromBeijing(end) })
  return (
    <ReasonDialog
      title={activity ? words.editTitle : words.newTitle}
      send={words.save}
      problem={problem}
      done={activity ? words.kept : words.made}
      onSend={(reason, options) =>
        update.run({ ...(activity ? { id: activity.id } : {}), items: [...items], ...instants(), reason }, options)
      }
      onClose={onClose}
    >
      <Stack gap={4}>
        <ItemChoice items={items} disabled={runs} onChange={setItems} />
        <div className={styles.times}>
          <Field label={words.start} required>
            <TextInput
              type="datetime-local"
              value={start}
              disabled={runs}
              onChange={({ target }) => setStart(target.value)}
            />
          </Field>
          <Field label={words.end} required>
            <TextInput type="datetime-local" value={end} onChange={({ target }) => setEnd(target.value)} />
          </Field>
        </div>
      </Stack>
    </ReasonDialog>
  )
}

interface ItemChoiceProps {
  readonly items: readonly Piece[]
  readonly disabled: boolean
  readonly onChange: (items: readonly Piece[]) => void
}

/** Items to choose by kind; a whole kind at once. */
function ItemChoice({ items, disabled, onChange }: ItemChoiceProps) {
  const words = useWords(shopDeskPack)
  const { names, groups } = useWords(resourcesPack)
  const turn = (some: readonly Piece[], on: boolean) =>
    onChange([...items.filter((item) => !some.includes(item)), ...(on ? some : [])])
  return (
    <fieldset disabled={disabled}>
      <legend className={styles.legend}>{words.items}</legend>
      <div className={styles.items}>
        {kinds.map((kind) => {
          const all: readonly Piece[] = wareKinds[kind]
          return [
            <span key={kind} className={styles.kind}>
              <Checkbox
                checked={all.every((item) => items.includes(item))}
                onChange={({ target }) => turn(all, target.checked)}
              >
                {groups[kind]}
              </Checkbox>
            </span>,
            ...all.map((item) => (
              <Checkbox
                key={item}
                checked={items.includes(item)}
                onChange={({ target }) => turn([item], target.checked)}
              >
                {names[item]}
              </Checkbox>
            )),
          ]
        })}
      </div>
    </fieldset>
  )
}

const nextHour = (now: Date, hours: number): string =>
  new Date((Math.floor(now.getTime() / hourMs) + hours) * hourMs).toISOString()

/** An instant as the value of a time field: Beijing time without a zone. */
const beijingInput = (iso: string): string => new Date(Date.parse(iso) + 8 * hourMs).toISOString().slice(0, 16)

const fromBeijing = (value: string): string => `${value}:00+08:00`
