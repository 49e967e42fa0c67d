import { functionAround, functionsOf } from '../reach/named-functions.ts'
import { type Fault, faultsOf } from './faults.ts'

/** A fault by what it is and where, so that it can be found in another state of the sources. */
export interface FaultMark {
  readonly path: string
  readonly key: string | null
  readonly what: string
  /** The line of code, without blanks around it. */
  readonly code: string
  /** Place among the faults of this function with the same description and line, from 0. */
  readonly place: number
}

export function markOf(fault: Fault, source: string): FaultMark {
  const { path, what } = fault
  const mark = { path, key: keyOf(fault, source), what, code: lineOf(fault, source) }
  return {
    ...mark,
    place: alike(mark, source).findIndex(({ start, text }) => start === fault.start && text === fault.text),
  }
}

/** The fault in a source; undefined where its line is not there any more. */
export const findFault = (mark: FaultMark, source: string): Fault | undefined => alike(mark, source)[mark.place]

const alike = ({ path, key, what, code }: Omit<FaultMark, 'place'>, source: string): readonly Fault[] =>
  faultsOf(path, source).filter(
    (fault) => fault.what === what && lineOf(fault, source) === code && keyOf(fault, source) === key,
  )

const keyOf = (fault: Fault, source: string) =>
  functionAround(functionsOf(fault.path, source), fault.start)?.key ?? null

const lineOf = ({ line }: Fault, source: string) => source.split('\n')[line - 1]?.trim() ?? ''
