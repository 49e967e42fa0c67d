import type { CSSProperties } from 'react'
import { type Tint, tintMark } from '#design/parts/tint.ts'
import styles from './run-sign.module.css'

/** Colours of the runs, in their order. */
export const runTints = ['honey', 'soda', 'matcha', 'plum'] as const satisfies readonly Tint[]

export const tintOf = (run: number): Tint => runTints[run] ?? 'plain'

/** The mark of a run: a colour and a shape, so that no run is known by its colour alone. */
export function RunSign({ run }: { readonly run: number }) {
  return <span aria-hidden="true" className={styles.sign} data-run={run} style={tinted(run)} />
}

/** The colour of a run as `--mark`. */
export const tinted = (run: number): CSSProperties =>
  // a custom property is not part of CSSProperties
  ({ '--mark': tintMark(tintOf(run)) }) as CSSProperties
