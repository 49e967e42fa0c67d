import { PictureField } from '#cards/picture-field.tsx'
import { Button } from '#design/parts/button.tsx'
import { Card } from '#design/parts/card.tsx'
import { Field } from '#design/parts/forms/field.tsx'
import { TextArea } from '#design/parts/forms/text-area.tsx'
import { TextInput } from '#design/parts/forms/text-input.tsx'
import { Stack } from '#design/parts/layout.tsx'
import * as limits from '#rules/staff/staff-limits.ts'
import { countCharacters } from '#rules/text.ts'
import { useWords } from '#session/words.tsx'
import type { RollItem } from '../../contract/home.ts'
import { homeDeskPack } from '../../words/home-desk.pack.ts'
import styles from './home-desk.module.css'

export interface DraftItem extends RollItem {
  readonly key: number
}

interface RollItemFormProps {
  readonly item: DraftItem
  /** Counted from 1. */
  readonly place: number
  readonly isLast: boolean
  readonly onChange: (item: DraftItem) => void
  readonly onMove: (by: -1 | 1) => void
  readonly onRemove: () => void
}

/** Form of one item of the roll box, in both languages. */
export function RollItemForm({ item, place, isLast, onChange, onMove, onRemove }: RollItemFormProps) {
  const { roll: words } = useWords(homeDeskPack)
  const titles = { zh: words.titleZh, en: words.titleEn }
  const texts = { zh: words.wordsZh, en: words.wordsEn }
  return (
    <Card pad>
      <Stack gap={3}>
        <div className={styles.top}>
          <span className={styles.name}>{words.item(place)}</span>
          <span className={styles.actions}>
            <Button
              size="small"
              variant="quiet"
              disabled={place === 1}
              aria-label={words.upOf(place)}
              onClick={() => onMove(-1)}
            >
              {words.up}
            </Button>
            <Button
              size="small"
              variant="quiet"
              disabled={isLast}
              aria-label={words.downOf(place)}
              onClick={() => onMove(1)}
            >
              {words.down}
            </Button>
            <Button size="small" icon="trash-2" aria-label={words.removeOf(place)} onClick={onRemove}>
              {words.remove}
            </Button>
          </span>
        </div>
        <div className={styles.fields}>
          {(['zh', 'en'] as const).map((one) => (
            <Field
              key={one}
              label={titles[one]}
              counter={countCharacters(item.title[one].trim(), limits.rollTitle, one)}
            >
              <TextInput
                lang={one}
                value={item.title[one]}
                onChange={({ target }) => onChange({ ...item, title: { ...item.title, [one]: target.value } })}
              />
            </Field>
          ))}
          {(['zh', 'en'] as const).map((one) => (
            <Field
              key={one}
              label={texts[one]}
              counter={countCharacters(item.words[one].trim(), limits.rollWords, one)}
            >
              <TextArea
                lang={one}
                lines={2}
                value={item.words[one]}
                onChange={({ target }) => onChange({ ...item, words: { ...item.words, [one]: target.value } })}
              />
            </Field>
          ))}
          <Field label={words.link} hint={words.linkHint} className={styles.whole}>
            <TextInput value={item.link} onChange={({ target }) => onChange({ ...item, link: target.value })} />
          </Field>
          <div className={styles.whole}>
            <PictureField words={words.picture} value={item.pic} onChange={(pic) => onChange({ ...item, pic })} />
          </div>
        </div>
      </Stack>
    </Card>
  )
}
