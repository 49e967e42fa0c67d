import type { ReactNode } from 'react'
import { Logo } from '../art/logo.tsx'
import { round } from '../art/ornament.ts'
import { classNames } from './class-names.ts'
import { displayClass } from './display.tsx'
import styles from './frame.module.css'

export type FrameProps = {
  labels: { skip: string; side: string; tabs: string }
  /** `Brand`, a search form, and the actions in `TopActions`. */
  top: ReactNode
  /** Links of an icon and a `span`, with `hr` between groups, and `Hud` at the end. The current one has aria-current. */
  side: ReactNode
  /** On phones: five links of an icon and a word. */
  tabs: ReactNode
  foot: ReactNode
  children: ReactNode
}

/** The bars round a page. `data-side="narrow"` on the root keeps the side bar collapsed. */
export function Frame({ labels, top, side, tabs, foot, children }: FrameProps) {
  return (
    <>
      <a className={styles.skip} href="#main">
        {labels.skip}
      </a>
      <header className={styles.top}>{top}</header>
      <div className={styles.shell}>
        <nav className={styles.side} aria-label={labels.side}>
          {side}
        </nav>
        <div>
          <main id="main" className={styles.main} tabIndex={-1}>
            {children}
          </main>
          <footer className={styles.foot}>
            <FootPearls />
            {foot}
          </footer>
        </div>
      </div>
      <nav className={styles.tabs} aria-label={labels.tabs}>
        {tabs}
      </nav>
    </>
  )
}

/** The sign and the name, inside the link to the first page: `<Link className={brandClass}><Brand name=…/></Link>`. */
export function Brand({ name }: { name: string }) {
  return (
    <>
      <Logo />
      <b className={displayClass(name)}>{name}</b>
    </>
  )
}

export const brandClass = styles.brand ?? ''

/** For the search form of the top bar; on phones it gives way to an icon button. */
export const searchClass = styles.search ?? ''

export function TopActions({ children }: { children: ReactNode }) {
  return <div className={styles.acts}>{children}</div>
}

/** What one holds, at the foot of the side bar. */
export function Hud({ label, children }: { label: string; children: ReactNode }) {
  return (
    <section className={styles.hud} aria-label={label}>
      {children}
    </section>
  )
}

export type ColumnsProps = { children: ReactNode; rail: ReactNode; className?: string | undefined }

/** Content and, on wide screens, a rail beside it that stays in view. */
export function Columns({ children, rail, className }: ColumnsProps) {
  return (
    <div className={classNames(styles.columns, className)}>
      <div>{children}</div>
      <div>
        <div>{rail}</div>
      </div>
    </div>
  )
}

/** A part of a page, with the gap below it; mostly `SectionHead` and a card. */
export function Section({ label, children }: { label?: string | undefined; children: ReactNode }) {
  return (
    <section className={styles.section} aria-label={label}>
      {children}
    </section>
  )
}

function FootPearls() {
  return (
    <svg viewBox="-72 -12 144 24" width="144" height="24" aria-hidden="true">
      <g fill="var(--pearl)">
        {Array.from({ length: 17 }, (_, i) => i - 8).map(
          (i) => i !== 0 && <circle key={i} cx={round(i * 8.4)} r={round(3.4 - Math.abs(i) * 0.3)} />,
        )}
      </g>
      <circle r="5" fill="var(--hit-core)" stroke="var(--hit-rim)" strokeWidth="2.6" />
    </svg>
  )
}
