import type { Dessert as DessertName } from '@patisserie/rules/desserts/desserts'
import { Dessert } from '../../design/art/dessert.tsx'
import { useDessertNames, useShownDessertWords } from './dessert-words.ts'

export interface DessertBesideProps {
  readonly dessert: DessertName
  readonly className?: string | undefined
}

/** The dessert that somebody displays, beside their name. */
export function DessertBeside({ dessert, className }: DessertBesideProps) {
  const words = useShownDessertWords()
  const name = useDessertNames()[dessert]
  return (
    <span className={className} title={words.beside(name)}>
      <Dessert kind={dessert} label={words.beside(name)} />
    </span>
  )
}
