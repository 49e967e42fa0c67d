export type MarkedProps = {
  text: string
  /** First and end of each marked stretch, in UTF-16 units, ascending and without overlap. */
  marks: readonly number[]
}

/** A text in which hits are marked. */
export function Marked({ text, marks }: MarkedProps) {
  const ends = [0, ...marks, text.length]
  return ends.slice(1).map((end, i) => {
    const piece = text.slice(ends[i], end)
    if (piece === '') return null
    // Pieces are in order and never move.
    return i % 2 === 1 ? <mark key={`${ends[i]}m`}>{piece}</mark> : <span key={ends[i]}>{piece}</span>
  })
}
