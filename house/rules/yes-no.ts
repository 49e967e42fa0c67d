/** A boolean on the wire. */
export type YesNo = 'Y' | 'N'

export const yesNoOf = (flag: boolean): YesNo => (flag ? 'Y' : 'N')
