import type * as z from 'zod/mini'

/**
 * Who may call: everybody, a signed-in member, a member whose e-mail is verified, a verified member from a level of
 * privileges on, or staff holding a permission code.
 */
export type Who = 'anyone' | 'member' | 'verified' | `${'life' | 'bomb'}:${Level}` | `staff:${string}`

/** Levels of privileges, each bought with lives or bombs. */
type Level = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8

export type Kind = 'read' | 'write'

/** How the input travels: a JSON body (or query for GET), or multipart with one file beside JSON fields. */
export type Form = 'json' | 'upload'

/**
 * One call, declared once. The server's route, the handler's type, the typed client and the words that must exist all
 * derive from it.
 */
export interface Endpoint<
  I extends z.ZodMiniType = z.ZodMiniType,
  O extends z.ZodMiniType = z.ZodMiniType,
  W extends Who = Who,
  K extends Kind = Kind,
  R extends string = string,
  B extends boolean = boolean,
> {
  /** Stands before its refusals in the word packs; `group` says it for all calls of a noun. */
  readonly prefix: string
  readonly method: 'GET' | 'POST'
  /** Below `/api`; `:name` parts become input fields. */
  readonly path: `/${string}`
  readonly who: W
  readonly kind: K
  readonly input: I
  /** What `data` holds when the call succeeds. */
  readonly output: O
  /** Codes this call may refuse with, beyond those every call shares. */
  readonly refusals: readonly R[]
  /** Tags of what a write changes: reads that carry the tag are made again, kept pages dropped. */
  readonly touches: readonly Tag[]
  /** Tags of what a read shows. */
  readonly shows: readonly Tag[]
  /**
   * Which one of many a tag is about: the input field that names it, as the topic whose floors are shown or written. A
   * write then leaves what shows the floors of other topics as it is.
   */
  readonly about: Readonly<Partial<Record<Tag, string>>>
  readonly form: Form
  /** Of an upload: the most bytes of its file, and the code that refuses a larger one with `{ limit }`. */
  readonly file: { readonly most: number; readonly refusal: NoInfer<R> } | null
  /** Name of the rate limit (rules/rates) one call takes a point from. */
  readonly rate: string | null
  /** A solved captcha must come with the call. */
  readonly captcha: boolean
  /** The input holds a password hash: never kept in idempotency records, never sent as GET. */
  readonly secret: boolean
  /** Answers a file instead of the envelope when it succeeds. */
  readonly blob: B
  /** What a script's token must hold to make this call; null: sessions only. */
  readonly scope: Scope | null
}

/** What a script's token may be good for. */
export const scopes = ['read', 'replays', 'comments', 'likes'] as const
export type Scope = (typeof scopes)[number]

/**
 * What pages and reads are about; a write names the ones it makes stale. Each noun adds its own beside its calls, by
 * declaration merging, and any call may name them; `checks/tags.test.ts` looks at who declares what.
 */
export interface Tags {
  /** The caller's own account. */
  me: true
  /** How members show everywhere: names, heads, looks. */
  members: true
}
export type Tag = keyof Tags

/** A tag, or one of the many things it is about: `floors#17`. */
export type Mark = Tag | `${Tag}#${string}`

/** The tags as a call with this input means them. */
export const marksOf = (tags: readonly Tag[], about: Endpoint['about'], input: unknown): Mark[] =>
  tags.map((tag) => {
    const field = about[tag]
    const one = field === undefined ? undefined : (input as Readonly<Record<string, unknown>>)[field] // parsed by its schema
    return typeof one === 'number' || typeof one === 'string' ? (`${tag}#${one}` as const) : tag
  })

/** The tag of a mark. */
export const tagOf = (mark: Mark): Tag => {
  const at = mark.indexOf('#')
  return (at < 0 ? mark : mark.slice(0, at)) as Tag // a mark begins with its tag
}

/** What a declaration must say; the rest has defaults. */
type Stated = 'method' | 'path' | 'who' | 'kind' | 'input' | 'output'

/** Fills the defaults of a declaration. */
export const endpoint = <
  I extends z.ZodMiniType,
  O extends z.ZodMiniType,
  const W extends Who,
  const K extends Kind,
  const R extends string = never,
  const B extends boolean = false,
>(
  e: Pick<Endpoint<I, O, W, K, R, B>, Stated> & Partial<Endpoint<I, O, W, K, R, B>>,
): Endpoint<I, O, W, K, NoInfer<R>, B> => ({
  prefix: '',
  refusals: [],
  touches: [],
  shows: [],
  about: {},
  form: 'json',
  file: null,
  rate: null,
  captcha: false,
  secret: false,
  // The default of the type parameter, which nothing but this line fills in.
  blob: false as B,
  // Whatever a guest may read, a script may.
  scope: e.who === 'anyone' && e.kind === 'read' ? 'read' : null,
  ...e,
})

/** A noun's calls with the prefix its refusals get in the word packs (`r.` + `likeSelf`). */
export interface Group<P extends string = string, C extends Record<string, Endpoint> = Record<string, Endpoint>> {
  readonly prefix: P
  readonly calls: C
}

export const group = <const P extends string, C extends Record<string, Endpoint>>(prefix: P, calls: C): Group<P, C> => {
  const named = Object.fromEntries(Object.entries<Endpoint>(calls).map(([name, call]) => [name, { ...call, prefix }]))
  // The same calls by name: only their prefix is another.
  return { prefix, calls: named as Record<string, Endpoint> as C }
}

/** The input as a handler sees it: parsed. */
export type In<E extends Endpoint> = z.output<E['input']>
/** The input as a caller writes it. */
export type Sent<E extends Endpoint> = z.input<E['input']>
export type Out<E extends Endpoint> = z.output<E['output']>
export type RefusalOf<E extends Endpoint> = E['refusals'][number]
