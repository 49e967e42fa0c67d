import type { Language } from '@patisserie/rules/language'
import type { Mark } from './endpoint.ts'
import type { Envelope } from './envelope.ts'

/** What the server asks of the pages' renderer: a guest's page. */
export interface PageRequest {
  readonly url: string
  readonly language: Language
  /** Public address of the site, without a slash at the end. */
  readonly origin: string
  readonly publicSite: boolean
  /** The request's cookies: the page reads of them what its key does, and nothing else. */
  readonly cookie: string
  /** Makes a read in the process, as a guest. */
  readonly call: (path: string, input: unknown) => Promise<Envelope>
}

export interface RenderedPage {
  readonly status: number
  readonly html: string
  /** What the page shows: a write that touches one of these makes it stale. */
  readonly tags: readonly Mark[]
  readonly redirect?: string
}

/** What the web build's server entry exports. */
export interface Renderer {
  readonly render: (request: PageRequest) => Promise<RenderedPage>
  readonly contentSecurityPolicy: string
  /** What `v` of the addresses of drawings says, in pages of this build. */
  readonly artVersion: string
  /** Addresses that warm a thread up: what most people come to first. */
  readonly firstPages?: readonly string[]
  /** Path, declared search parameters in fixed order and what cookies change; null for a page that is not kept. */
  readonly pageKey: (url: string, cookie: string) => string | null
}
