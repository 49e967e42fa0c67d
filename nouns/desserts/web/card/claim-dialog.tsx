import { useId, useState } from 'react'
import { useRead } from '#api/reads.ts'
import { problemWord } from '#api/refusal-words.ts'
import { useWrite } from '#api/writes.ts'
import { Dessert } from '#design/art/desserts/dessert.tsx'
import { Button, buttonClass } from '#design/parts/button.tsx'
import { Dialog } from '#design/parts/over/dialog.tsx'
import { Banner } from '#design/parts/state/banner.tsx'
import { type Dessert as DessertName, desserts } from '#rules/desserts/desserts.ts'
import { Link } from '#session/link.tsx'
import { useLanguage, useWords } from '#session/words.tsx'
import { desserts as dessertsContract } from '../../contract/desserts.ts'
import { claimDessertPack } from '../../words/claim-dessert.pack.ts'
import { dessertNamesPack } from '../../words/dessert-names.pack.ts'
import styles from './claim-dialog.module.css'

export interface ClaimDialogProps {
  /** The dragon ball that pays. */
  readonly ball: { readonly character: string; readonly round: number; readonly ball: number }
  readonly onClose: () => void
}

interface Taken {
  readonly dessert: DessertName
  readonly again: boolean
  readonly level: number
}

/** Chooses the dessert of a dragon ball, one of all seven, and shows it when it has come. */
export function ClaimDialog({ ball, onClose }: ClaimDialogProps) {
  const { words: all, language } = useLanguage()
  const words = claimDessertPack(language)
  const names = useWords(dessertNamesPack)
  const claim = useWrite(dessertsContract.calls.claim, { inline: true })
  const [chosen, setChosen] = useState<DessertName | null>(null)
  const [problem, setProblem] = useState('')
  const [taken, setTaken] = useState<Taken | null>(null)
  if (taken) return <TakenDialog taken={taken} onClose={onClose} />
  const take = async () => {
    if (!chosen) return
    const answer = await claim.run({ ...ball, dessert: chosen })
    if (answer.ok) setTaken({ dessert: chosen, again: answer.value.AGAIN === 'Y', level: answer.value.LEVEL })
    else if (answer.auth === '') setProblem(problemWord(answer.refusal, all))
  }
  return (
    <Dialog
      open
      wide
      onClose={onClose}
      title={words.title}
      label={words.title}
      closeLabel={all.shell.close}
      actions={
        <>
          <Button onClick={onClose}>{words.cancel}</Button>
          <Button variant="primary" busy={claim.busy} disabled={!chosen} onClick={() => void take()}>
            {chosen ? `${words.take}: ${names[chosen]}` : words.take}
          </Button>
        </>
      }
    >
      <p className="mute">{words.text}</p>
      <DessertChoice value={chosen} onChange={setChosen} />
      {problem && <Banner kind="error">{problem}</Banner>}
    </Dialog>
  )
}

interface DessertChoiceProps {
  readonly value: DessertName | null
  readonly onChange: (dessert: DessertName) => void
}

function DessertChoice({ value, onChange }: DessertChoiceProps) {
  const words = useWords(claimDessertPack)
  const names = useWords(dessertNamesPack)
  const name = useId()
  const own = useRead(dessertsContract.calls.own, {}, { quiet: true })
  return (
    <fieldset className={styles.choice}>
      <legend className="visually-hidden">{words.label}</legend>
      {desserts.map((dessert) => (
        <label key={dessert} className={styles.tile} data-squash="">
          <input
            type="radio"
            className="visually-hidden"
            name={name}
            value={dessert}
            checked={dessert === value}
            onChange={() => onChange(dessert)}
          />
          <Dessert kind={dessert} mood={dessert === value ? 'happy' : 'calm'} label="" />
          <b>{names[dessert]}</b>
          {own.value?.DESSERTS.some(({ DESSERT }) => DESSERT === dessert) && <small>{words.owned}</small>}
        </label>
      ))}
    </fieldset>
  )
}

function TakenDialog({
  taken: { dessert, again, level },
  onClose,
}: {
  readonly taken: Taken
  readonly onClose: () => void
}) {
  const { words: all, language } = useLanguage()
  const words = claimDessertPack(language)
  const name = useWords(dessertNamesPack)[dessert]
  const title = again ? words.rose(name, level) : words.came(name)
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      label={title}
      closeLabel={all.shell.close}
      actions={
        <>
          <Button onClick={onClose}>{words.close}</Button>
          <Link to="/desserts" className={buttonClass({ variant: 'primary' })}>
            {words.toShelf}
          </Link>
        </>
      }
    >
      <div className={styles.taken}>
        <Dessert kind={dessert} mood="happy" hop label="" className={styles.drawn} />
        <p role="status">{again ? words.roseText : words.cameText}</p>
      </div>
    </Dialog>
  )
}
