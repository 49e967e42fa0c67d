/**
 * A strict check of a page's JSON-LD: the types that this site writes, with the properties that Google documents as required
 * (developers.google.com/search/docs/appearance/structured-data: discussion-forum, profile-page, image-license-metadata,
 * breadcrumb), and no property that is not in its table. A name or a type that is not there is a fault.
 */
export const structuredDataFaults = (scripts: readonly string[], origin: string): string[] =>
  scripts.flatMap((script, i) => {
    const data = read(script)
    if (data === undefined) return [`script ${i} is no JSON object`]
    const { '@context': context, ...thing } = data
    const type = String(thing['@type'])
    return [
      ...(context === 'https://schema.org' ? [] : [`script ${i} is not in schema.org's words`]),
      ...(roots.includes(type) ? [] : [`${type} is no thing that a page is about`]),
      ...faultsOf(thing, type, origin),
    ]
  })

type Check = (value: unknown, at: string, origin: string) => string[]
type Properties = Readonly<Record<string, Check>>
interface Type {
  readonly required: Properties
  readonly optional?: Properties
  /** At least one of these properties must be there. */
  readonly oneOf?: readonly string[]
}

const holds =
  (what: string, test: (value: unknown, origin: string) => boolean): Check =>
  (value, at, origin) =>
    test(value, origin) ? [] : [`${at} is no ${what}: ${JSON.stringify(value)}`]

const words = holds('words', (value) => typeof value === 'string' && value.trim() !== '')
const count = holds('count', (value) => Number.isSafeInteger(value) && (value as number) >= 0)
const size = holds('size', (value) => Number.isSafeInteger(value) && (value as number) > 0)
const time = holds(
  'time with its zone',
  (value) =>
    typeof value === 'string' &&
    /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/.test(value) &&
    !Number.isNaN(Date.parse(value)),
)
const address = holds(
  'address of this site',
  (value, origin) => typeof value === 'string' && URL.canParse(value) && new URL(value).origin === origin,
)
const action = holds(
  'action',
  (value) => typeof value === 'string' && /^https:\/\/schema\.org\/(Like|Comment|Follow|Write)Action$/.test(value),
)
const a =
  (...names: readonly string[]): Check =>
  (value, at, origin) => {
    const type = String((value as Record<string, unknown> | null)?.['@type'])
    return names.includes(type) ? faultsOf(value as object, type, origin, at) : [`${at} is no ${names.join(' or ')}`]
  }
const oneOrMore =
  (check: Check): Check =>
  (value, at, origin) =>
    Array.isArray(value)
      ? value.length === 0
        ? [`${at} is empty`]
        : value.flatMap((one, i) => check(one, `${at}[${i}]`, origin))
      : check(value, at, origin)

/** The steps are numbered from 1, and each has a name and an address. */
const steps: Check = (value, at, origin) => {
  if (!Array.isArray(value) || value.length < 2) return [`${at} has no way to show`]
  return value.flatMap((step, i) => [
    ...a('ListItem')(step, `${at}[${i}]`, origin),
    ...(step?.position === i + 1 ? [] : [`${at}[${i}] is not number ${i + 1}`]),
  ])
}

const types: Readonly<Record<string, Type>> = {
  DiscussionForumPosting: {
    required: { author: a('Person'), datePublished: time, headline: words, url: address },
    oneOf: ['text', 'image'],
    optional: {
      text: words,
      image: address,
      commentCount: count,
      interactionStatistic: oneOrMore(a('InteractionCounter')),
      isPartOf: a('WebPage'),
    },
  },
  ProfilePage: { required: { mainEntity: a('Person'), url: address }, optional: { dateCreated: time } },
  ImageObject: {
    required: { contentUrl: address, name: words, url: address },
    oneOf: ['creator', 'creditText'],
    optional: {
      creator: a('Person'),
      creditText: words,
      description: words,
      thumbnailUrl: address,
      uploadDate: time,
      width: size,
      height: size,
      interactionStatistic: oneOrMore(a('InteractionCounter')),
    },
  },
  BreadcrumbList: { required: { itemListElement: steps } },
  ListItem: { required: { position: size, name: words, item: address } },
  Person: {
    required: { name: words },
    optional: {
      url: address,
      image: address,
      identifier: words,
      description: words,
      interactionStatistic: oneOrMore(a('InteractionCounter')),
      agentInteractionStatistic: oneOrMore(a('InteractionCounter')),
    },
  },
  InteractionCounter: { required: { interactionType: action, userInteractionCount: count } },
  WebPage: { required: { name: words, url: address } },
}

const roots = ['DiscussionForumPosting', 'ProfilePage', 'ImageObject', 'BreadcrumbList']

function faultsOf(thing: object, name: string, origin: string, at = name): string[] {
  const type = types[name]
  if (!type) return [`${at} is of a type that is not known: ${name}`]
  const { required, optional, oneOf = [] } = type
  const known: Properties = { ...required, ...optional }
  const given = Object.entries(thing).filter(([property]) => property !== '@type')
  return [
    ...Object.keys(required)
      .filter((property) => !(property in thing))
      .map((property) => `${at} has no ${property}`),
    ...(oneOf.length > 0 && !oneOf.some((property) => property in thing)
      ? [`${at} has none of ${oneOf.join(', ')}`]
      : []),
    ...given.flatMap(
      ([property, value]) =>
        known[property]?.(value, `${at}.${property}`, origin) ?? [`${at} has ${property}, which it cannot have`],
    ),
  ]
}

function read(script: string): Record<string, unknown> | undefined {
  try {
    const data: unknown = JSON.parse(script)
    return typeof data === 'object' && data !== null && !Array.isArray(data)
      ? (data as Record<string, unknown>)
      : undefined
  } catch {
    return undefined
  }
}
