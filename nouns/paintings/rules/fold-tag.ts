/** The form in which a free tag is stored and compared: equal tags look equal whoever typed them. */
export const foldTag = (text: string): string => {
  const folded = text
    .toWellFormed()
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
  // What one pass brings out, such as a white space before an accent, may need another.
  return folded === text ? text : foldTag(folded)
}
