/** Where one pair of characters stands: its documents by number, ascending, and its positions in each of them. */
export class Postings {
  readonly documents: number[] = []
  /** Of each document the index in `positions` where its positions begin. */
  readonly starts: number[] = []
  readonly positions: number[] = []

  /** Adds a position; documents and the positions in each must come in ascending order. */
  add(document: number, position: number): void {
    if (this.documents.at(-1) !== document) this.begin(document)
    this.positions.push(position)
  }

  /** Adds a document; the positions that are pushed next are in it. */
  begin(document: number): void {
    this.documents.push(document)
    this.starts.push(this.positions.length)
  }

  /** The index in `positions` after the last position of a document. */
  end(index: number): number {
    return this.starts[index + 1] ?? this.positions.length
  }
}
