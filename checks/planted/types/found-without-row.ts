import { foundKinds } from '#contract/found-kind.ts'
import { foundOfNoun } from '#nouns/clubs/contract/found.ts'

const { topic, floor } = foundOfNoun
export const kinds = foundKinds<'topic' | 'floor' | 'club'>({ topic, floor })
