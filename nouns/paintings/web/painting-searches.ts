/** Declared search parameters of `/painting/upload`: the character for whose seven balls the works are. */
export interface UploadSearch {
  readonly dragon?: string
}

/** Any id of the right form: the list of characters is not the frame's. */
export const uploadSearch = ({ dragon }: Readonly<Record<string, unknown>>): UploadSearch =>
  typeof dragon === 'string' && /^[A-Za-z]{1,24}$/.test(dragon) ? { dragon } : {}

/** Declared search parameters of `/rights`: the work that a claim is about. */
export interface RightsSearch {
  readonly work?: number
}

export const rightsSearch = ({ work }: Readonly<Record<string, unknown>>): RightsSearch => {
  const id = Number(work)
  return Number.isInteger(id) && id > 0 && id < 10_000_000_000 ? { work: id } : {}
}
