/** What was typed into the page and not sent. */
export interface TypedWords {
  /** Remembers what a field holds before anything is typed into it. */
  readonly begin: (field: EventTarget | null) => void
  /** Words in a part of the page that stays (`data-stays`) at the path `next` do not count. */
  readonly hasAny: (within: Node, next?: string | undefined) => boolean
  /** Something was typed or chosen, and not sent. */
  readonly isTouched: (within: Node) => boolean
  /** Called after a navigation: React may use the same elements for fields of the next page. */
  readonly turn: (next: string) => void
  /** Text that a write has sent is not lost any more. */
  readonly sent: (input: unknown) => void
  readonly forget: (within: Node) => void
}

/** Reads the fields in `touched`, which heard an `input` event, when it is asked. */
export const createTypedWords = (touched: Set<EventTarget | null>): TypedWords => {
  const first = new WeakMap<EventTarget, string>()
  const heldWithin = (within: Node): readonly Element[] => {
    const held: Element[] = []
    for (const field of touched) {
      if (!(field instanceof Element) || !document.contains(field)) touched.delete(field)
      else if (within.contains(field) && isAsked(field) && isTyped(field, first.get(field))) held.push(field)
    }
    return held
  }
  const keep = (field: Element) => {
    touched.delete(field)
    first.set(field, textOf(field))
  }
  return {
    begin: (field) => {
      if (field instanceof Element && !touched.has(field)) first.set(field, textOf(field))
    },
    hasAny: (within, next = '') => heldWithin(within).some((field) => !stays(field, next)),
    isTouched: (within) => [...touched].some((field) => field instanceof Element && within.contains(field)),
    turn: (next) => {
      for (const field of touched) if (!(field instanceof Element && stays(field, next))) touched.delete(field)
    },
    sent: (input) => {
      const texts = new Set(textsIn(input))
      for (const field of heldWithin(document)) if (texts.has(textOf(field))) keep(field)
    },
    forget: (within) => heldWithin(within).forEach(keep),
  }
}

/** The part around the field is kept behind the pages whose path begins with its `data-stays`. */
const stays = (field: Element, next: string): boolean =>
  next.startsWith(field.closest('[data-stays]')?.getAttribute('data-stays') ?? ' ')

/** A field without a known beginning was typed into before this part of the site arrived. */
const isTyped = (field: Element, before = ''): boolean => !['', before].includes(textOf(field))

/**
 * Text fields count. Not counted: passwords and codes, which are typed again, searches, and what `data-unasked` marks:
 * filters, and text that is kept as a draft anyway. A mark outside a dialog says nothing about the fields in the dialog.
 */
const isAsked = (field: Element): boolean =>
  field.matches(asked) && !field.closest('dialog, [data-unasked]')?.matches('[data-unasked]')

const asked = `:is(textarea, [contenteditable=true], input:is([type=text], [type=email], [type=url], [type=tel], [type=number])):not(
  [autocomplete$=password], [autocomplete=one-time-code])`

const textOf = (field: Element): string =>
  fold(
    field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement ? field.value : (field.textContent ?? ''),
  )

/** Forms trim and normalise what they send. */
const fold = (text: string): string => text.normalize('NFKC').replace(/\s/g, '').toLowerCase()

const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string' || typeof value === 'number') return [fold(String(value))]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}
