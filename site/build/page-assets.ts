import type { Language } from '#rules/language.ts'

/** A chunk of Vite's manifest, as far as the first HTML needs it. */
export interface Chunk {
  readonly file: string
  readonly name?: string
  readonly css?: readonly string[]
  readonly assets?: readonly string[]
  readonly imports?: readonly string[]
  readonly dynamicImports?: readonly string[]
}

export type Manifest = Readonly<Record<string, Chunk>>

export interface PageAssets {
  readonly entry: string
  readonly scripts: readonly string[]
  readonly styles: readonly string[]
  readonly fonts: readonly string[]
}

export const entryChunk = 'site/web/client.tsx'
const wordsChunk = (language: Language): string => `house/words/pack.${language}.ts`

/** Files a page loads at once: the entry, its own chunks, all they import, and the words of each in the page's language. */
export const pageAssets = (manifest: Manifest, language: Language, chunks: readonly string[]): PageAssets => {
  const seen = new Set<Chunk>()
  const visit = (name: string) => {
    const chunk = chunkNamed(manifest, name)
    if (!chunk || seen.has(chunk)) return
    seen.add(chunk)
    chunk.imports?.forEach(visit)
    // The plan of the chunks names files of words by their language (chunks/chunk-plan.ts).
    chunk.dynamicImports?.filter((part) => manifest[part]?.name?.startsWith(`words-${language}-`)).forEach(visit)
  }
  visit(entryChunk)
  visit(wordsChunk(language))
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

/** By its source file; a page that shares its file with others is found by its name, which the plan gives the file. */
export const chunkNamed = (manifest: Manifest, source: string): Chunk | undefined => {
  const name = /([\w-]+)\.tsx?$/.exec(source)?.[1]
  return manifest[source] ?? Object.values(manifest).find((chunk) => chunk.name === name && chunk.file.endsWith('.js'))
}
