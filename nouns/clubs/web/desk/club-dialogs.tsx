import { useState } from 'react'
import type { Refused } from '#api/answer.ts'
import { problemText } from '#api/problem-text.ts'
import { useWrite } from '#api/writes.ts'
import { PictureField } from '#cards/picture-field.tsx'
import { ReasonDialog } from '#cards/reason-dialog.tsx'
import type { Out } from '#contract/endpoint.ts'
import { Button } from '#design/parts/button.tsx'
import { Checkbox } from '#design/parts/forms/checkbox.tsx'
import { Field } from '#design/parts/forms/field.tsx'
import { TextArea } from '#design/parts/forms/text-area.tsx'
import { TextInput } from '#design/parts/forms/text-input.tsx'
import { Stack } from '#design/parts/layout.tsx'
import { Dialog } from '#design/parts/over/dialog.tsx'
import { Banner } from '#design/parts/state/banner.tsx'
import { countCharacters, isBlank, weightedLength } from '#rules/text.ts'
import { useLanguage, useWords } from '#session/words.tsx'
import { clubs as clubsContract } from '../../contract/clubs.ts'
import * as limits from '../../rules/club-limits.ts'
import { clubDeskPack } from '../../words/club-desk.pack.ts'

export type StaffClub = Out<typeof clubsContract.calls.staffClubs>[number]

interface Card {
  readonly name: string
  readonly nameEn: string
  readonly intro: string
  readonly introEn: string
  readonly pic: string
}

export function AddClubDialog({ onClose }: { readonly onClose: () => void }) {
  const { words: all, language } = useLanguage()
  const { clubs: words } = useWords(clubDeskPack)
  const add = useWrite(clubsContract.calls.addClub, { success: 'saved', inline: true })
  const [card, setCard] = useState<Card>({ name: '', nameEn: '', intro: '', introEn: '', pic: '' })
  const [refused, setRefused] = useState<Refused | null>(null)
  const send = async () => {
    const answer = await add.run(card)
    if (answer.ok) onClose()
    else setRefused(answer)
  }
  return (
    <Dialog
      open
      firm={!isBlank(card.name) || card.nameEn !== '' || card.intro !== '' || card.introEn !== '' || card.pic !== ''}
      onClose={onClose}
      title={words.add}
      label={words.add}
      closeLabel={all.shell.close}
      actions={
        <>
          <Button onClick={onClose}>{all.shell.cancel}</Button>
          <Button variant="primary" busy={add.busy} disabled={!isFine(card)} onClick={() => void send()}>
            {words.add}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        {refused && <Banner kind="error">{problemText(refused, all, language)}</Banner>}
        <CardFields card={card} onChange={setCard} />
      </Stack>
    </Dialog>
  )
}

export function EditClubDialog({ club, onClose }: { readonly club: StaffClub; readonly onClose: () => void }) {
  const { clubs: words } = useWords(clubDeskPack)
  const update = useWrite(clubsContract.calls.updateClub, { success: 'saved', inline: true })
  const [card, setCard] = useState<Card>({
    ...{ name: club.NAME, nameEn: club.NAMEEN, pic: club.PIC },
    ...{ intro: club.INTRO, introEn: club.INTROEN },
  })
  const [hidden, setHidden] = useState(club.HIDDEN)
  return (
    <ReasonDialog
      title={words.editOf(club.NAME)}
      danger={hidden === 'Y' && club.HIDDEN === 'N'}
      send={words.save}
      onSend={(reason, options) => update.run({ m: club.KeyID, ...card, hidden, reason }, options)}
      onClose={onClose}
    >
      <CardFields card={card} onChange={setCard} />
      <Checkbox checked={hidden === 'Y'} onChange={({ target }) => setHidden(target.checked ? 'Y' : 'N')}>
        {words.hide}
      </Checkbox>
    </ReasonDialog>
  )
}

const isFine = ({ name, nameEn, intro, introEn }: Card): boolean =>
  !isBlank(name) &&
  Math.max(weightedLength(name.trim()), weightedLength(nameEn.trim())) <= limits.clubName &&
  Math.max(weightedLength(intro.trim()), weightedLength(introEn.trim())) <= limits.clubText

interface CardFieldsProps {
  readonly card: Card
  readonly onChange: (card: Card) => void
}

function CardFields({ card, onChange }: CardFieldsProps) {
  const { language } = useLanguage()
  const { clubs: words } = useWords(clubDeskPack)
  const { name, nameEn, intro, introEn, pic } = card
  return (
    <>
      <Field label={words.name} required counter={countCharacters(name.trim(), limits.clubName, language)}>
        <TextInput value={name} onChange={({ target }) => onChange({ ...card, name: target.value })} />
      </Field>
      <Field label={words.nameEn} counter={countCharacters(nameEn.trim(), limits.clubName, language)}>
        <TextInput lang="en" value={nameEn} onChange={({ target }) => onChange({ ...card, nameEn: target.value })} />
      </Field>
      <Field label={words.intro} counter={countCharacters(intro.trim(), limits.clubText, language)}>
        <TextArea value={intro} onChange={({ target }) => onChange({ ...card, intro: target.value })} />
      </Field>
      <Field label={words.introEn} counter={countCharacters(introEn.trim(), limits.clubText, language)}>
        <TextArea lang="en" value={introEn} onChange={({ target }) => onChange({ ...card, introEn: target.value })} />
      </Field>
      <PictureField square words={words.picture} value={pic} onChange={(path) => onChange({ ...card, pic: path })} />
    </>
  )
}
