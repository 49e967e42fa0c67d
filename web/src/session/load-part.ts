import { limits } from '@patisserie/rules/limits'

/** A part of the site did not arrive in time. */
export class LoadError extends Error {
  constructor() {
    super('loadError')
  }
}

/** Loads a chunk; gives up with a `LoadError` after 120 s. */
export const loadPart =
  <T>(load: () => Promise<T>): (() => Promise<T>) =>
  () => {
    let timer: ReturnType<typeof setTimeout>
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new LoadError()), limits.chunkTimeoutMs)
    })
    return Promise.race([load(), late]).finally(() => clearTimeout(timer))
  }
