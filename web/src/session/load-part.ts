import { limits } from '@patisserie/rules/limits'

/** A part of the site did not arrive, or not in time. */
export class LoadError extends Error {
  constructor(cause?: unknown) {
    super('loadError', { cause })
  }
}

/** Loads a chunk; gives up with a `LoadError` when it does not come, at the latest after 120 s. */
export const loadPart =
  <T>(load: () => Promise<T>): (() => Promise<T>) =>
  async () => {
    if (failed) reviveStyles()
    let timer: ReturnType<typeof setTimeout> | undefined
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(reject, limits.chunkTimeoutMs)
    })
    try {
      return await Promise.race([load(), late])
    } catch (error) {
      failed = true
      throw new LoadError(error)
    } finally {
      clearTimeout(timer)
    }
  }

let failed = false

/** The bundler asks for a style sheet once only: those that did not come are asked for anew. */
const reviveStyles = () => {
  failed = false
  for (const link of document.querySelectorAll('link[rel=stylesheet]')) {
    if (link instanceof HTMLLinkElement && !link.sheet) link.replaceWith(link.cloneNode())
  }
}
