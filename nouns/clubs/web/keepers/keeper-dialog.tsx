import { useState } from 'react'
import { useWrite } from '#api/writes.ts'
import { ReasonDialog, type ReasonDialogProps } from '#cards/reason-dialog.tsx'
import { NoMoney } from '#cards/resources/no-money.tsx'
import { Field } from '#design/parts/forms/field.tsx'
import { Select } from '#design/parts/forms/select.tsx'
import { TextInput } from '#design/parts/forms/text-input.tsx'
import { sinks } from '#rules/economy/economy-rates.ts'
import * as houseLimits from '#rules/house-limits.ts'
import { countCharacters } from '#rules/text.ts'
import { useLanguage, useWords } from '#session/words.tsx'
import type { TopicHead } from '../../contract/clubs.ts'
import { clubs } from '../../contract/clubs.ts'
import type { KeeperAct } from '../../rules/club-keeping.ts'
import { clubKeepingPack } from '../../words/club-keeping.pack.ts'

export interface KeeperDialogProps {
  readonly topic: TopicHead
  readonly act: KeeperAct
  /** The clubs that the reader keeps. */
  readonly kept: readonly { readonly KeyID: number; readonly NAME: string }[]
  readonly onClose: () => void
}

const shown = { success: 'saved', inline: true } as const

/** Asks for the reason of a keeper's act, and for what else it needs. */
export function KeeperDialog({ topic, act, kept, onClose }: KeeperDialogProps) {
  const { language } = useLanguage()
  const words = useWords(clubKeepingPack)
  const { keepPin, keepLock, keepRename, keepMove } = clubs.calls
  const pin = useWrite(keepPin, shown)
  const lock = useWrite(keepLock, shown)
  const rename = useWrite(keepRename, shown)
  const move = useWrite(keepMove, shown)
  const [title, setTitle] = useState(topic.TITLE)
  const others = kept.filter(({ KeyID }) => KeyID !== topic.MS)
  const [m, setM] = useState(others[0]?.KeyID)
  const t = topic.KeyID
  const send: ReasonDialogProps['onSend'] = (reason, options) => {
    if (act === 'pin' || act === 'unpin') return pin.run({ t, on: act === 'pin' ? 'Y' : 'N', reason }, options)
    if (act === 'rename') return rename.run({ t, title, reason }, options)
    if (act === 'move' && m !== undefined) return move.run({ t, m, reason }, options)
    return lock.run({ t, on: act === 'lock' ? 'Y' : 'N', reason }, options)
  }
  return (
    <ReasonDialog
      title={words.act[act]}
      ask={words.why}
      send={words.act[act]}
      problem={() => (act === 'move' && m === undefined ? words.noOther : null)}
      onSend={send}
      onClose={onClose}
    >
      <p className="mute">{words.texts[act](sinks.pinDayFaith)}</p>
      {act === 'pin' && <NoMoney />}
      {act === 'move' && topic.PINNEDUNTIL !== '' && <p>{words.pinStays}</p>}
      {act === 'move' && others.length === 0 && <p>{words.noOther}</p>}
      {act === 'move' && others.length > 0 && (
        <Field label={words.to}>
          <Select
            value={String(m)}
            onChange={({ target }) => setM(Number(target.value))}
            options={others.map(({ KeyID, NAME }) => ({ value: String(KeyID), label: NAME }))}
          />
        </Field>
      )}
      {act === 'rename' && (
        <Field label={words.title} counter={countCharacters(title.trim(), houseLimits.topicTitle, language)}>
          <TextInput value={title} onChange={({ target }) => setTitle(target.value)} />
        </Field>
      )}
    </ReasonDialog>
  )
}
