import { useState } from 'react'
import { cardClass } from '#design/parts/card.tsx'
import { Field } from '#design/parts/forms/field.tsx'
import { Select } from '#design/parts/forms/select.tsx'
import { TextInput } from '#design/parts/forms/text-input.tsx'
import { type DrawKind, drawKinds } from '#rules/desserts/draws.ts'
import { useWords } from '#session/words.tsx'
import { chancePack } from '../../words/chance.pack.ts'
import styles from './chance-page.module.css'
import { drawAgain, typedSeed } from './draw-again.ts'

/** Works out any draw from what is typed, in the browser alone. */
export function HandDraw() {
  const words = useWords(chancePack)
  const { fields } = words
  const [typed, setTyped] = useState('')
  const [kind, setKind] = useState<DrawKind>('synthesis')
  const [subject, setSubject] = useState('')
  const [number, setNumber] = useState('0')
  const seed = typedSeed(typed)
  const plain = number.normalize('NFKC').trim()
  const n = /^\d{1,4}$/.test(plain) ? Number(plain) : null
  const drawn =
    seed !== null && n !== null && subject.trim() !== '' && drawAgain(seed, { kind, subject: subject.trim(), n })
  return (
    <div className={cardClass({ pad: true }, styles.stack)} data-unasked>
      <p className="mute">{words.handText}</p>
      <Field label={fields.seed} error={typed !== '' && seed === null && fields.seedWrong}>
        <TextInput
          autoComplete="off"
          spellCheck={false}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          className={styles.code}
        />
      </Field>
      <div className={styles.fields}>
        <Field label={fields.kind}>
          <Select
            value={kind}
            onChange={({ target }) => setKind(drawKinds.find((each) => each === target.value) ?? 'synthesis')}
            options={drawKinds.map((value) => ({ value, label: words.kinds[value] }))}
          />
        </Field>
        <Field label={fields.subject}>
          <TextInput autoComplete="off" value={subject} onChange={({ target }) => setSubject(target.value)} />
        </Field>
        <Field label={fields.n} error={n === null && fields.nWrong}>
          <TextInput
            inputMode="numeric"
            autoComplete="off"
            value={number}
            onChange={({ target }) => setNumber(target.value)}
          />
        </Field>
      </div>
      <dl className={styles.result} aria-live="polite">
        {drawn && (
          <>
            <dt>{words.message}</dt>
            <dd>
              <code className={styles.long}>{drawn.message}</code>
            </dd>
            <dt>{words.digest}</dt>
            <dd>
              <code className={styles.long}>{drawn.digest}</code>
            </dd>
            <dt>{words.number}</dt>
            <dd>
              <b className="num">{drawn.number.toFixed(9)}</b>
            </dd>
          </>
        )}
      </dl>
    </div>
  )
}
