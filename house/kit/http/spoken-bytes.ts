import type { Origin } from './call.ts'

/** Answers the JSON of an answer with the words of the site in the reader's language; cached answers hold marks for them. */
export type Spoken = (json: string, language: Origin['language']) => string

/**
 * A cached answer in the reader's language. The result is remembered as long as the cached Buffer is, so that it is made and
 * compressed once per language; an answer in which nothing is to be said is the cached Buffer itself.
 */
export function spokenBytes(kept: Buffer, language: Origin['language'], spoken: Spoken | undefined): Buffer {
  if (!spoken) return kept
  const known = forms.get(kept) ?? {}
  forms.set(kept, known)
  known[language] ??= say(kept, language, spoken)
  return known[language]
}

function say(kept: Buffer, language: Origin['language'], spoken: Spoken): Buffer {
  const json = kept.toString()
  const said = spoken(json, language)
  return said === json ? kept : Buffer.from(said)
}

/** Answers by language, by the cached Buffer that they were made from. */
const forms = new WeakMap<Buffer, Partial<Record<Origin['language'], Buffer>>>()
