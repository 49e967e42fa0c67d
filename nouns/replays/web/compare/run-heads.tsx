import type { NamedRun } from './named-runs.ts'
import styles from './run-heads.module.css'
import { RunSign } from './run-sign.tsx'

/** Heads of the columns of a table: a run each, with its mark. */
export function RunHeads({ runs }: { readonly runs: readonly NamedRun[] }) {
  return runs.map(({ CODE, name, nick, mark }, run) => (
    <th key={CODE} scope="col" data-num="">
      <span className={styles.head}>
        <span className={styles.name} title={name}>
          <RunSign run={run} />
          <span className="ellipsis">{nick}</span>
        </span>
        {mark && <span>{mark}</span>}
      </span>
    </th>
  ))
}
