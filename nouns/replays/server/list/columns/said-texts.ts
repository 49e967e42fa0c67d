/** Ids per joined text. Long texts are searched fastest, but a change of one comment rebuilds its whole text. */
const perText = 1_024

/** The folded comments of replays, joined line by line into long texts that are searched as a whole. */
export class SaidTexts {
  readonly #texts: Joined[] = []
  /** Number of characters of all comments. */
  length = 0

  set(id: number, said: string): void {
    const text = this.#text(Math.floor(id / perText))
    const line = id % perText
    // Each comment must be one line; a line break separates words as a space does.
    const words = said.replaceAll('\n', ' ')
    const before = text.lines[line] ?? ''
    if (before === words) return
    this.length += words.length - before.length
    text.lines[line] = words
    text.joined = null
  }

  /**
   * Ids of the comments that contain every word. There must be at least one word, and words must not contain white
   * space.
   */
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
  /** All lines joined by line breaks; null if a line has changed since. */
  joined: string | null
  /** Position in `joined` where each line begins. */
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

/** The line that contains a position; it must not be before the line `from`. */
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
