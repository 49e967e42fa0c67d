/**
 * The seventeen resources that a member holds, by their wire names. The place of a name in this list is its number in
 * the database (`ledger_balances.resource`): new ones are added at the end.
 */
export const resources = [
  'player',
  'bomb',
  'power',
  'point',
  'faith',
  'score',
  'sugar',
  'icecream',
  'orange',
  'mooncake',
  'milk',
  'cofbean',
  'starsugar',
  'bocai',
  'gdd',
  'sjd',
  'zjj',
] as const

export type Resource = (typeof resources)[number]

export const isResource = (text: string): text is Resource => (resources as readonly string[]).includes(text)

/** Privilege levels: balances of at most `privilegeMax`, which nobody can give away. */
export const levelResources = ['player', 'bomb'] as const satisfies readonly Resource[]

export const isLevel = (resource: Resource): boolean => resource === 'player' || resource === 'bomb'

export const bullets = ['gdd', 'sjd', 'zjj'] as const satisfies readonly Resource[]

export const materials = [
  'icecream',
  'orange',
  'mooncake',
  'milk',
  'cofbean',
  'starsugar',
  'bocai',
] as const satisfies readonly Resource[]

export type Material = (typeof materials)[number]

/** Number of a resource in the database. */
export const resourceNumber = (resource: Resource): number => resources.indexOf(resource)

/** The resource that has this number in the database. Throws if none has. */
export function resourceOf(number: number): Resource {
  const resource = resources[number]
  if (!resource) throw new Error(`no resource has the number ${number}`)
  return resource
}

/** A whole amount of every resource. */
export type Balances = Readonly<Record<Resource, number>>

export const noBalances: Balances = Object.fromEntries(resources.map((resource) => [resource, 0])) as Balances // every resource is named
