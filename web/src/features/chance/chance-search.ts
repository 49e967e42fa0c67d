const dayForm = /^20\d\d-\d\d-\d\d$/

/** Declared search parameters of `/chance`: a day whose draws are shown; without it yesterday. */
export interface ChanceSearch {
  readonly day?: string
}

export const chanceSearch = (raw: Readonly<Record<string, unknown>>): ChanceSearch =>
  typeof raw.day === 'string' && dayForm.test(raw.day) ? { day: raw.day } : {}
