/** Declared search parameter of `/privileges/queue`: the page. */
export interface QueueSearch {
  readonly p?: string
}

export const queueSearch = (raw: Readonly<Record<string, unknown>>): QueueSearch => ({
  ...(/^[1-9]\d{0,5}$/.test(String(raw.p ?? '')) && { p: String(raw.p) }),
})
