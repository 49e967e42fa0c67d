import type { Language } from '#rules/language.ts'
import type { Mark } from './endpoint.ts'
import type { Envelope } from './envelope.ts'

/** A request to the page renderer; the page is rendered as for a guest. */
export interface PageRequest {
  readonly url: string
  readonly language: Language
  /** Public origin of the site, without a slash at the end. */
  readonly origin: string
  readonly publicSite: boolean
  /** Names of the parts that the operator switched off, sorted. */
  readonly without: readonly string[]
  /** The request's cookies. The page may use only those that are part of its key (`pageKey`). */
  readonly cookie: string
  /** Runs a read inside the process, as a guest. */
  readonly call: (path: string, input: unknown) => Promise<Envelope>
}

export interface RenderedPage {
  readonly status: number
  readonly html: string
  /** What the page shows: a write that touches one of these marks makes it stale. */
  readonly tags: readonly Mark[]
  readonly redirect?: string
}

/** What the server entry of the web build exports. */
export interface Renderer {
  readonly render: (request: PageRequest) => Promise<RenderedPage>
  readonly contentSecurityPolicy: string
  /** Value of `v` in the addresses of drawings, in pages of this build. */
  readonly artVersion: string
  /** The most visited addresses; rendered first to warm up a thread. */
  readonly firstPages?: readonly string[]
  /**
   * Cache key of a page: its path, declared query parameters in fixed order, and the cookies that change it. Null for a
   * page that is not cached.
   */
  readonly pageKey: (url: string, cookie: string) => string | null
}
