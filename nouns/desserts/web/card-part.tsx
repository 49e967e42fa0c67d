import type { CardPart, CardPartProps } from '#cards/person/hover/card-parts.ts'
import { DessertBeside } from './card/dessert-beside.tsx'

/** The dessert that somebody displays, on their card. */
export const cardPart: CardPart = { order: 10, Part: CardDessert }

function CardDessert({ person: { DESSERT, SKIN }, className }: CardPartProps) {
  return DESSERT !== '' && <DessertBeside dessert={DESSERT} skin={SKIN} className={className} />
}
