/**
 * Removes characters that are invisible or cannot be stored: controls except tab and line breaks, lone surrogates, and
 * noncharacters.
 */
export const cleanCharacters = (s: string): string => (unseen.test(s) ? s.replace(allUnseen, '') : s)

const unseen = /[\0-\x08\x0b\x0c\x0e-\x1f\x7f\ufdd0-\ufdef\ufffe\uffff]|\p{Cs}/u
const allUnseen = new RegExp(unseen.source, 'gu')
