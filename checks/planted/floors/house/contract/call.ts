import '../words/word.ts'
export const call = 1
