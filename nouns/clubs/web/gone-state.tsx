import type { ReactNode } from 'react'
import { EmptyArt } from '#cards/empty-art.tsx'
import { buttonClass } from '#design/parts/button.tsx'
import { EmptyState } from '#design/parts/state/empty-state.tsx'
import { Link } from '#session/link.tsx'

export interface GoneStateProps {
  readonly title: string
  readonly to: string
  /** Words of the way on. */
  readonly link: string
  readonly children: ReactNode
}

/** A page that is not there, and a way on. */
export function GoneState({ title, to, link, children }: GoneStateProps) {
  return (
    <EmptyState
      heading
      art={<EmptyArt />}
      title={title}
      actions={
        <Link to={to} className={buttonClass({ variant: 'primary' })}>
          {link}
        </Link>
      }
    >
      {children}
    </EmptyState>
  )
}
