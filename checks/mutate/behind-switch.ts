import { functionAround, functionsOf, type NamedFunction } from '../reach/named-functions.ts'
import type { Fault } from './faults.ts'
import { withFault } from './with-fault.ts'

/** A fault with the number that turns it on. */
export interface Numbered {
  readonly fault: Fault
  readonly number: number
}

/**
 * The source of a file with several faults, of which at most one is on: where `globalThis.__fault` is the number of a
 * fault, the function around it runs with it. All faults are in functions.
 */
export function behindSwitch(path: string, code: string, faults: readonly Numbered[]): string {
  const functions = functionsOf(path, code)
  const inside = new Map<NamedFunction, Numbered[]>()
  for (const each of faults) {
    const around = functionAround(functions, each.fault.start)
    if (!around) throw new Error(`${path}:${each.fault.line} is outside of all functions`)
    inside.set(around, [...(inside.get(around) ?? []), each])
  }
  return switchedWithin({ start: 0, end: code.length }, code, inside)
}

interface Span {
  readonly start: number
  readonly end: number
}

/** The code of a span, whose functions with faults have a body per fault. */
function switchedWithin(
  { start, end }: Span,
  code: string,
  inside: ReadonlyMap<NamedFunction, readonly Numbered[]>,
): string {
  let done = start
  let result = ''
  for (const [body, faults] of [...inside].toSorted(([a], [b]) => a.start - b.start || b.end - a.end)) {
    const isWithin = done <= body.start && body.end <= end && !(body.start === start && body.end === end)
    if (!isWithin) continue
    result += code.slice(done, body.start) + switched(body, switchedWithin(body, code, inside), { code, faults })
    done = body.end
  }
  return result + code.slice(done, end)
}

/** A body that runs with the fault that is on, or as it was. */
function switched({ start, end, isBlock }: NamedFunction, good: string, { code, faults }: Inside): string {
  const bodies = faults.map(({ number, fault }) => {
    const bad = withFault(code.slice(start, end), { ...fault, start: fault.start - start, end: fault.end - start })
    const isOn = `globalThis.__fault===${number}`
    return isBlock ? `if(${isOn})${bad}else ` : `${isOn}?(0,${bad}):`
  })
  return isBlock ? `{${bodies.join('')}${good}}` : `(${bodies.join('')}(0,${good}))`
}

interface Inside {
  readonly code: string
  readonly faults: readonly Numbered[]
}
