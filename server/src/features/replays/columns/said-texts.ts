/** So many ids share one text: a search reads long texts fastest, a change writes one anew. */
const perText = 1_024

/** The folded comments of replays, one a line, in long texts that are searched as they stand. */
export class SaidTexts {
  readonly #texts: Joined[] = []
  /** Characters of all. */
  length = 0

  set(id: number, said: string): void {
    const text = this.#text(Math.floor(id / perText))
    const line = id % perText
    // A line break separates words as a space does.
    const words = said.replaceAll('\n', ' ')
    const before = text.lines[line] ?? ''
    if (before === words) return
    this.length += words.length - before.length
    text.lines[line] = words
    text.joined = null
  }

  /** Ids of the comments that hold every word; words have no white space, and there is one at least. */
  *holding(words: readonly string[]): Generator<number> {
    const [longest = '', ...others] = [...words].sort((a, b) => b.length - a.length)
    for (const [n, text] of this.#texts.entries()) {
      const { joined, starts } = join(text)
      let line = 0
      for (let at = joined.indexOf(longest); at >= 0; at = joined.indexOf(longest, starts[line + 1])) {
        line = lineAt(starts, at, line)
        const said = text.lines[line] ?? ''
        if (others.every((word) => said.includes(word))) yield n * perText + line
        if (line + 1 >= perText) break
      }
    }
  }

  #text(n: number): Joined {
    while (this.#texts.length <= n) {
      this.#texts.push({
        lines: new Array<string>(perText).fill(''),
        joined: null,
        starts: new Int32Array(perText + 1),
      })
    }
    return this.#texts[n] as Joined // made above
  }
}

interface Joined {
  readonly lines: string[]
  /** All lines; null since one of them changed. */
  joined: string | null
  /** Where each line begins in it. */
  readonly starts: Int32Array
}

function join(text: Joined): { readonly joined: string; readonly starts: Int32Array } {
  const { lines, starts } = text
  if (text.joined === null) {
    text.joined = lines.join('\n')
    let start = 0
    for (const [line, said] of lines.entries()) {
      starts[line] = start
      start += said.length + 1
    }
    starts[perText] = start
  }
  return { joined: text.joined, starts }
}

/** The line in which a place is, at or behind a line. */
function lineAt(starts: Int32Array, place: number, from: number): number {
  let low = from
  let high = perText - 1
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if ((starts[middle] ?? 0) <= place) low = middle
    else high = middle - 1
  }
  return low
}
