import { useState } from 'react'
import { IconButton } from '#design/parts/icon-button.tsx'
import { lazyPart } from '#session/lazy-part.tsx'
import { useRequireMember } from '#session/me.ts'
import { useIsOn } from '#session/open-parts.ts'

const GiftDialog = lazyPart(() => import('./gift-dialog.tsx').then((part) => part.GiftDialog))

export interface GiftButtonProps {
  /** Who gets the gift. */
  readonly to: number
  readonly label: string
}

/** Opens the dialog of a gift. A guest logs in first. */
export function GiftButton({ to, label }: GiftButtonProps) {
  const [open, setOpen] = useState(false)
  const isOn = useIsOn()
  const requireMember = useRequireMember()
  const close = () => setOpen(false)
  if (!isOn('gifts')) return null
  return (
    <>
      <IconButton
        icon="gift"
        label={label}
        tip
        aria-haspopup="dialog"
        onPointerEnter={GiftDialog.ahead}
        onFocus={GiftDialog.ahead}
        onClick={() => requireMember(() => setOpen(true))}
      />
      {open && <GiftDialog to={to} onClose={close} onMissing={close} />}
    </>
  )
}
