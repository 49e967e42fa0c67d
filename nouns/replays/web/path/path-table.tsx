import type { Position, StagePath } from '@patisserie/replay/path-facts'
import { Table } from '#design/parts/table.tsx'
import { useWords } from '#session/words.tsx'
import { replayPathPack } from '../../words/replay-path.pack.ts'
import styles from './path-view.module.css'

interface PathTableProps {
  readonly paths: readonly StagePath[]
  readonly label: (index: number) => string
}

/** The numbers of every stage, as the file and the walk have them. */
export function PathTable({ paths, label }: PathTableProps) {
  const words = useWords(replayPathPack)
  const at = (position: Position | null) =>
    position ? words.point(rounded(position.x), rounded(position.y)) : words.none
  return (
    <details className={styles.table}>
      <summary>{words.openTable}</summary>
      <Table caption={words.table}>
        <thead>
          <tr>
            <th scope="col">{words.columns.stage}</th>
            <th scope="col">{words.columns.verdict}</th>
            <th scope="col" data-num="">
              {words.columns.start}
            </th>
            <th scope="col" data-num="">
              {words.columns.end}
            </th>
            <th scope="col" data-num="">
              {words.columns.next}
            </th>
            <th scope="col" data-num="">
              {words.columns.wall}
            </th>
          </tr>
        </thead>
        <tbody>
          {paths.map(({ index, verdict, start, end, next, clamped }) => (
            <tr key={index}>
              <th scope="row">{label(index)}</th>
              <td>{words.verdicts[verdict]}</td>
              <td data-num="">{at(start)}</td>
              <td data-num="">{at(end)}</td>
              <td data-num="">{at(next)}</td>
              <td data-num="">{start ? words.walls(clamped) : words.none}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </details>
  )
}

const rounded = (n: number): string => String(Math.round(n * 100) / 100)
