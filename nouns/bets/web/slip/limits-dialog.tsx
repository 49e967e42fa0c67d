import { useState } from 'react'
import { useRead, useReads } from '#api/reads.ts'
import { useWrite } from '#api/writes.ts'
import type { Out } from '#contract/endpoint.ts'
import { Button } from '#design/parts/button.tsx'
import { Field } from '#design/parts/forms/field.tsx'
import { Select } from '#design/parts/forms/select.tsx'
import { TextInput } from '#design/parts/forms/text-input.tsx'
import { Stack } from '#design/parts/layout.tsx'
import { Dialog } from '#design/parts/over/dialog.tsx'
import { useToast } from '#design/parts/over/toast.tsx'
import { Banner } from '#design/parts/state/banner.tsx'
import { SkeletonLines } from '#design/parts/state/skeleton.tsx'
import { useTimes } from '#session/times.ts'
import { useWords } from '#session/words.tsx'
import { bets } from '../../contract/bets.ts'
import { betPack } from '../../words/bet.pack.ts'
import { isLooser, limitText, typedLimit } from './limits-input.ts'

type Limits = Out<typeof bets.calls.limits>

/** The member's own limits of a day, and a pause. */
export function LimitsDialog({ onClose }: { readonly onClose: () => void }) {
  const words = useWords(betPack).limits
  const { shell } = useWords()
  const { value } = useRead(bets.calls.limits, {})
  if (value) return <Form limits={value} onClose={onClose} />
  return (
    <Dialog open onClose={onClose} title={words.title} label={words.title} closeLabel={shell.close}>
      <SkeletonLines lines={4} />
    </Dialog>
  )
}

const pauses = ['0', '1', '7', '30', '180'] as const

function Form({ limits, onClose }: { readonly limits: Limits; readonly onClose: () => void }) {
  const words = useWords(betPack).limits
  const { shell } = useWords()
  const { own } = useTimes()
  const toast = useToast()
  const { patch, touch } = useReads()
  const { run, busy } = useWrite(bets.calls.setLimits)
  // What was announced is what the member wants.
  const [first, firstFaith] = (
    limits.NEXTFROM === '' ? [limits.UNITS, limits.FAITH] : [limits.NEXTUNITS, limits.NEXTFAITH]
  ).map(limitText)
  // Null until something is typed: the first answer may be an older one of the cache, and a newer one takes its place.
  const [typedUnits, setUnits] = useState<string | null>(null)
  const [typedFaith, setFaith] = useState<string | null>(null)
  const [units, faith] = [typedUnits ?? first ?? '', typedFaith ?? firstFaith ?? '']
  const [pause, setPause] = useState<(typeof pauses)[number]>('0')
  const [tried, setTried] = useState(false)
  const [wanted, wantedFaith] = [typedLimit(units), typedLimit(faith)]
  const said = (n: number) => (n < 0 ? words.none : String(n))
  const save = async () => {
    setTried(true)
    if (wanted === null || wantedFaith === null) return
    const answer = await run({ units: wanted, faith: wantedFaith, pause: Number(pause) })
    if (!answer.ok) return
    // Stricter ones hold at once. When looser ones will hold, only the server knows.
    patch(bets.calls.limits, (held) => ({
      ...held,
      ...(isLooser(held.UNITS, wanted) ? {} : { UNITS: wanted }),
      ...(isLooser(held.FAITH, wantedFaith) ? {} : { FAITH: wantedFaith }),
    }))
    // Slips tell what their reader may stake.
    touch(['bet'])
    const isLater = isLooser(limits.UNITS, wanted) || isLooser(limits.FAITH, wantedFaith)
    toast.success(isLater ? words.savedLater : words.saved)
    onClose()
  }
  return (
    <Dialog
      open
      firm={units !== first || faith !== firstFaith || pause !== '0'}
      onClose={onClose}
      title={words.title}
      label={words.title}
      closeLabel={shell.close}
      actions={
        <>
          <Button onClick={onClose}>{shell.cancel}</Button>
          <Button variant="primary" busy={busy} onClick={() => void save()}>
            {words.save}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <p className="mute">{words.text}</p>
        {limits.PAUSED !== '' && <Banner>{words.paused(own(limits.PAUSED))}</Banner>}
        {limits.NEXTFROM !== '' && (
          <Banner>{words.next(said(limits.NEXTUNITS), said(limits.NEXTFAITH), own(limits.NEXTFROM))}</Banner>
        )}
        <Field
          label={words.units}
          hint={words.hint(limits.UNITSTODAY)}
          error={tried && wanted === null ? words.wrong : undefined}
        >
          <TextInput inputMode="numeric" value={units} onChange={({ target }) => setUnits(target.value)} />
        </Field>
        <Field
          label={words.faith}
          hint={words.hint(limits.FAITHTODAY)}
          error={tried && wantedFaith === null ? words.wrong : undefined}
        >
          <TextInput inputMode="numeric" value={faith} onChange={({ target }) => setFaith(target.value)} />
        </Field>
        <Field label={words.pause}>
          <Select
            value={pause}
            options={pauses.map((days) => ({ value: days, label: words.pauses[days] }))}
            onChange={({ target }) => setPause(pauses.find((days) => days === target.value) ?? '0')}
          />
        </Field>
      </Stack>
    </Dialog>
  )
}
