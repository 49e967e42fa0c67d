/**
 * A word of the site inside a stored text, such as the name of an emoji in an excerpt. It is stored as a mark and spoken in the
 * reader's language when it is answered. A mark stands between two noncharacters of Unicode, which `cleanCharacters` removes
 * from what people write.
 */
export const siteMark = (name: string): string => `${markStart}${name}${markEnd}`

/** Replaces every mark by what `speak` says of its name; a mark of which it says nothing is left out. */
export const speakMarks = (text: string, speak: (name: string) => string | undefined): string =>
  text.includes(markStart) ? text.replace(aMark, (_, name: string) => speak(name) ?? '') : text

const markStart = '\ufdd0'
const markEnd = '\ufdd1'
const aMark = /\ufdd0([a-z/-]*)\ufdd1/g
