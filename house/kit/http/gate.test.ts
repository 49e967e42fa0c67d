import { expect, test } from 'vitest'
import type { Who } from '#contract/endpoint.ts'
import { Refusal } from '../refusal.ts'
import type { Caller } from './call.ts'
import { checkGate } from './gate.ts'

const member: Caller = {
  id: 1_000_001,
  verified: true,
  black: false,
  staff: [],
  levels: { life: 3, bomb: 2 },
  standing: 'settled' as const,
  session: 's',
  scopes: null,
}
const unverified = { ...member, verified: false }
const staff = { ...member, staff: ['pic'], levels: { life: 0, bomb: 0 } }
const script: Caller = { ...member, scopes: ['read'] }

/** Of a refused call: the gate and its data; 'in' where the call goes through. */
const told = (who: Who, caller: Caller | null): unknown => {
  try {
    checkGate({ who, scope: null }, caller)
    return 'in'
  } catch (refusal) {
    if (!(refusal instanceof Refusal)) throw refusal
    return refusal.data === null ? refusal.auth : { auth: refusal.auth, data: refusal.data }
  }
}
const missing = (kind: 'life' | 'bomb', level: number) => ({ auth: 'authority', data: { kind, level } })

test.each<[Who, Caller | null, unknown]>([
  ['life:3', null, 'login'],
  ['life:1', unverified, 'mailCheck'],
  ['life:3', member, 'in'],
  ['life:4', member, missing('life', 4)],
  ['bomb:2', member, 'in'],
  ['bomb:3', member, missing('bomb', 3)],
  ['bomb:8', staff, missing('bomb', 8)],
  ['life:1', script, 'authority'],
  ['verified', member, 'in'],
  ['staff:pic', staff, 'in'],
  ['staff:topic', staff, 'admin'],
])('%s', (who, caller, expected) => {
  expect(told(who, caller)).toEqual(expected)
})

test('only levels there are can be asked for', () => {
  // @ts-expect-error No level is above 8.
  const none: Who = 'life:9'
  expect(told(none, member)).toEqual(missing('life', 9))
})
