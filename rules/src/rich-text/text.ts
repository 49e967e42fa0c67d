/**
 * Without characters that show nothing and that databases refuse: controls but tab and line breaks, halves of pairs,
 * and code points that are no characters.
 */
export const cleanCharacters = (s: string): string => (unseen.test(s) ? s.replace(allUnseen, '') : s)

const unseen = /[\0-\x08\x0b\x0c\x0e-\x1f\x7f\ufffe\uffff]|\p{Cs}/u
const allUnseen = new RegExp(unseen.source, 'gu')
