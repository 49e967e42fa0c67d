import type { Site } from '@patisserie/contract/site'

/** Of every noun its name, and what each of its calls does in one line. */
export type NounWords = {
  readonly [N in keyof Site]: {
    readonly name: string
    readonly calls: Readonly<Record<keyof Site[N]['calls'], string>>
  }
}
