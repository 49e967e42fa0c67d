import { useState } from 'react'
import type { Refused } from '#api/answer.ts'
import { problemText } from '#api/problem-text.ts'
import { useWrite } from '#api/writes.ts'
import type { Out } from '#contract/endpoint.ts'
import { Button } from '#design/parts/button.tsx'
import { Row, Stack } from '#design/parts/layout.tsx'
import { Banner } from '#design/parts/state/banner.tsx'
import { EmptyState } from '#design/parts/state/empty-state.tsx'
import * as limits from '#rules/staff/staff-limits.ts'
import { useLanguage, useWords } from '#session/words.tsx'
import type { RollItem } from '../../contract/home.ts'
import { home } from '../../contract/home.ts'
import { homeDeskPack } from '../../words/home-desk.pack.ts'
import styles from './home-desk.module.css'
import { type DraftItem, RollItemForm } from './roll-item-form.tsx'

interface RollFormProps {
  readonly stored: Pick<Out<typeof home.calls.homepage>, 'roll' | 'version'>
  readonly onReload: () => void
}

/** The roll box as a whole: changed here, and saved at once. What others save meanwhile is not written over. */
export function RollForm({ stored, onReload }: RollFormProps) {
  const { words: all, language } = useLanguage()
  const { roll: words } = useWords(homeDeskPack)
  const update = useWrite(home.calls.updateHomepage, { success: 'saved', inline: true })
  const [from, setFrom] = useState(stored.version)
  const [items, setItems] = useState(() => drafted(stored.roll))
  const [isChanged, setChanged] = useState(false)
  const [refused, setRefused] = useState<Refused | null>(null)
  // The form is unchanged, so newer saved notices replace it.
  if (stored.version !== from && !isChanged) {
    setFrom(stored.version)
    setItems(drafted(stored.roll))
  }
  const change = (next: readonly DraftItem[]) => {
    setItems(next)
    setChanged(true)
  }
  const save = async () => {
    const answer = await update.run({ roll: items.map(({ key: _, ...item }) => item), version: from })
    if (!answer.ok) return setRefused(answer)
    setRefused(null)
    setFrom(answer.value.version)
    setChanged(false)
  }
  const reload = () => {
    setRefused(null)
    setChanged(false)
    onReload()
  }
  return (
    <section aria-labelledby="desk-roll">
      <Stack gap={3}>
        <h2 id="desk-roll" className={styles.heading}>
          {words.title}
        </h2>
        <p className="mute">{words.text}</p>
        {items.length === 0 && <EmptyState title={words.empty} />}
        <ol className={styles.items} aria-label={words.title}>
          {items.map((item, at) => (
            <li key={item.key}>
              <RollItemForm
                item={item}
                place={at + 1}
                isLast={at === items.length - 1}
                onChange={(next) => change(items.with(at, next))}
                onMove={(by) => change(items.with(at, items[at + by] ?? item).with(at + by, item))}
                onRemove={() => change(items.toSpliced(at, 1))}
              />
            </li>
          ))}
        </ol>
        {refused && (
          <Banner kind="error">
            {problemText(refused, all, language)}{' '}
            {refused.refusal === 'homepageChanged' && (
              <Button size="small" onClick={reload}>
                {words.again}
              </Button>
            )}
          </Banner>
        )}
        <Row gap={3}>
          <Button
            icon="plus"
            disabled={items.length >= limits.rollItems}
            onClick={() => change([...items, emptyItem()])}
          >
            {items.length >= limits.rollItems ? words.full : words.add}
          </Button>
          <Button variant="primary" busy={update.busy} disabled={!isChanged} onClick={() => void save()}>
            {words.save}
          </Button>
          {isChanged && (
            <span className="faint" role="status">
              {words.unsaved}
            </span>
          )}
        </Row>
      </Stack>
    </section>
  )
}

/** Items with names of their own, which stay with them when they move. */
const drafted = (roll: readonly RollItem[]): readonly DraftItem[] => roll.map((item) => ({ ...item, key: newKey() }))

const emptyItem = (): DraftItem => ({
  key: newKey(),
  title: { zh: '', en: '' },
  words: { zh: '', en: '' },
  pic: '',
  link: '',
})

let keys = 0
const newKey = (): number => ++keys
