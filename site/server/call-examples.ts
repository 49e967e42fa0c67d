import { nouns } from '../nouns.ts'

/** Example inputs for the API document, by `group.call`; for other calls they are generated from the schemas. */
export async function callExamples(): Promise<Readonly<Record<string, unknown>>> {
  const stated = [
    import('#contract/house-examples.ts'),
    ...Object.values(nouns).map((noun) => ('examples' in noun ? noun.examples?.() : undefined)),
  ]
  return Object.assign({}, ...(await Promise.all(stated)).map((each) => each?.examples))
}
