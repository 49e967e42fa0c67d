import { type ReactNode, useState } from 'react'
import { problemText } from '#api/problem-text.ts'
import { useRead } from '#api/reads.ts'
import { MemberLine } from '#cards/person/member-name.tsx'
import { Button, buttonClass } from '#design/parts/button.tsx'
import { Dialog } from '#design/parts/over/dialog.tsx'
import { Banner } from '#design/parts/state/banner.tsx'
import { SkeletonLines } from '#design/parts/state/skeleton.tsx'
import { Link } from '#session/link.tsx'
import { useIsOpen } from '#session/open-parts.ts'
import { useTimes } from '#session/times.ts'
import { useLanguage, useWords } from '#session/words.tsx'
import { gifts } from '../../contract/gifts.ts'
import { giftsPack } from '../../words/gifts.pack.ts'
import styles from './gift-dialog.module.css'
import { GiftForm, type GiftTerms } from './gift-form.tsx'
import { useFreshGifts } from './use-fresh-gifts.ts'

export interface GiftDialogProps {
  readonly to: number
  readonly onClose: () => void
}

/** Gives something to a person, or says why that is not possible. */
export function GiftDialog({ to, onClose }: GiftDialogProps) {
  const { words: all, language } = useLanguage()
  const words = useWords(giftsPack)
  const terms = useRead(gifts.calls.terms, { receiver: to }, { keep: true })
  const [typed, setTyped] = useState(false)
  useFreshGifts()
  const { value, refusal, data } = terms
  const isForm = value?.whyNot === '' && value.held.length > 0
  const frame = (children: ReactNode, actions: ReactNode) => (
    <Dialog
      open
      wide={isForm}
      firm={typed}
      onClose={onClose}
      title={words.title}
      label={value ? words.giveTo(value.nick) : words.give}
      closeLabel={all.shell.close}
      actions={actions}
    >
      <div className={styles.body}>
        {value && <MemberLine id={value.receiver} nick={value.nick} head={value.head} />}
        {children}
      </div>
    </Dialog>
  )
  const close = <Button onClick={onClose}>{words.cancel}</Button>
  if (refusal) return frame(<Banner kind="error">{problemText({ refusal, data }, all, language)}</Banner>, close)
  if (!value) return frame(<SkeletonLines lines={6} />, close)
  if (isForm) return <GiftForm terms={value} frame={frame} onTyped={setTyped} onClose={onClose} />
  if (value.whyNot !== '') return frame(<WhyNot terms={value} />, close)
  return frame(<Nothing />, close)
}

function WhyNot({ terms: { whyNot, mayGiveFrom } }: { readonly terms: GiftTerms }) {
  const { house } = useTimes()
  const words = useWords(giftsPack)
  const isOpen = useIsOpen()
  if (whyNot === '') return null
  return (
    <Banner kind="warning" title={words.why[whyNot]}>
      {mayGiveFrom !== '' && <p>{words.from(house(mayGiveFrom))}</p>}
      {whyNot === 'levelMissing' && isOpen('/privileges') && (
        <Link to="/privileges" className="link">
          {words.toPrivileges}
        </Link>
      )}
    </Banner>
  )
}

function Nothing() {
  const words = useWords(giftsPack)
  const isOpen = useIsOpen()
  return (
    <>
      <p className="mute">{words.nothing}</p>
      {isOpen('/statement') && (
        <p>
          <Link to="/statement" className={buttonClass({ size: 'small' })}>
            {words.toStatement}
          </Link>
        </p>
      )}
    </>
  )
}
