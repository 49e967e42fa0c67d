import fc from 'fast-check'
import { expect, expectTypeOf, test } from 'vitest'
import * as z from 'zod/mini'
import { pageFields, pageOf, yesNo } from './fields.ts'
import { as, row } from './row.ts'
import { turned, turnOf } from './row-codec.ts'
import { partOf } from './row-parts.ts'

const person = row({ id: as('UID', z.int()), nick: as('NICK', z.string()) })
const cake = row({
  id: as('KeyID', z.int()),
  isHeld: as('HELD', yesNo),
  isOpen: as('OPEN', z.optional(yesNo)),
  isMine: as('MINE', z.nullable(z.optional(yesNo))),
  isSweet: as('SWEET', z._default(yesNo, 'Y')),
  baker: as('BAKER', person),
  eater: as('EATER', z.nullable(person)),
  guests: as('GUESTS', z.optional(z.array(person))),
  layers: as('LAYERS', z.array(z.object({ HEIGHT: z.int(), FROM: person }))),
  tags: as('TAGS', z.array(z.string())),
  total: z.int(),
  'free-form': as('x-form', z.string()),
})
const page = z.extend(pageOf(cake), { best: z.optional(cake), of: person })

type Cake = z.output<typeof cake>

test('the types are the program’s, and schemas around rows have them', () => {
  expectTypeOf<Pick<Cake, 'id' | 'isHeld' | 'isSweet'>>().toEqualTypeOf<{
    id: number
    isHeld: boolean
    isSweet: boolean
  }>()
  expectTypeOf<Cake['isMine']>().toEqualTypeOf<boolean | null | undefined>()
  expectTypeOf<Cake['eater']>().toEqualTypeOf<{ id: number; nick: string } | null>()
  expectTypeOf<z.input<typeof cake>['isSweet']>().toEqualTypeOf<boolean | undefined>()
  expectTypeOf<z.output<typeof page>['rows'][number]>().toEqualTypeOf<Cake>()
})

test('the schema is the wire’s', () => {
  const plain = z.object({
    KeyID: z.int(),
    HELD: z.enum(['Y', 'N']),
    SWEET: z._default(z.enum(['Y', 'N']), 'N'),
    total: z.int(),
  })
  const stated = row({
    id: as('KeyID', z.int()),
    isHeld: as('HELD', yesNo),
    isSweet: as('SWEET', z._default(yesNo, 'N')),
    total: z.int(),
  })
  for (const io of ['input', 'output'] as const)
    expect(JSON.stringify(z.toJSONSchema(stated, { io }))).toBe(JSON.stringify(z.toJSONSchema(plain, { io })))
  expect(JSON.stringify(z.toJSONSchema(row({ ...pageFields(person), worth: as('WORTH', z.int()) })))).toBe(
    JSON.stringify(z.toJSONSchema(z.extend(pageOf(z.object({ UID: z.int(), NICK: z.string() })), { WORTH: z.int() }))),
  )
})

test('names and letters change at every depth', () => {
  const wire = {
    rows: [{ KeyID: 1, HELD: 'Y', MINE: null, EATER: null, LAYERS: [{ HEIGHT: 2, FROM: { UID: 7, NICK: 'a' } }] }],
  }
  const decode = turnOf(
    z.object({
      rows: z.array(
        row({
          id: as('KeyID', z.int()),
          isHeld: as('HELD', yesNo),
          isMine: as('MINE', z.nullable(yesNo)),
          eater: as('EATER', z.nullable(person)),
          layers: as('LAYERS', z.array(z.object({ HEIGHT: z.int(), FROM: person }))),
        }),
      ),
    }),
    'decode',
  )
  expect(decode(wire)).toEqual({
    rows: [{ id: 1, isHeld: true, isMine: null, eater: null, layers: [{ HEIGHT: 2, FROM: { id: 7, nick: 'a' } }] }],
  })
  expect(wire.rows[0]?.KeyID).toBe(1)
})

test('outside of a row a letter stays one, and what has no rows is answered as it is', () => {
  const plain = { HELD: 'Y', list: ['Y'] }
  expect(turnOf(z.object({ HELD: yesNo, list: z.array(yesNo) }), 'decode')(plain)).toBe(plain)
  expect(turnOf(row({ list: z.array(yesNo) }), 'decode')(plain)).toEqual({ list: ['Y'] })
})

test('a row that no code reads, and a name said twice, are refused', () => {
  for (const schema of [z.union([person, z.null()]), z.record(z.string(), person), z.tuple([person, z.int()])])
    expect(() => partOf(z.object({ rows: z.array(schema) }))).toThrow('no row is read')
  expect(() => row({ a: as('A', z.int()), b: as('A', z.int()) })).toThrow('one name')
})

const someone = fc.record({ id: fc.integer(), nick: fc.string() })
const someCake: fc.Arbitrary<Cake> = fc.record(
  {
    id: fc.integer(),
    isHeld: fc.boolean(),
    isOpen: fc.boolean(),
    isMine: fc.option(fc.boolean()),
    isSweet: fc.boolean(),
    baker: someone,
    eater: fc.option(someone),
    guests: fc.array(someone),
    layers: fc.array(fc.record({ HEIGHT: fc.integer(), FROM: someone })),
    tags: fc.array(fc.string()),
    total: fc.integer(),
    'free-form': fc.string(),
  },
  { requiredKeys: ['id', 'isHeld', 'isSweet', 'baker', 'eater', 'layers', 'tags', 'total', 'free-form'] },
)
const somePage: fc.Arbitrary<z.output<typeof page>> = fc.record(
  {
    total: fc.integer(),
    more: fc.boolean(),
    pageInfo: fc.record({ pageNum: fc.integer(), pageSize: fc.integer(), pages: fc.integer() }),
    rows: fc.array(someCake),
    best: someCake,
    of: someone,
  },
  { requiredKeys: ['total', 'more', 'pageInfo', 'rows', 'of'] },
)

/** As it comes over the network, without fields that are missing. */
const sent = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

test('decoding undoes encoding, the wire’s value fits the schema, and the loop does as the code', () => {
  const [encode, decode] = [turnOf(page, 'encode'), turnOf(page, 'decode')]
  const part = partOf(page)
  fc.assert(
    fc.property(somePage, (value) => {
      const wire = sent(encode(value))
      expect(z.safeParse(page, wire).success).toBe(true)
      expect(sent(decode(wire))).toEqual(sent(value))
      expect(part && sent(turned(part, value, 'encode'))).toEqual(wire)
      expect(part && turned(part, wire, 'decode')).toEqual(decode(wire))
    }),
  )
})
