/**
 * Refusal codes for an invalid text: it is empty; too large as JSON; nested too deep; has too many nodes; is not of the
 * editor's form; has a gallery or hidden block with unreadable data, or an unknown component; has too many pictures; a
 * gallery of fewer than two pictures, or with the same one twice; an address that is no picture; an unsafe link.
 */
export const richTextProblems = [
  'textEmpty',
  'textLong',
  'textDeep',
  'textMany',
  'textBroken',
  'blockBroken',
  'blockUnknown',
  'picturesMany',
  'tooLess',
  'imgDuplicate',
  'notPic',
  'linkBad',
] as const
export type RichTextProblem = (typeof richTextProblems)[number]
