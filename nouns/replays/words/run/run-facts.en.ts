import type { runFacts as zh } from './run-facts.zh.ts'

export const runFacts: typeof zh = {
  route: 'Route',
  type: 'Type',
  stage: 'Progress',
  version: 'Version',
  played: 'Recorded',
  uploaded: 'Uploaded',
  frames: 'Frames',
  length: 'Length',
  slow: 'Slowdown',
  category: 'Category',
  medal: 'Medal',
  iscore: 'iscore',
  noIscore: 'none yet',
  pilot: 'Pilot',
  file: 'File name',
  size: 'Size',
  inner: 'Note inside the file',
  noMedal: 'No medal',
  flags: { NM: 'No miss', NB: 'No bomb', NT: 'No special system', NSY: 'No focus' },
  flagSays: (flag, verdict) => `${flag} · ${verdict}`,
}
