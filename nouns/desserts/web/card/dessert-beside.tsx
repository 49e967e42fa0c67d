import { Dessert } from '#design/art/desserts/dessert.tsx'
import type { Dessert as DessertName } from '#rules/desserts/desserts.ts'
import { useWords } from '#session/words.tsx'
import { dessertNamesPack } from '../../words/dessert-names.pack.ts'
import { shownDessertsPack } from '../../words/shown-desserts.pack.ts'
import { skinLook } from './skin-look.ts'

export interface DessertBesideProps {
  readonly dessert: DessertName
  readonly skin: string
  readonly className?: string | undefined
}

/** The dessert that somebody displays, beside their name. */
export function DessertBeside({ dessert, skin, className }: DessertBesideProps) {
  const words = useWords(shownDessertsPack)
  const name = useWords(dessertNamesPack)[dessert]
  return (
    <span className={className} title={words.beside(name)}>
      <Dessert kind={dessert} skin={skinLook(skin)} label={words.beside(name)} />
    </span>
  )
}
