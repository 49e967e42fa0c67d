import type { CallWords } from '#words/call-words.ts'
import type { Site } from '../contract.ts'

/** Of every noun its name, and what each of its calls does in one line. */
export type NounWords = {
  readonly [N in keyof Site]: CallWords<Site[N]>
}
