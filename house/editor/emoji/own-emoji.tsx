import { useState } from 'react'
import { problemText } from '#api/problem-text.ts'
import { useRead } from '#api/reads.ts'
import { useWrite } from '#api/writes.ts'
import { writing } from '#contract/writing.ts'
import { Button } from '#design/parts/button.tsx'
import { IconButton } from '#design/parts/icon-button.tsx'
import { useLanguage, useWords } from '#session/words.tsx'
import { editorBlocksPack } from '#words/editor/editor-blocks.pack.ts'
import { LinkField } from '../dialogs/pictures/link-field.tsx'
import dialogs from '../dialogs/pictures/pictures.module.css'
import { pictureAccept, type Refusal } from '../dialogs/pictures/send-picture.ts'
import { UploadRow } from '../dialogs/pictures/upload-row.tsx'
import { useUploads } from '../dialogs/pictures/use-uploads.ts'
import { EmojiGrid, type Shown } from './emoji-grid.tsx'
import styles from './emoji-panel.module.css'

/** The member's own emoji: added by address or upload, deleted one by one. */
export function OwnEmoji({ onChoose }: { readonly onChoose: (attrs: Shown['attrs'], byKey: boolean) => void }) {
  const words = useWords(editorBlocksPack)
  const { words: all, language } = useLanguage()
  const { value: own, loading } = useRead(writing.calls.emoji, {}, { quiet: true })
  const add = useWrite(writing.calls.addEmoji, { inline: true })
  const drop = useWrite(writing.calls.dropEmoji, { success: 'delSuc' })
  const [managed, setManaged] = useState(false)
  const [refused, setRefused] = useState<Refusal | null>(null)
  const uploads = useUploads((_, { url }) => void take(url))

  const take = async (emojiSrc: string) => {
    const answer = await add.run({ emojiSrc })
    setRefused(answer.ok || answer.auth !== '' ? null : answer)
  }
  const list: readonly Shown[] = (own ?? []).map(({ emojiSrc, PIC }, at) => ({
    key: emojiSrc,
    src: PIC || null,
    label: words.emoji.ownName(at + 1),
    attrs: { set: 'own', src: emojiSrc },
  }))
  return (
    <div className={styles.own}>
      {loading ? (
        <p className={styles.none} role="status">
          {words.emoji.loading}
        </p>
      ) : managed && list.length > 0 ? (
        <ul className={styles.managed}>
          {list.map(({ key, src, label }) => (
            <li key={key}>
              {src ? <img src={src} alt={label} width={50} height={50} /> : <span title={key}>↗</span>}
              <IconButton
                icon="trash-2"
                size="small"
                label={words.emoji.drop(label)}
                onClick={() => void drop.run({ emojiSrc: key })}
              />
            </li>
          ))}
        </ul>
      ) : (
        <EmojiGrid list={list} label={words.emoji.own} empty={words.emoji.noOwn} onChoose={onChoose} />
      )}
      <div className={styles.adding}>
        <LinkField
          label={words.emoji.addLabel}
          busy={add.busy}
          error={refused ? problemText(refused, all, language) : undefined}
          onLink={(link) => void take(link)}
        />
        <div className={styles.ways}>
          <label className={styles.file}>
            <input
              type="file"
              accept={pictureAccept}
              onChange={({ target }) => {
                uploads.start([...(target.files ?? [])])
                target.value = ''
              }}
            />
            {words.emoji.upload}
          </label>
          {list.length > 0 && (
            <Button size="small" onClick={() => setManaged(!managed)}>
              {managed ? words.emoji.done : words.emoji.manage}
            </Button>
          )}
        </div>
        {uploads.list.map((upload) => (
          <div key={upload.key} className={dialogs.sending}>
            <UploadRow
              upload={upload}
              onRetry={() => uploads.retry(upload.key)}
              onDrop={() => uploads.drop(upload.key)}
            />
          </div>
        ))}
      </div>
    </div>
  )
}
