import type { CallExamples } from '#contract/call-examples.ts'
import type { Group } from '#contract/endpoint.ts'
import type { SharedRefusal } from '#contract/envelope.ts'
import type { Language } from '#rules/language.ts'
import type { NounName, Nouns } from '#rules/nouns.ts'
import type { CallWords } from '#words/call-words.ts'
import type { RefusalsOf } from '#words/problem.ts'
import type { ToldKinds } from '#words/reminders/told.ts'
import type { Manifest } from './manifest.ts'
import type { NounSeed } from './noun-seed.ts'

/** Where the parts of a noun lie. Each is loaded by who needs it: browsers load none of them by this table. */
export type Noun<N extends NounName> = EveryNoun<N> & Reminding<Nouns[N]>

interface EveryNoun<N extends NounName> {
  /** Its groups of calls, each under its name. */
  readonly calls: () => Promise<Nouns[N]['calls']>
  /** What its calls do and refuse. */
  readonly words: Readonly<Record<Language, () => Promise<WordsOf<Nouns[N]['calls']>>>>
  /** Example inputs of its calls, for the API document. Those of other calls are made from their schemas. */
  readonly examples?: () => Promise<{ readonly examples: CallExamples<Nouns[N]['calls']> }>
  /** Its parts of the server, in the order in which a member's data is forgotten. */
  readonly server: () => Promise<{ readonly manifests: readonly Manifest[] }>
  /** That an operator may switch it off, and what then becomes of what is open in it. */
  readonly optional?: WhatBecomes
  /** Its demo data, or why it has none. */
  readonly seed: (() => Promise<{ readonly seed: NounSeed }>) | WhyNone
}

/** Asked of a noun that stated kinds of reminders. */
type Reminding<Stated> = Stated extends { readonly reminders: infer Kinds }
  ? { readonly reminders: () => Promise<{ readonly toldKinds: ToldKinds<keyof Kinds & string> }> }
  : { readonly reminders?: undefined }

/** A sentence that says what becomes of something. */
export type WhatBecomes = `${string}.`

/** A sentence that says why a noun has none of something. */
export type WhyNone = `${string}.`

type WordsOf<Calls> = { readonly [G in keyof Calls]: Calls[G] extends Group ? CallWords<Calls[G]> : never } & {
  readonly refusals: Readonly<Record<Exclude<RefusalsOf<Calls>, SharedRefusal>, string>>
}

/** A noun, checked against what it stated of itself by type. */
export const defineNoun = <const N extends NounName>(noun: Noun<N>): Noun<N> => noun

/** The list of the site: every noun that there is, in this order. */
export const listNouns = <const L extends { readonly [N in NounName]: Noun<N> }>(list: L): L => list
