import { useState } from 'react'
import { useRead } from '#api/reads.ts'
import { Button } from '#design/parts/button.tsx'
import { Card } from '#design/parts/card.tsx'
import { Chip } from '#design/parts/chip.tsx'
import { Field } from '#design/parts/forms/field.tsx'
import { TextInput } from '#design/parts/forms/text-input.tsx'
import { Row, Stack } from '#design/parts/layout.tsx'
import { DeskRead } from '#desks/desk-page.tsx'
import { useDeskSearch } from '#desks/desk-search.ts'
import { useWords } from '#session/words.tsx'
import type { PaintingDetail } from '../../contract/painting-row.ts'
import { paintingStaff } from '../../contract/painting-staff.ts'
import { paintingDeskPack } from '../../words/painting-desk.pack.ts'
import { PaintingLine } from './painting-line.tsx'
import { ForbidDialog, RestoreDialog } from './sight-dialogs.tsx'
import styles from './work-by-number.module.css'
import { WorkPictures } from './work-pictures.tsx'

/** One work by its number, whatever its state. The number is in the address. */
export function WorkByNumber() {
  const { work: words } = useWords(paintingDeskPack)
  const search = useDeskSearch()
  const asked = search.get('pid')
  const [number, setNumber] = useState(asked)
  const find = () => search.set({ pid: number.trim() })
  const pid = isNumber(asked) ? Number(asked) : null
  return (
    <Stack gap={4}>
      <form
        className={styles.find}
        data-unasked
        onSubmit={(event) => {
          event.preventDefault()
          find()
        }}
      >
        <Field label={words.id} hint={words.idHint} className={styles.field}>
          <TextInput
            inputMode="numeric"
            icon="search"
            value={number}
            onChange={({ target }) => setNumber(target.value)}
          />
        </Field>
        <Button type="submit" disabled={!isNumber(number.trim())}>
          {words.find}
        </Button>
      </form>
      {pid === null ? <p className="mute">{words.none}</p> : <Found key={pid} pid={pid} />}
    </Stack>
  )
}

function Found({ pid }: { readonly pid: number }) {
  return <DeskRead read={useRead(paintingStaff.calls.byId, { pid })}>{(work) => <OneWork work={work} />}</DeskRead>
}

function OneWork({ work }: { readonly work: PaintingDetail }) {
  const { work: words, hidden } = useWords(paintingDeskPack)
  const [asking, setAsking] = useState(false)
  const close = () => setAsking(false)
  const state = work.FORBID === 'Y' ? 'hidden' : work.HELD === 'Y' ? 'held' : 'shown'
  const isHidden = state === 'hidden'
  return (
    <Card pad>
      <Stack gap={4}>
        <PaintingLine work={work} linked={!isHidden} veiled={isHidden}>
          <p>
            <Chip tint={stateTints[state]}>{words.states[state]}</Chip>
          </p>
          {work.FORBIDFOR !== '' && <p className="mute">{words.hiddenFor(work.FORBIDFOR)}</p>}
        </PaintingLine>
        {!isHidden && <WorkPictures work={work} />}
        <Row gap={2}>
          {isHidden ? (
            <Button icon="rotate-ccw" onClick={() => setAsking(true)}>
              {hidden.restore}
            </Button>
          ) : (
            <Button variant="danger" icon="eye-off" onClick={() => setAsking(true)}>
              {words.forbid}
            </Button>
          )}
        </Row>
      </Stack>
      {asking &&
        (isHidden ? (
          <RestoreDialog pid={work.KeyID} onClose={close} />
        ) : (
          <ForbidDialog pid={work.KeyID} onClose={close} />
        ))}
    </Card>
  )
}

const stateTints = { shown: 'matcha', held: 'honey', hidden: 'straw' } as const
const isNumber = (text: string) => /^[1-9]\d{0,8}$/.test(text)
