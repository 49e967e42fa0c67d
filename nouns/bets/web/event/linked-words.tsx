import { LinkedText } from '#design/parts/linked-text.tsx'

/** What people write on an event, with its links. */
export function LinkedWords({ text }: { readonly text: string }) {
  return <LinkedText text={text} />
}
