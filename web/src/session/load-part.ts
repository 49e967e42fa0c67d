import { limits } from '@patisserie/rules/limits'
import { wordsArrived } from './word-pack.ts'

/** A part of the site did not arrive, or not in time. */
export class LoadError extends Error {
  /** The site answers all the same: this page will not get the part any more, but a new one will. */
  readonly reached: boolean
  constructor(cause?: unknown, reached = false) {
    super('loadError', { cause })
    this.reached = reached
  }
}

/**
 * Loads a chunk and its words; gives up with a `LoadError` when it does not come, at the latest after 120 s. Most browsers never ask
 * again for a module that did not arrive once, so that none is asked for while the site cannot be reached.
 */
export const loadPart =
  <T>(load: () => Promise<T>): (() => Promise<T>) =>
  async () => {
    const doubtful = failed || globalThis.navigator?.onLine === false
    if (doubtful && !(await isReached())) throw new LoadError()
    if (failed) reviveStyles()
    let timer: ReturnType<typeof setTimeout> | undefined
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(reject, limits.chunkTimeoutMs)
    })
    try {
      return await Promise.race([load().then(withWords), late])
    } catch (error) {
      failed = true
      throw new LoadError(error, doubtful)
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

/** The bundler asks for a style sheet once only: those that did not come are asked for anew. */
const reviveStyles = () => {
  failed = false
  for (const link of document.querySelectorAll('link[rel=stylesheet]')) {
    if (link instanceof HTMLLinkElement && !link.sheet) link.replaceWith(link.cloneNode())
  }
}
