import * as limits from '#rules/house-limits.ts'
import { wordsArrived } from '#words/word-pack.ts'

/** A chunk did not load, or not in time. */
export class LoadError extends Error {
  /**
   * The server does answer: this page cannot load the chunk any more (such as after a deployment), but a reload will
   * help.
   */
  readonly reached: boolean
  constructor(cause?: unknown, reached = false) {
    super('loadError', { cause })
    this.reached = reached
  }
}

/**
 * Loads a chunk and its words. Rejects with a `LoadError` if that fails or takes over 120 s. Most browsers never retry
 * an import that failed once; therefore nothing is imported while the server cannot be reached. `arrived` is what it
 * waits for after the chunk.
 */
export const loadPart =
  <T>(load: () => Promise<T>, arrived: (part: T) => T | Promise<T> = withWords): (() => Promise<T>) =>
  async () => {
    const doubtful = failed || globalThis.navigator?.onLine === false
    if (doubtful && !(await isReached())) throw new LoadError()
    if (failed) reviveStyles()
    let timer: ReturnType<typeof setTimeout> | undefined
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(reject, limits.chunkTimeoutMs)
    })
    try {
      return await Promise.race([load().then(arrived), late])
    } catch (error) {
      failed = true
      throw new LoadError(error, doubtful || (await isReached()))
    } finally {
      clearTimeout(timer)
    }
  }

const withWords = async <T>(part: T): Promise<T> => {
  await wordsArrived()
  return part
}

let failed = false

const isReached = () =>
  fetch('/healthz', { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  )

/** The bundler requests a style sheet only once: replaces the links of the failed ones, so that they load again. */
const reviveStyles = () => {
  failed = false
  for (const link of document.querySelectorAll('link[rel=stylesheet]')) {
    if (link instanceof HTMLLinkElement && !link.sheet) link.replaceWith(link.cloneNode())
  }
}
