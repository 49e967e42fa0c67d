import { useResourceWords } from '#cards/resources/resource-words.ts'
import { isResource } from '#rules/ledger/resources.ts'
import { useKitchenWords } from './kitchen-words.ts'

/** Says amounts of resources in one phrase; '' for none. */
export const useThings = () => {
  const { amounts } = useResourceWords()
  const { list } = useKitchenWords()
  return (things: readonly { readonly resource: string; readonly amount: number }[]): string =>
    list(things.flatMap(({ resource, amount }) => (isResource(resource) ? [amounts[resource](amount)] : [])))
}
