import { bullets, levelResources, materials, type Resource } from '#rules/ledger/resources.ts'

/** The four that are earned and spent most. */
export const currencies = ['power', 'point', 'faith', 'score'] as const satisfies readonly Resource[]

/** Everything that desserts eat. */
export const ingredients = [...materials, 'sugar'] as const satisfies readonly Resource[]

/** All resources in the order in which pages show them. */
export const shownResources: readonly Resource[] = [...levelResources, ...currencies, ...ingredients, ...bullets]
