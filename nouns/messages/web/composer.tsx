import { type ClipboardEvent, type KeyboardEvent, useId, useState } from 'react'
import { problemText } from '#api/problem-text.ts'
import { problemWord } from '#api/refusal-words.ts'
import { useWrite } from '#api/writes.ts'
import { social } from '#contract/social.ts'
import { Icon } from '#design/icons/icon.tsx'
import { Button } from '#design/parts/button.tsx'
import { isComposing } from '#design/parts/forms/composition.ts'
import { Field } from '#design/parts/forms/field.tsx'
import { TextArea } from '#design/parts/forms/text-area.tsx'
import { IconButton } from '#design/parts/icon-button.tsx'
import * as limits from '#rules/people/people-limits.ts'
import { countCharacters, isBlank, weightedLength } from '#rules/text.ts'
import { lazyPart } from '#session/lazy-part.tsx'
import { useLanguage, useWords } from '#session/words.tsx'
import type { OpenConversation } from '../contract/messages.ts'
import { messagesPack } from '../words/messages.pack.ts'
import styles from './composer.module.css'
import type { EmojiChoiceProps } from './emoji-choice.tsx'
import { PictureTray } from './picture-tray.tsx'
import { useMessage } from './use-message.ts'
import { pictureAccept, picturesIn } from './use-pictures.ts'

interface ComposerProps {
  readonly open: OpenConversation
  readonly me: number
  readonly name: string
}

/** Writes to the other one: words, emoji of the house, and pictures where they have answered. */
export function Composer({ open, me, name }: ComposerProps) {
  const { words: all, language } = useLanguage()
  const words = useWords(messagesPack)
  const message = useMessage(open, me)
  const { form, text, pictures, problem, busy, type, send, insert, choose } = message
  const [panel, setPanel] = useState(false)
  const panelId = useId()
  if (open.WHY === 'ownBlock') return <Unblock other={open.UID} />
  if (open.WHY !== '') return <p className={styles.shut}>{problemWord(`pm.${open.WHY}`, all)}</p>
  const asks = open.ASKS === 'Y'
  const press = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key !== 'Enter' || event.shiftKey || isComposing(event) || !hasKeyboard()) return
    event.preventDefault()
    void send()
  }
  const paste = (event: ClipboardEvent) => {
    const files = picturesIn(event.clipboardData)
    if (files.length === 0 || event.clipboardData.getData('text/plain') !== '') return
    event.preventDefault()
    choose(files)
  }
  const used = weightedLength(text)
  const error = typeof problem === 'string' ? problem : problem && problemText(problem, all, language)
  return (
    <form
      ref={form}
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
      onDragOver={(event) => event.dataTransfer.types.includes('Files') && event.preventDefault()}
      onDrop={(event) => {
        const files = picturesIn(event.dataTransfer)
        if (files.length === 0) return
        event.preventDefault()
        choose(files)
      }}
    >
      {asks && <p className={styles.hint}>{words.asks}</p>}
      {pictures.list.length > 0 && (
        <PictureTray list={pictures.list} onDescribe={pictures.describe} onDrop={pictures.drop} />
      )}
      <div className={styles.row}>
        {!asks && <PictureButton label={words.pictures} onFiles={choose} />}
        <IconButton
          icon="smile"
          label={words.emoji}
          tip
          aria-expanded={panel}
          aria-controls={panelId}
          onClick={() => setPanel(!panel)}
        />
        <Field
          className={styles.field}
          label={words.write(name)}
          labelHidden
          error={error}
          {...(used > limits.message / 2 && { counter: countCharacters(text, limits.message, language) })}
        >
          <TextArea
            className={styles.area}
            lines={1}
            data-unasked
            placeholder={words.write(name)}
            value={text}
            enterKeyHint={hasKeyboard() ? 'send' : 'enter'}
            onChange={(event) => type(event.target.value)}
            onKeyDown={press}
            onPaste={paste}
            onSend={() => void send()}
          />
        </Field>
        <Button
          type="submit"
          variant="primary"
          icon="send"
          busy={busy}
          disabled={isBlank(text) && pictures.list.length === 0}
          title={words.keysPc}
          className={styles.send}
        >
          <span>{words.send}</span>
        </Button>
      </div>
      {panel && (
        <EmojiChoice
          id={panelId}
          onChoose={insert}
          onClose={() => {
            setPanel(false)
            form.current?.querySelector('textarea')?.focus()
          }}
          onMissing={() => setPanel(false)}
        />
      )}
    </form>
  )
}

/** In place of the field: the caller blocked the other one, and may lift it. */
function Unblock({ other }: { readonly other: number }) {
  const words = useWords(messagesPack)
  const unblock = useWrite(social.calls.unblock)
  return (
    <p className={styles.shut}>
      {words.ownBlock}{' '}
      <Button size="small" busy={unblock.busy} onClick={() => void unblock.run({ UID: other })}>
        {words.unblock}
      </Button>
    </p>
  )
}

const EmojiChoice = lazyPart<EmojiChoiceProps>(() => import('./emoji-choice.tsx').then((part) => part.EmojiChoice))

function PictureButton({ label, onFiles }: { readonly label: string; readonly onFiles: (files: File[]) => void }) {
  return (
    <label className={styles.pick} data-tip={label}>
      <Icon name="image-plus" size={20} />
      <input
        type="file"
        data-unasked
        aria-label={label}
        accept={pictureAccept}
        multiple
        onChange={(event) => {
          const files = [...(event.target.files ?? [])]
          // The same file can be chosen again.
          event.target.value = ''
          onFiles(files)
        }}
      />
    </label>
  )
}

/** Whether Enter sends: on a phone's keyboard it is a new line. */
const hasKeyboard = (): boolean =>
  typeof matchMedia === 'function' && matchMedia('(hover: hover) and (pointer: fine)').matches
