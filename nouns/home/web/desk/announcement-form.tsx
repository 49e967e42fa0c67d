import { useState } from 'react'
import { useWrite } from '#api/writes.ts'
import type { Out } from '#contract/endpoint.ts'
import { Button } from '#design/parts/button.tsx'
import { Card } from '#design/parts/card.tsx'
import { Field } from '#design/parts/forms/field.tsx'
import { TextArea } from '#design/parts/forms/text-area.tsx'
import { Row, Stack } from '#design/parts/layout.tsx'
import * as limits from '#rules/staff/staff-limits.ts'
import { countCharacters, weightedLength } from '#rules/text.ts'
import { useTimes } from '#session/times.ts'
import { useWords } from '#session/words.tsx'
import { home } from '../../contract/home.ts'
import { homeDeskPack } from '../../words/home-desk.pack.ts'
import styles from './home-desk.module.css'

interface AnnouncementFormProps {
  readonly announcement: Out<typeof home.calls.homepage>['announcement']
}

/** Form of the announcement, in both languages. */
export function AnnouncementForm({ announcement }: AnnouncementFormProps) {
  const { own } = useTimes()
  const { announcement: words } = useWords(homeDeskPack)
  const update = useWrite(home.calls.updateAnnouncement, { success: 'saved' })
  const stored = { zh: announcement?.zh ?? '', en: announcement?.en ?? '' }
  const [texts, setTexts] = useState(stored)
  const isChanged = texts.zh !== stored.zh || texts.en !== stored.en
  const isLong = [texts.zh, texts.en].some((text) => weightedLength(text.trim()) > limits.announcement)
  return (
    <section aria-labelledby="desk-announcement">
      <Stack gap={3}>
        <h2 id="desk-announcement" className={styles.heading}>
          {words.title}
        </h2>
        <p className="mute">{words.text}</p>
        <Card pad>
          <Stack gap={3}>
            <div className={styles.fields}>
              {(['zh', 'en'] as const).map((one) => (
                <Field
                  key={one}
                  label={words[one]}
                  counter={countCharacters(texts[one].trim(), limits.announcement, one)}
                >
                  <TextArea
                    lang={one}
                    value={texts[one]}
                    onChange={({ target }) => setTexts({ ...texts, [one]: target.value })}
                  />
                </Field>
              ))}
            </div>
            <Row gap={3}>
              <Button
                variant="primary"
                busy={update.busy}
                disabled={!isChanged || isLong}
                onClick={() => void update.run(texts)}
              >
                {words.save}
              </Button>
              {announcement && <span className="faint">{words.since(own(announcement.TIME))}</span>}
            </Row>
          </Stack>
        </Card>
      </Stack>
    </section>
  )
}
