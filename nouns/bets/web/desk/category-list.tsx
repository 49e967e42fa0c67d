import { useState } from 'react'
import type { Refused } from '#api/answer.ts'
import { problemText } from '#api/problem-text.ts'
import { useRead } from '#api/reads.ts'
import { useWrite, type Write } from '#api/writes.ts'
import { Button } from '#design/parts/button.tsx'
import { cardClass } from '#design/parts/card.tsx'
import { Chip } from '#design/parts/chip.tsx'
import { Field } from '#design/parts/forms/field.tsx'
import { TextInput } from '#design/parts/forms/text-input.tsx'
import { Row, Stack } from '#design/parts/layout.tsx'
import { Dialog } from '#design/parts/over/dialog.tsx'
import { EmptyState } from '#design/parts/state/empty-state.tsx'
import { DeskRead } from '#desks/desk-page.tsx'
import row from '#desks/desk-row.module.css'
import { countCharacters } from '#rules/text.ts'
import { useLanguage, useWords } from '#session/words.tsx'
import type { BetCategory } from '../../contract/bet-rows.ts'
import { betStaff } from '../../contract/bet-staff.ts'
import { bets } from '../../contract/bets.ts'
import * as limits from '../../rules/bet-limits.ts'
import { betDeskPack } from '../../words/bet-desk.pack.ts'
import styles from './bet-desk.module.css'

/** Categories of events: their names in both languages, their order, and whether they are offered. */
export function CategoryList() {
  const { categories: words } = useWords(betDeskPack)
  const read = useRead(bets.calls.categories, {})
  const update = useWrite(betStaff.calls.updateCategory)
  const [edits, setEdits] = useState<BetCategory | 'new' | null>(null)
  return (
    <Stack gap={4}>
      <Row gap={3} room="between">
        <p className="mute">{words.text}</p>
        <Button icon="plus" variant="primary" onClick={() => setEdits('new')}>
          {words.add}
        </Button>
      </Row>
      <DeskRead read={read}>
        {(all) =>
          all.length === 0 ? (
            <EmptyState title={words.none} />
          ) : (
            <ol className={cardClass({ clip: true }, styles.joined)} aria-label={words.title}>
              {all.map((category, place) => (
                <CategoryItem
                  key={category.ID}
                  category={category}
                  place={place}
                  isLast={place === all.length - 1}
                  update={update}
                  onEdit={() => setEdits(category)}
                />
              ))}
            </ol>
          )
        }
      </DeskRead>
      {edits !== null && (
        <CategoryDialog
          category={edits === 'new' ? null : edits}
          place={read.value?.findIndex(({ ID }) => edits !== 'new' && ID === edits.ID) ?? 0}
          onClose={() => setEdits(null)}
        />
      )}
    </Stack>
  )
}

interface CategoryItemProps {
  readonly category: BetCategory
  readonly place: number
  readonly isLast: boolean
  readonly update: Write<typeof betStaff.calls.updateCategory>
  readonly onEdit: () => void
}

function CategoryItem({ category, place, isLast, update, onEdit }: CategoryItemProps) {
  const { categories: words } = useWords(betDeskPack)
  const { ID, NAME, NAMEEN, HIDDEN, OPEN } = category
  const change = (to: { readonly place?: number; readonly hidden?: 'Y' | 'N' }) =>
    void update.run({ id: ID, name: NAME, nameEn: NAMEEN, hidden: HIDDEN, place, ...to })
  const isHidden = HIDDEN === 'Y'
  return (
    <li className={row.item}>
      <p className={styles.line}>
        <b>{NAME}</b>
        {NAMEEN !== '' && (
          <span lang="en" className="mute">
            {NAMEEN}
          </span>
        )}
        <span className="faint">{words.open(OPEN)}</span>
        {isHidden && <Chip>{words.hidden}</Chip>}
      </p>
      <div className={row.actions}>
        <Button
          size="small"
          variant="quiet"
          disabled={place === 0}
          aria-label={words.upOf(NAME)}
          onClick={() => change({ place: place - 1 })}
        >
          {words.up}
        </Button>
        <Button
          size="small"
          variant="quiet"
          disabled={isLast}
          aria-label={words.downOf(NAME)}
          onClick={() => change({ place: place + 1 })}
        >
          {words.down}
        </Button>
        <Button size="small" icon="pencil" aria-label={words.editOf(NAME)} onClick={onEdit}>
          {words.edit}
        </Button>
        <Button
          size="small"
          aria-label={isHidden ? words.showOf(NAME) : words.hideOf(NAME)}
          onClick={() => change({ hidden: isHidden ? 'N' : 'Y' })}
        >
          {isHidden ? words.showAgain : words.hide}
        </Button>
      </div>
    </li>
  )
}

interface CategoryDialogProps {
  /** Null: a new one. */
  readonly category: BetCategory | null
  readonly place: number
  readonly onClose: () => void
}

function CategoryDialog({ category, place, onClose }: CategoryDialogProps) {
  const { words: all, language } = useLanguage()
  const { categories: words } = useWords(betDeskPack)
  const add = useWrite(betStaff.calls.addCategory, { success: 'saved', inline: true })
  const update = useWrite(betStaff.calls.updateCategory, { success: 'saved', inline: true })
  const [name, setName] = useState(category?.NAME ?? '')
  const [nameEn, setNameEn] = useState(category?.NAMEEN ?? '')
  const [refused, setRefused] = useState<Refused | null>(null)
  const send = async () => {
    const answer = category
      ? await update.run({ id: category.ID, name, nameEn, hidden: category.HIDDEN, place })
      : await add.run({ name, nameEn })
    if (answer.ok) onClose()
    else setRefused(answer)
  }
  const title = category ? words.editOf(category.NAME) : words.add
  const limit = limits.betCategory
  return (
    <Dialog
      open
      firm={name !== (category?.NAME ?? '') || nameEn !== (category?.NAMEEN ?? '')}
      onClose={onClose}
      title={title}
      label={title}
      closeLabel={all.shell.close}
      actions={
        <>
          <Button onClick={onClose}>{all.shell.cancel}</Button>
          <Button variant="primary" busy={add.busy || update.busy} onClick={() => void send()}>
            {category ? words.save : words.add}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <Field
          label={words.name}
          required
          counter={countCharacters(name.trim(), limit, language)}
          error={refused ? problemText(refused, all, language) : undefined}
        >
          <TextInput value={name} onChange={({ target }) => setName(target.value)} onEnter={() => void send()} />
        </Field>
        <Field label={words.nameEn} counter={countCharacters(nameEn.trim(), limit, 'en')}>
          <TextInput
            lang="en"
            value={nameEn}
            onChange={({ target }) => setNameEn(target.value)}
            onEnter={() => void send()}
          />
        </Field>
      </Stack>
    </Dialog>
  )
}
