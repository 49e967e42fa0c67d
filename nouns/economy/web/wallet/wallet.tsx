import { useEffect, useRef, useState } from 'react'
import { Display } from '#design/display.tsx'
import { IconButton } from '#design/parts/icon-button.tsx'
import { Dialog } from '#design/parts/over/dialog.tsx'
import { placeUnder } from '#design/parts/over/place-under.ts'
import { useWords } from '#session/words.tsx'
import { walletPack } from '../../words/wallet.pack.ts'
import { placeBeside } from './place-beside.ts'
import styles from './wallet.module.css'
import { WalletContent } from './wallet-content.tsx'

export interface WalletProps {
  readonly anchor: HTMLElement
  /** It stands beside its anchor and not below it. */
  readonly isBeside: boolean
  readonly onClose: () => void
}

/** All balances of the member: a popover, on phones a sheet. */
export function Wallet(props: WalletProps) {
  const words = useWords(walletPack)
  const [isSheet] = useState(() => !matchMedia('(min-width: 768px)').matches)
  if (!isSheet) return <WalletPopover {...props} />
  return (
    <Dialog open onClose={props.onClose} title={words.title} label={words.title} closeLabel={words.close}>
      <div className={styles.sheet}>
        <WalletContent onFollow={props.onClose} />
      </div>
    </Dialog>
  )
}

function WalletPopover({ anchor, isBeside, onClose }: WalletProps) {
  const words = useWords(walletPack)
  const panel = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: opened once; the owner takes it away again
  useEffect(() => {
    const element = panel.current
    if (!element) return
    element.showPopover()
    const placing = isBeside ? placeBeside(element, anchor) : placeUnder(element, anchor, 'end')
    element.focus()
    return () => placing.abort()
  }, [])
  return (
    <div
      ref={panel}
      popover="auto"
      role="dialog"
      aria-label={words.title}
      tabIndex={-1}
      className={styles.panel}
      onToggle={({ newState }) => newState === 'closed' && onClose()}
    >
      <div className={styles.head}>
        <Display as="h2">{words.title}</Display>
        <IconButton
          icon="x"
          label={words.close}
          onClick={() => {
            panel.current?.hidePopover()
            anchor.focus()
          }}
        />
      </div>
      <WalletContent onFollow={onClose} />
    </div>
  )
}
