import { DessertBeside } from '#nouns/desserts/web/card/dessert-beside.tsx'
import { ReplayMedal } from '#nouns/replays/web/card/replay-medal.tsx'
import type { FloorRow } from '../../contract/clubs.ts'

export interface FloorDessertProps {
  readonly dessert: Exclude<FloorRow['DESSERT'], ''>
  readonly skin: string
}

/** The dessert that the author displays, on the board beside their head. */
export const FloorDessert = ({ dessert, skin }: FloorDessertProps) => <DessertBeside dessert={dessert} skin={skin} />

/** The medal that the author displays. */
export const FloorMedal = ({ code }: { readonly code: string }) => <ReplayMedal code={code} />
