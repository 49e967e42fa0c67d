import { encodeReplay } from '@patisserie/replay-encoder/encode'
import { expect, test } from 'vitest'
import { inputFingerprints } from './fingerprint.ts'

/** Inputs with the shot key held and other keys now and then. */
const inputs = Array.from({ length: 700 }, (_, frame) => (frame % 3 === 0 ? 9 : frame % 50 === 7 ? 3 : 1))
const run = { name: 'A', score: 0, shot: 0, difficulty: 0, date: '2020-02-29T00:00:00' }
const stages = [1, 2].map((stage) => ({ stage, endScore: 0, inputs }))

// The hashes are stored in databases: these literals are what earlier releases stored for the same bytes.
test.each([
  [
    'th07',
    '913497fc525ea3184a57bc5a25c479cc3a6154df86f1ac5dee5f382c163d642c',
    'f75d113c544894e76722aef847696f393318e038de3b26d2ea04356a1ab3152b',
  ],
  [
    'th08',
    '53560dca5791ff2210de4bcce0f011420fb5d2cfa0a6f7b7279de6f58559a716',
    '360ddd25717826cad643bc96f800740b749859ecd254fa48643f3b359fdb97c6',
  ],
] as const)('%s: an older reading of the file is found by its hash', (game, inputHash, formerHash) => {
  const bytes = encodeReplay({ ...run, game, stages })
  expect(inputFingerprints(game, bytes)).toEqual({ inputHash, formerHash })
})
