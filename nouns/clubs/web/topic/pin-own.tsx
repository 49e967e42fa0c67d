import { useState } from 'react'
import { problemText } from '#api/problem-text.ts'
import { useWrite } from '#api/writes.ts'
import { NoMoney } from '#cards/resources/no-money.tsx'
import { ResourceAmount } from '#cards/resources/resource-amount.tsx'
import { useHeld } from '#cards/resources/use-held.ts'
import { Button } from '#design/parts/button.tsx'
import { Dialog } from '#design/parts/over/dialog.tsx'
import { useToast } from '#design/parts/over/toast.tsx'
import { Banner } from '#design/parts/state/banner.tsx'
import { sinks } from '#rules/economy/economy-rates.ts'
import { useTimes } from '#session/times.ts'
import { useLanguage, useWords } from '#session/words.tsx'
import type { TopicHead } from '../../contract/clubs.ts'
import { clubs } from '../../contract/clubs.ts'
import { clubKeepingPack } from '../../words/club-keeping.pack.ts'
import styles from './pin-own.module.css'

/** Lets the author pay for a day at the top of the club. */
export function PinOwn({ topic }: { readonly topic: TopicHead }) {
  const { own: words } = useWords(clubKeepingPack)
  const [asks, setAsks] = useState(false)
  return (
    <>
      <Button size="small" variant="quiet" icon="pin" onClick={() => setAsks(true)}>
        {words.act}
      </Button>
      {asks && <PinDialog t={topic.KeyID} onClose={() => setAsks(false)} />}
    </>
  )
}

function PinDialog({ t, onClose }: { readonly t: number; readonly onClose: () => void }) {
  const { words: all, language } = useLanguage()
  const { own: words } = useWords(clubKeepingPack)
  const { house } = useTimes()
  const toast = useToast()
  const { read, held } = useHeld()
  const pin = useWrite(clubs.calls.pinOwn, { inline: true })
  const [problem, setProblem] = useState('')
  const price = sinks.pinDayFaith
  const left = held('faith') - price
  const send = async () => {
    const answer = await pin.run({ t })
    if (!answer.ok) return answer.auth === '' ? setProblem(problemText(answer, all, language)) : onClose()
    toast.success(words.done(house(answer.value.until)))
    onClose()
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={words.title}
      label={words.title}
      closeLabel={all.shell.close}
      actions={
        <>
          <Button onClick={onClose}>{all.shell.cancel}</Button>
          <Button variant="primary" busy={pin.busy} disabled={!read.value || left < 0} onClick={() => void send()}>
            {words.send(price)}
          </Button>
        </>
      }
    >
      <p>{words.text(price)}</p>
      {read.value && (
        <dl className={styles.purse}>
          <dt>{words.has}</dt>
          <dd>
            <ResourceAmount resource="faith" amount={held('faith')} />
          </dd>
          <dt>{words.after}</dt>
          <dd>{left < 0 ? words.lacks(-left) : <ResourceAmount resource="faith" amount={left} />}</dd>
        </dl>
      )}
      {problem !== '' && <Banner kind="error">{problem}</Banner>}
      <NoMoney />
    </Dialog>
  )
}
