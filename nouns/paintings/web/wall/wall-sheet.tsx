import { useState } from 'react'
import { Button } from '#design/parts/button.tsx'
import { Field } from '#design/parts/forms/field.tsx'
import { Select } from '#design/parts/forms/select.tsx'
import { Dialog } from '#design/parts/over/dialog.tsx'
import { useGo } from '#session/link.tsx'
import { useWords } from '#session/words.tsx'
import { type PaintingFilter, readPaintingFilter } from '../../rules/painting-filters.ts'
import { paintingsPack } from '../../words/paintings.pack.ts'
import { useWallChoices } from './use-wall-choices.ts'
import styles from './wall-sheet.module.css'
import { wallPath } from './wall-view.ts'

export interface WallSheetProps {
  readonly filter: PaintingFilter
  readonly onClose: () => void
}

/** All conditions in a sheet, on phones. Nothing is asked for before it is wished. */
export function WallSheet({ filter, onClose }: WallSheetProps) {
  const { filters } = useWords(paintingsPack)
  const { close } = useWords().shell
  const go = useGo()
  const [draft, setDraft] = useState(filter)
  const choices = useWallChoices(draft)
  const apply = () => {
    onClose()
    go(wallPath(draft))
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={filters.sheet}
      label={filters.sheet}
      closeLabel={close}
      actions={
        <>
          <Button variant="quiet" onClick={() => setDraft({ sort: filter.sort })}>
            {filters.reset}
          </Button>
          <Button variant="primary" onClick={apply}>
            {filters.apply}
          </Button>
        </>
      }
    >
      <div className={styles.fields} data-unasked>
        {choices.map(({ field, options }) => (
          <Field key={field} label={filters[field]}>
            <Select
              value={String(draft[field] ?? '')}
              onChange={({ target }) => setDraft(readPaintingFilter({ ...draft, [field]: target.value }))}
              options={options}
            />
          </Field>
        ))}
      </div>
    </Dialog>
  )
}
