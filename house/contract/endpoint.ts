import type * as z from 'zod/mini'
import { turnOf } from './row-codec.ts'

/**
 * Who may call: everybody, a logged-in member, a member with verified e-mail, a verified member from a privilege level
 * on, or staff with a permission code.
 */
export type Who = 'anyone' | 'member' | 'verified' | `${'life' | 'bomb'}:${Level}` | `staff:${string}`

/** Privilege levels, each bought with lives or bombs. */
type Level = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8

export type Kind = 'read' | 'write'

/** Form of the input: a JSON body (query for GET), or multipart with one file beside JSON fields. */
export type Form = 'json' | 'upload'

/**
 * The declaration of one call. The server's route, the handler's type, the typed client and the texts that must exist
 * are all derived from it.
 */
export interface Endpoint<
  I extends z.ZodMiniType = z.ZodMiniType,
  O extends z.ZodMiniType = z.ZodMiniType,
  W extends Who = Who,
  K extends Kind = Kind,
  R extends string = string,
  B extends boolean = boolean,
> {
  /** Prefix of its refusals in the language packs; set by `group` for all calls of a noun. */
  readonly prefix: string
  readonly method: 'GET' | 'POST'
  /** Path below `/api`; `:name` parts become input fields. */
  readonly path: `/${string}`
  readonly who: W
  readonly kind: K
  readonly input: I
  /** Schema of `data` when the call succeeds. */
  readonly output: O
  /** Codes this call may refuse with, besides `sharedRefusals`. */
  readonly refusals: readonly R[]
  /** Tags that a write invalidates: cached pages with them are dropped, and clients repeat reads that show them. */
  readonly touches: readonly Tag[]
  /** Tags of what a read shows. */
  readonly shows: readonly Tag[]
  /**
   * Narrows a tag to one thing: the input field with its id, such as the topic whose floors are shown or written. A
   * write then does not invalidate the floors of other topics. The field has its name in the program.
   */
  readonly about: Readonly<Partial<Record<Tag, string>>>
  readonly form: Form
  /** For uploads: maximum bytes of the file, and the code that refuses a larger one with `{ limit }`. */
  readonly file: { readonly most: number; readonly refusal: NoInfer<R> } | null
  /** Name of the rate limit (rules/rates) from which each call takes a point. */
  readonly rate: string | null
  /** The call must carry a solved captcha. */
  readonly captcha: boolean
  /** The input has a password hash: never stored for idempotency, never sent as GET. */
  readonly secret: boolean
  /** A successful call answers a file instead of the envelope. */
  readonly blob: B
  /** For reads that anyone may make: the answer has a part that is the caller's own. */
  readonly own: boolean
  /** The scope a script token needs for this call; null: sessions only. */
  readonly scope: Scope | null
  /** Gives a sent input the names of the wire. The browser's calls have it only where rows state other names (`row.ts`). */
  readonly encode?: (input: unknown) => unknown
  /** Gives the data of an answer the names of the program; as above. */
  readonly decode?: (data: unknown) => unknown
}

/** Scopes of script tokens. */
export const scopes = ['read', 'replays', 'comments', 'likes'] as const
export type Scope = (typeof scopes)[number]

/**
 * Names for data that pages and reads show; a write names those it makes stale. Each noun adds its own beside its calls
 * by declaration merging, and any call may use them. `checks/tags.test.ts` checks the declarations.
 */
export interface Tags {
  /** The caller's own account. */
  me: true
  /** Members as shown everywhere: names and heads. */
  members: true
}
export type Tag = keyof Tags

/** A tag, narrowed to one thing or not: `floors#17`. */
export type Mark = Tag | `${Tag}#${string}`

/** The marks of a call: its tags, narrowed by the values of its input. */
export const marksOf = (tags: readonly Tag[], about: Endpoint['about'], input: unknown): Mark[] =>
  tags.map((tag) => {
    const field = about[tag]
    const one = field === undefined ? undefined : (input as Readonly<Record<string, unknown>>)[field] // parsed by its schema
    return typeof one === 'number' || typeof one === 'string' ? (`${tag}#${one}` as const) : tag
  })

/** The tag that a mark narrows. */
export const tagOf = (mark: Mark): Tag => {
  const at = mark.indexOf('#')
  return (at < 0 ? mark : mark.slice(0, at)) as Tag // a mark begins with its tag
}

/** Fields that a declaration must state; the others have defaults. */
type Stated = 'method' | 'path' | 'who' | 'kind' | 'input' | 'output'

/** Declares a call and fills in the defaults. */
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
  own: false,
  // Safe: only this line sets the default of type parameter B.
  blob: false as B,
  // Reads that are open to guests are open to scripts.
  scope: e.who === 'anyone' && e.kind === 'read' ? 'read' : null,
  encode: (input) => turnOf(e.input, 'encode')(input),
  decode: (data) => turnOf(e.output, 'decode')(data),
  ...e,
})

/** The calls of a noun, with the prefix of its refusals in the language packs (`r.` + `likeSelf`). */
export interface Group<P extends string = string, C extends Record<string, Endpoint> = Record<string, Endpoint>> {
  readonly prefix: P
  readonly calls: C
}

export const group = <const P extends string, C extends Record<string, Endpoint>>(prefix: P, calls: C): Group<P, C> => {
  const named = Object.fromEntries(Object.entries<Endpoint>(calls).map(([name, call]) => [name, { ...call, prefix }]))
  // The prefix is added; the names and types of the calls stay the same.
  return { prefix, calls: named as Record<string, Endpoint> as C }
}

/** The input as the handler gets it, parsed. */
export type In<E extends Endpoint> = z.output<E['input']>
/** The input as the client writes it. */
export type Sent<E extends Endpoint> = z.input<E['input']>
export type Out<E extends Endpoint> = z.output<E['output']>
export type RefusalOf<E extends Endpoint> = E['refusals'][number]
