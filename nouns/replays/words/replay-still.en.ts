import type { replayStill as zh } from './replay-still.zh.ts'

/** Most stages are called by their numbers alone. */
const named = (stage: string): string => (/^\d/.test(stage) ? `stage ${stage}` : stage)

export const replayStill: typeof zh = {
  of: (stage) => `The way through ${named(stage)}`,
  title: 'Card picture',
  hint: 'The picture that comes along when the link is shared. It can be the way of this stage.',
  use: 'Use this stage as card picture',
  usual: 'Back to the usual card',
  is: (stage) => `Chosen: the way through ${named(stage)}. `,
  states: {
    ready: 'The picture is ready.',
    making: 'The picture is being drawn and will be there soon.',
    closed: 'The file is not public, so the usual card is shown for now.',
    failed: 'The way cannot be drawn at present, so the usual card is shown.',
  },
  usualStates: {
    ready: 'Now: the usual card.',
    making: 'The usual card is being drawn and will be there soon.',
  },
  picture: 'The card picture as it is now',
}
