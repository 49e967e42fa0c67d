import { useEffect, useRef, useState } from 'react'
import { IconButtonInside, iconButtonClass } from '#design/parts/icon-button.tsx'
import { lazyPart } from '#session/lazy-part.tsx'
import { useWords } from '#session/words.tsx'
import { walletEvent } from './wallet-event.ts'

const Wallet = lazyPart(() => import('./wallet.tsx').then((part) => part.Wallet))

/** Opens the wallet: a popover, on phones a sheet. It opens the wallet for other parts of the frame too. */
export function WalletButton() {
  const words = useWords().shell
  const button = useRef<HTMLButtonElement>(null)
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  useEffect(() => {
    const open = (event: Event) => {
      const beside: unknown = event instanceof CustomEvent ? event.detail : null
      setAnchor(beside instanceof HTMLElement ? beside : button.current)
    }
    addEventListener(walletEvent, open)
    return () => removeEventListener(walletEvent, open)
  }, [])
  const close = () => setAnchor(null)
  return (
    <>
      <button
        ref={button}
        type="button"
        className={iconButtonClass()}
        aria-label={words.resources.label}
        aria-expanded={anchor !== null}
        onPointerEnter={Wallet.ahead}
        onClick={() => setAnchor(anchor ? null : button.current)}
      >
        <IconButtonInside icon="wallet" />
      </button>
      {anchor && <Wallet anchor={anchor} isBeside={anchor !== button.current} onClose={close} onMissing={close} />}
    </>
  )
}
