import { useState } from 'react'
import { useRead } from '#api/reads.ts'
import { useWrite } from '#api/writes.ts'
import { ReasonDialog } from '#cards/reason-dialog.tsx'
import { Button } from '#design/parts/button.tsx'
import { Field } from '#design/parts/forms/field.tsx'
import { Select } from '#design/parts/forms/select.tsx'
import { TextInput } from '#design/parts/forms/text-input.tsx'
import { Menu, MenuItem } from '#design/parts/over/menu.tsx'
import * as houseLimits from '#rules/house-limits.ts'
import { countCharacters } from '#rules/text.ts'
import { useLanguage, useWords } from '#session/words.tsx'
import type { StaffTopic } from '../../contract/club-staff.ts'
import { clubs as clubsContract } from '../../contract/clubs.ts'
import type { TopicAct } from '../../rules/clubs.ts'
import { clubDeskPack } from '../../words/club-desk.pack.ts'
import { useClubName } from '../card/use-club-name.ts'

/** Staff acts that the topic's state allows. */
const actsOn = (topic: StaffTopic): readonly TopicAct[] =>
  topic.HIDDEN === 'Y'
    ? ['restore']
    : [topic.PINNED === 'Y' ? 'unpin' : 'pin', topic.LOCKED === 'Y' ? 'unlock' : 'lock', 'move', 'rename', 'hide']

export interface TopicActsProps {
  readonly topic: StaffTopic
  readonly size?: 'small' | 'medium' | undefined
}

/** The acts of staff on a topic, each with its reason. */
export function TopicActs({ topic, size = 'medium' }: TopicActsProps) {
  const { topics } = useWords(clubDeskPack)
  const [act, setAct] = useState<TopicAct | null>(null)
  return (
    <>
      <Menu
        label={topics.actsOf(topic.TITLE)}
        align="end"
        trigger={(props) => (
          <Button {...props} size={size} icon="key-round" aria-label={topics.actsOf(topic.TITLE)}>
            {topics.acts}
          </Button>
        )}
      >
        {actsOn(topic).map((one) => (
          <MenuItem key={one} danger={one === 'hide'} onSelect={() => setAct(one)}>
            {topics.act[one]}
          </MenuItem>
        ))}
      </Menu>
      {act && <ActDialog topic={topic} act={act} onClose={() => setAct(null)} />}
    </>
  )
}

interface ActDialogProps {
  readonly topic: StaffTopic
  readonly act: TopicAct
  readonly onClose: () => void
}

function ActDialog({ topic, act, onClose }: ActDialogProps) {
  const { language } = useLanguage()
  const { topics } = useWords(clubDeskPack)
  const clubName = useClubName()
  const set = useWrite(clubsContract.calls.setTopic, { success: 'saved', inline: true })
  const clubs = useRead(clubsContract.calls.list, {}, { enabled: act === 'move' })
  const [title, setTitle] = useState(topic.TITLE)
  const [m, setM] = useState('')
  const others = clubs.value?.filter(({ KeyID }) => KeyID !== topic.MS) ?? []
  const club = m || String(others[0]?.KeyID ?? '')
  return (
    <ReasonDialog
      title={topics.act[act]}
      danger={act === 'hide'}
      send={topics.act[act]}
      onSend={(reason, options) =>
        set.run(
          {
            t: topic.KeyID,
            act,
            reason,
            ...(act === 'move' && club !== '' ? { m: Number(club) } : {}),
            ...(act === 'rename' ? { title } : {}),
          },
          options,
        )
      }
      onClose={onClose}
    >
      <p className="mute">{topics.texts[act]}</p>
      {act === 'move' && topic.PINNEDUNTIL !== '' && <p>{topics.pinStays}</p>}
      {act === 'move' && (
        <Field label={topics.to}>
          <Select
            value={club}
            onChange={({ target }) => setM(target.value)}
            options={others.map((one) => ({ value: String(one.KeyID), label: clubName(one) }))}
          />
        </Field>
      )}
      {act === 'rename' && (
        <Field label={topics.title} counter={countCharacters(title.trim(), houseLimits.topicTitle, language)}>
          <TextInput value={title} onChange={({ target }) => setTitle(target.value)} />
        </Field>
      )}
    </ReasonDialog>
  )
}
