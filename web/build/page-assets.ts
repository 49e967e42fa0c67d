/** A chunk of Vite's manifest, as far as the first HTML needs it. */
export interface Chunk {
  readonly file: string
  readonly name?: string
  readonly css?: readonly string[]
  readonly assets?: readonly string[]
  readonly imports?: readonly string[]
}

export type Manifest = Readonly<Record<string, Chunk>>

export interface PageAssets {
  readonly entry: string
  readonly scripts: readonly string[]
  readonly styles: readonly string[]
  readonly fonts: readonly string[]
}

export const entryChunk = 'src/client.tsx'
export const wordsChunk = (language: 'zh' | 'en'): string => `../words/src/${language}.ts`

/** Files a page loads at once: the entry, its language's words, its own chunks and all they import. */
export const pageAssets = (manifest: Manifest, chunks: readonly string[]): PageAssets => {
  const seen = new Set<Chunk>()
  const visit = (name: string) => {
    const chunk = chunkNamed(manifest, name)
    if (!chunk || seen.has(chunk)) return
    seen.add(chunk)
    chunk.imports?.forEach(visit)
  }
  visit(entryChunk)
  // What parts of a page bring besides, as dialogs do, waits until it is drawn.
  const atOnce = [...seen]
  chunks.forEach(visit)
  const files = (list: (chunk: Chunk) => readonly string[], of: Iterable<Chunk> = seen) => [
    ...new Set([...of].flatMap(list).map((file) => `/${file}`)),
  ]
  return {
    entry: `/${manifest[entryChunk]?.file ?? ''}`,
    scripts: files(({ file }) => [file]),
    styles: files(({ css = [] }) => css),
    fonts: files(({ assets = [] }) => assets.filter((file) => file.endsWith('.woff2')), atOnce),
  }
}

/** By its source file, or by the name of the group it was put into. */
export const chunkNamed = (manifest: Manifest, name: string): Chunk | undefined =>
  manifest[name] ?? Object.values(manifest).find((chunk) => chunk.name === name && chunk.file.endsWith('.js'))
