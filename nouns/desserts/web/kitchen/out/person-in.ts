/** The id of a person in what was typed: the id itself, also in full width, or a link to their page. Null if there is none. */
export const personIn = (typed: string): number | null => {
  const id = /^(?:\D*\/p\/)?([1-9]\d{6,9})(?:[/?#].*)?$/.exec(typed.normalize('NFKC').trim())?.[1]
  return id ? Number(id) : null
}
