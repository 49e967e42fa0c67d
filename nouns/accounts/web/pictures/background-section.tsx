import { useState } from 'react'
import { problemText } from '#api/problem-text.ts'
import { useRead, useReads } from '#api/reads.ts'
import { useWrite } from '#api/writes.ts'
import { SettingsCard } from '#cards/settings/settings-card.tsx'
import type { SectionProps } from '#cards/settings/settings-sections.ts'
import { accounts } from '#contract/accounts.ts'
import { Button, buttonClass } from '#design/parts/button.tsx'
import { FileDrop } from '#design/parts/forms/file-drop.tsx'
import { useToast } from '#design/parts/over/toast.tsx'
import { Banner } from '#design/parts/state/banner.tsx'
import { Progress } from '#design/parts/state/progress.tsx'
import { SkeletonLines } from '#design/parts/state/skeleton.tsx'
import { lifeLevels } from '#rules/people/privileges.ts'
import { Link } from '#session/link.tsx'
import { useLanguage, useWords } from '#session/words.tsx'
import { ownData } from '../../contract/own-data.ts'
import { drawnBackgrounds, drawnSource } from '../../rules/backgrounds.ts'
import { settingsPack } from '../../words/settings.pack.ts'
import { NameCard } from '../person/name-card.tsx'
import { PageBackdrop } from '../person/page-backdrop.tsx'
import styles from './background-section.module.css'
import { PayBackground } from './pay-background.tsx'
import { pictureAccept } from './read-picture.ts'
import { useUploadPicture } from './upload-picture.ts'

/** Choice of the name card's background: a drawn pattern, an own picture, or none. */
export function BackgroundSection({ profile }: SectionProps) {
  const { words, language } = useLanguage()
  const settings = useWords(settingsPack)
  const { background } = settings
  const toast = useToast()
  const { patch } = useReads()
  const { value, refusal, data, again } = useRead(ownData.calls.background, {})
  const { value: introduction } = useRead(accounts.calls.introduction, {})
  const write = useWrite(ownData.calls.setBackground, { inline: true })
  const upload = useUploadPicture()
  const [problem, setProblem] = useState<string>()
  /** The background that the member is asked to pay for. */
  const [wanted, setWanted] = useState<string | null>(null)

  if (!value) {
    if (!refusal) return <SkeletonLines lines={4} />
    return (
      <Banner kind="error" actions={<Button onClick={again}>{words.shell.retry}</Button>}>
        {problemText({ refusal, data }, words, language)}
      </Banner>
    )
  }
  const choose = async (src: string) => {
    setProblem(undefined)
    setWanted(null)
    const putBack = patch(ownData.calls.background, () => ({ src }))
    const answer = await write.run({ src })
    if (answer.ok) return toast.success(src === '' ? background.taken : background.saved)
    putBack()
    if (answer.auth === '') setProblem(problemText(answer, words, language))
  }
  const take = async (file: File) => {
    setProblem(undefined)
    const uploaded = await upload.run(file)
    if (uploaded.ok) setWanted(uploaded.value)
    else if (uploaded.auth === '') setProblem(problemText(uploaded, words, language))
  }
  const { src } = value
  const mayChange = profile.player >= lifeLevels.paintedBackground
  return (
    <>
      <NameCard
        id={profile.id}
        nick={profile.nick}
        head={profile.head}
        introduction={introduction?.brint ?? ''}
        background={src}
        colour={profile.colour}
      />
      <SettingsCard title={background.choose} text={background.text}>
        <fieldset className={styles.choices}>
          <legend className="visually-hidden">{background.choose}</legend>
          <Choice chosen={src === ''} onChoose={() => void choose('')} label={background.none} source="" />
          {drawnBackgrounds.map((name) => (
            <Choice
              key={name}
              chosen={src === drawnSource(name)}
              disabled={!mayChange}
              onChoose={() => setWanted(drawnSource(name))}
              label={background.drawn[name]}
              source={drawnSource(name)}
            />
          ))}
          {src.startsWith('/') && <Choice chosen onChoose={() => undefined} label={background.own} source={src} />}
        </fieldset>
        {!mayChange && (
          <Banner
            actions={
              <Link to="/privileges" className={buttonClass({ size: 'small' })}>
                {words.titles.privileges}
              </Link>
            }
          >
            {background.level(lifeLevels.paintedBackground, profile.player)}
          </Banner>
        )}
        {problem && <Banner kind="error">{problem}</Banner>}
        {upload.busy && <Progress label={settings.head.uploading} value={upload.progress} />}
        <FileDrop
          icon="image-plus"
          label={background.drop}
          hint={background.hint}
          accept={pictureAccept}
          disabled={upload.busy || !mayChange}
          onFiles={([file]) => file && void take(file)}
        />
      </SettingsCard>
      {wanted !== null && (
        <PayBackground
          source={wanted}
          busy={write.busy}
          onPay={() => void choose(wanted)}
          onClose={() => setWanted(null)}
        />
      )}
    </>
  )
}

interface ChoiceProps {
  readonly chosen: boolean
  readonly disabled?: boolean | undefined
  readonly onChoose: () => void
  readonly label: string
  readonly source: string
}

function Choice({ chosen, disabled, onChoose, label, source }: ChoiceProps) {
  return (
    <label className={styles.choice}>
      <input type="radio" name="background" checked={chosen} disabled={disabled && !chosen} onChange={onChoose} />
      <span className={styles.swatch}>
        <PageBackdrop source={source} />
      </span>
      <span>{label}</span>
    </label>
  )
}
