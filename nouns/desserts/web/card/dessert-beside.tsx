import { Dessert } from '#design/art/dessert.tsx'
import type { Dessert as DessertName } from '#rules/desserts/desserts.ts'
import { useDessertNames, useShownDessertWords } from './dessert-words.ts'
import { skinLook } from './skin-look.ts'

export interface DessertBesideProps {
  readonly dessert: DessertName
  readonly skin: string
  readonly className?: string | undefined
}

/** The dessert that somebody displays, beside their name. */
export function DessertBeside({ dessert, skin, className }: DessertBesideProps) {
  const words = useShownDessertWords()
  const name = useDessertNames()[dessert]
  return (
    <span className={className} title={words.beside(name)}>
      <Dessert kind={dessert} skin={skinLook(skin)} label={words.beside(name)} />
    </span>
  )
}
