import { lazyPart } from '#session/lazy-part.tsx'

// Few terms have links: what finds them would come with every page that shares it, in a file more.
const LinkedWords = lazyPart(() => import('./linked-words.tsx').then((part) => part.LinkedWords))

/** What people wrote on an event; its addresses become links a little later. */
export function Written({ text }: { readonly text: string }) {
  return /https?:/.test(text) ? <LinkedWords text={text} placeholder={text} /> : text
}
