import type { ComponentType } from 'react'
import type { Out } from '#contract/endpoint.ts'
import type { home } from '#contract/home.ts'
import { byNoun, inOrder } from '#rules/by-noun.ts'

/** What the answer says of the person. */
export type CardPerson = Out<typeof home.calls.card>

/** What a noun shows beside the name on a person's card. */
export interface CardPart {
  readonly order: number
  readonly Part: ComponentType<CardPartProps>
}

export interface CardPartProps {
  readonly person: CardPerson
  /** Class of its place at the end of the line of the name. */
  readonly className: string | undefined
}

/** The parts of all nouns, in the order of the card. */
export const cardParts = inOrder(
  byNoun(import.meta.glob<CardPart>('../../../../nouns/*/web/card-part.tsx', { eager: true, import: 'cardPart' })),
)
