import type { Origin } from './call.ts'
import type { Kit } from './routes.ts'

/**
 * A cached answer in the reader's language. The result is remembered as long as the cached Buffer is, so that it is made and
 * compressed once per language; an answer in which nothing is to be said is the cached Buffer itself.
 */
export function spokenBytes(kept: Buffer, language: Origin['language'], spoken: Kit['spoken']): Buffer {
  if (!spoken) return kept
  const known = forms.get(kept) ?? {}
  forms.set(kept, known)
  known[language] ??= say(kept, language, spoken)
  return known[language]
}

function say(kept: Buffer, language: Origin['language'], spoken: NonNullable<Kit['spoken']>): Buffer {
  const json = kept.toString()
  const said = spoken(json, language)
  return said === json ? kept : Buffer.from(said)
}

/** Answers by language, by the cached Buffer that they were made from. */
const forms = new WeakMap<Buffer, Partial<Record<Origin['language'], Buffer>>>()
