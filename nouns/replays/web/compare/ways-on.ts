import { comparedMost } from '../../rules/replay-pairs.ts'

/** The comparisons that are left when runs are taken out of one that was refused: codes, two at least. */
export function waysOn(codes: readonly string[], refusal: string, data: unknown): (readonly string[])[] {
  const once = [...new Set(codes)]
  const ways = {
    'r.pairSelf': () => [once.slice(0, comparedMost)],
    // One too many may be any of them.
    'r.pairMany': () =>
      once.length === comparedMost + 1
        ? once.map((code) => once.filter((each) => each !== code)).toReversed()
        : [once.slice(0, comparedMost)],
    'r.pairGone': () => [once.filter((code) => !codesIn(data, 'gone').includes(code))],
    'r.pairGame': () => listsIn(data, 'alike'),
  }[refusal]
  return (ways?.() ?? []).filter((left) => left.length > 1)
}

const fieldOf = (data: unknown, name: string): unknown =>
  typeof data === 'object' && data !== null ? Object.entries(data).find(([each]) => each === name)?.[1] : undefined

const codesOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((code): code is string => typeof code === 'string') : []

const codesIn = (data: unknown, name: string): string[] => codesOf(fieldOf(data, name))

const listsIn = (data: unknown, name: string): string[][] => {
  const lists = fieldOf(data, name)
  return Array.isArray(lists) ? lists.map(codesOf) : []
}
