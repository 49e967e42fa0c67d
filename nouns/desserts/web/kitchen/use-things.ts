import { isResource } from '#rules/ledger/resources.ts'
import { useWords } from '#session/words.tsx'
import { resourcesPack } from '#words/cards/resources.pack.ts'
import { dessertKitchenPack } from '../../words/dessert-kitchen.pack.ts'

/** Says amounts of resources in one phrase; '' for none. */
export const useThings = () => {
  const { amounts } = useWords(resourcesPack)
  const { list } = useWords(dessertKitchenPack)
  return (things: readonly { readonly resource: string; readonly amount: number }[]): string =>
    list(things.flatMap(({ resource, amount }) => (isResource(resource) ? [amounts[resource](amount)] : [])))
}
