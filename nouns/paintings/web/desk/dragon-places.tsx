import { useState } from 'react'
import { useRead } from '#api/reads.ts'
import { useWrite } from '#api/writes.ts'
import { ReasonDialog } from '#cards/reason-dialog.tsx'
import { Button } from '#design/parts/button.tsx'
import { cardClass } from '#design/parts/card.tsx'
import { Field } from '#design/parts/forms/field.tsx'
import { Select } from '#design/parts/forms/select.tsx'
import { TextInput } from '#design/parts/forms/text-input.tsx'
import { Row, Stack } from '#design/parts/layout.tsx'
import { DeskRead } from '#desks/desk-page.tsx'
import rows from '#desks/desk-row.module.css'
import { useDeskSearch } from '#desks/desk-search.ts'
import { characterName } from '#rules/games/characters.ts'
import { useLanguage, useWords } from '#session/words.tsx'
import type { DragonRow } from '../../contract/dragon-balls.ts'
import { dragonBalls } from '../../contract/dragon-balls.ts'
import { ballsOfRound } from '../../rules/dragon-balls.ts'
import { paintingDeskPack } from '../../words/painting-desk.pack.ts'
import { PaintingLine } from './painting-line.tsx'

/** The seven places of one character's open round, to be set and emptied by hand. */
export function DragonPlaces() {
  return <DeskRead read={useRead(dragonBalls.calls.board, {})}>{(board) => <Places board={board} />}</DeskRead>
}

function Places({ board }: { readonly board: readonly DragonRow[] }) {
  const { dragon: words } = useWords(paintingDeskPack)
  const { language } = useLanguage()
  const search = useDeskSearch()
  const asked = search.get('character')
  const fullest = board.toSorted((a, b) => b.BALLS.length - a.BALLS.length)[0]
  const row = board.find(({ CHARACTER }) => CHARACTER === asked) ?? fullest
  if (!row) return null
  return (
    <Stack gap={3}>
      <Row gap={3}>
        <Select
          prefix={words.character}
          value={row.CHARACTER}
          onChange={({ target }) => search.set({ character: target.value })}
          options={board.map(({ CHARACTER, BALLS }) => ({
            value: CHARACTER,
            label: `${characterName(CHARACTER, language)} ${BALLS.length || ''}`,
          }))}
        />
        <span className="num">{words.round(row.ROUND, row.BALLS.length)}</span>
      </Row>
      <ul className={cardClass({ clip: true }, rows.joined)} aria-label={words.board}>
        {Array.from({ length: ballsOfRound }, (_, n) => n + 1).map((ball) => (
          <OnePlace key={`${row.CHARACTER} ${ball}`} row={row} ball={ball} />
        ))}
      </ul>
    </Stack>
  )
}

interface PlaceProps {
  readonly row: DragonRow
  readonly ball: number
}

function OnePlace({ row, ball }: PlaceProps) {
  const { dragon: words } = useWords(paintingDeskPack)
  const [open, setOpen] = useState(false)
  const work = row.BALLS.find(({ BALL }) => BALL === ball)?.painting
  return (
    <li className={rows.item}>
      <div className={rows.about}>
        <span className="faint">{words.place(ball)}</span>
        {work ? <PaintingLine work={work} /> : <span>{words.free}</span>}
      </div>
      <div className={rows.actions}>
        <Button onClick={() => setOpen(true)} aria-label={work ? words.emptyAt(ball) : words.putAt(ball)}>
          {work ? words.empty : words.put}
        </Button>
      </div>
      {open && <PlaceDialog row={row} ball={ball} emptying={work !== undefined} onClose={() => setOpen(false)} />}
    </li>
  )
}

interface PlaceDialogProps extends PlaceProps {
  /** The place has a work, which is taken away; else one is chosen by its number. */
  readonly emptying: boolean
  readonly onClose: () => void
}

function PlaceDialog({ row, ball, emptying, onClose }: PlaceDialogProps) {
  const { dragon: words } = useWords(paintingDeskPack)
  const set = useWrite(dragonBalls.calls.set, { inline: true })
  const [number, setNumber] = useState('')
  const pid = /^[1-9]\d{0,8}$/.test(number.trim()) ? Number(number) : null
  return (
    <ReasonDialog
      title={emptying ? words.emptyAt(ball) : words.putAt(ball)}
      text={emptying ? words.emptyText : words.putText}
      send={emptying ? words.empty : words.putNow}
      problem={() => (emptying || pid !== null ? null : words.idWrong)}
      onSend={(reason, options) =>
        set.run({ character: row.CHARACTER, ball, pid: emptying ? null : pid, reason }, options)
      }
      done={words.done}
      onClose={onClose}
    >
      {!emptying && (
        <Field label={words.id} hint={words.idHint} required>
          <TextInput inputMode="numeric" value={number} onChange={({ target }) => setNumber(target.value)} />
        </Field>
      )}
    </ReasonDialog>
  )
}
