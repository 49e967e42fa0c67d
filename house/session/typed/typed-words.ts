/** Tracks text that was typed into the page and not sent. */
export interface TypedWords {
  /** Stores the value of a field before anything is typed into it. */
  readonly begin: (field: EventTarget | null) => void
  /**
   * Whether `within` has unsent text. Text in a part that stays mounted (`data-stays`) at the path `next` does not
   * count.
   */
  readonly hasAny: (within: Node, next?: string | undefined) => boolean
  /** Whether anything in `within` was typed or chosen, and not sent. */
  readonly isTouched: (within: Node) => boolean
  /** Called after a navigation: React may reuse the same elements for fields of the next page. */
  readonly turn: (next: string) => void
  /** Marks text that is contained in the input of a successful write as sent. */
  readonly sent: (input: unknown) => void
  readonly forget: (within: Node) => void
}

/** `touched` are the fields that have had an `input` event. Their values are read when a method is called. */
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

/** Whether the part around the field stays mounted behind the page `next`, whose path begins with its `data-stays`. */
const stays = (field: Element, next: string): boolean =>
  next.startsWith(field.closest('[data-stays]')?.getAttribute('data-stays') ?? ' ')

/** Whether the field has changed. If its first value is unknown, it was typed into before this module was loaded. */
const isTyped = (field: Element, before = ''): boolean => !['', before].includes(textOf(field))

/**
 * Whether leaving the field asks first: text fields do. Excluded are passwords and codes, which are typed again,
 * searches, and parts marked `data-unasked` (filters, and text stored as a draft). A mark outside a dialog does not
 * apply to fields inside the dialog.
 */
const isAsked = (field: Element): boolean =>
  field.matches(asked) && !field.closest('dialog, [data-unasked]')?.matches('[data-unasked]')

const asked = `:is(textarea, [contenteditable=true], input:is([type=text], [type=email], [type=url], [type=tel], [type=number])):not(
  [autocomplete$=password], [autocomplete=one-time-code])`

const textOf = (field: Element): string =>
  fold(
    field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement ? field.value : (field.textContent ?? ''),
  )

/** Normalises text for comparison, because forms trim and normalise what they send. */
const fold = (text: string): string => text.normalize('NFKC').replace(/\s/g, '').toLowerCase()

const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string' || typeof value === 'number') return [fold(String(value))]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}
