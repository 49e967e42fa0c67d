import styles from './chart-numbers.module.css'

interface ChartNumbersProps {
  readonly summary: string
  readonly columns: readonly string[]
  /** A row for each point, the first column at its head. */
  readonly rows: readonly { readonly head: string; readonly cells: readonly string[] }[]
}

/** The numbers of a chart, folded below it: a table that scrolls. */
export function ChartNumbers({ summary, columns, rows }: ChartNumbersProps) {
  return (
    <details className={styles.numbers}>
      <summary>{summary}</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it */}
      <section className={styles.scroll} tabIndex={0} aria-label={summary}>
        <table>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ head, cells }, n) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: several points may share a time
              <tr key={n}>
                <th scope="row">{head}</th>
                {cells.map((cell, at) => (
                  <td key={columns[at + 1]} className="num">
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  )
}
