/**
 * What may stand against a text somebody wrote, as refusal codes: nothing in it; too large as JSON; nested too deep; too
 * many parts; of another form than the editor makes; a gallery or hidden block whose data cannot be read, or of a
 * component there is not; too many pictures; a gallery of fewer than two, or with one twice; an address that is no
 * picture; a link that leads nowhere safe.
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
