import { word } from '../../words/src/word.ts'
export const call = word
