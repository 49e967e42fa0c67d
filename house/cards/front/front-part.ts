import type { ComponentType } from 'react'
import type { Endpoint } from '#contract/endpoint.ts'

/** A section of the home page. */
export interface FrontPart {
  /** In the wide column of topics, in the rail beside it, or over the whole width below both. */
  readonly place: 'main' | 'rail' | 'below'
  /** Its place among all sections. */
  readonly order: number
  readonly Part: ComponentType
  /** The call, with no input, whose answer the first HTML of the section shows. */
  readonly reads?: Endpoint
}

/** Id of the section that gets the focus when its new rows were asked for. */
export const newsListId = 'fresh-topics'
