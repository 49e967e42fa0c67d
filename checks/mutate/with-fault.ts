import type { Fault } from './faults.ts'

/** A source with a fault. */
export const withFault = (code: string, { start, end, text }: Fault): string =>
  code.slice(0, start) + text + code.slice(end)
