import type { NamedRun } from './named-runs.ts'
import styles from './run-heads.module.css'
import { RunSign } from './run-sign.tsx'

/** Heads of the columns of a table: a run each, with its mark. */
export function RunHeads({ runs }: { readonly runs: readonly NamedRun[] }) {
  return runs.map(({ CODE, name }, run) => (
    <th key={CODE} scope="col" data-num="">
      <span className={styles.head}>
        <RunSign run={run} />
        <span className="ellipsis">{name}</span>
      </span>
    </th>
  ))
}
