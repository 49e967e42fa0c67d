import fc from 'fast-check'

/** What people do, by how often a random sequence has it. */
const weights = {
  daily: 5,
  topic: 2,
  floor: 8,
  removeFloor: 4,
  like: 9,
  unlike: 3,
  likeReplay: 3,
  removeReplay: 1,
  comment: 5,
  removeComment: 3,
  buy: 6,
  buyCheaper: 2,
  buyLevel: 3,
  sell: 5,
  give: 8,
  giveWrong: 2,
  decline: 3,
  award: 2,
  pin: 3,
  background: 3,
} as const

/** What is done alone: what it moves depends on everything before it. */
const lonely = {
  upload: 2,
  later: 5,
  payUploads: 2,
  staffRemove: 2,
  staffRestore: 2,
  takeBack: 3,
  link: 1,
  close: 1,
} as const

type Weights = Readonly<Record<string, number>>
export type ActKind = keyof typeof weights | keyof typeof lonely

export interface Act {
  readonly kind: ActKind
  /** Places of people in the list of twenty. */
  readonly by: number
  readonly to: number
  /** What is chosen where there is a choice. */
  readonly n: number
}

/** Acts that are sent at once; each may be sent a second time under its key: afterwards, or at once. */
export interface Step {
  readonly acts: readonly Act[]
  readonly again: 'no' | 'after' | 'atOnce'
}

export const peopleCount = 20

const anyKind = (of: Weights) =>
  fc.oneof(
    ...Object.entries(of).map(([kind, weight]) => ({ weight, arbitrary: fc.constant(kind as ActKind) })), // its keys
  )

/** Objects that print as one writes them. */
const plainly = { noNullPrototype: true } as const

const person = fc.nat({ max: peopleCount - 1 })

const anyAct = (kind: fc.Arbitrary<ActKind>): fc.Arbitrary<Act> =>
  fc.record({ kind, by: person, to: person, n: fc.nat({ max: 9_999 }) }, plainly)

/** Several acts at once concern two people or the same thing often enough to meet. */
const anyMeeting = fc
  .record({
    acts: fc.array(anyAct(anyKind(weights)), { minLength: 2, maxLength: 4 }),
    same: fc.constantFrom<'nothing' | 'person' | 'act'>('nothing', 'person', 'act'),
  })
  .map(({ acts, same }) => {
    const [first] = acts
    if (!first || same === 'nothing') return acts
    return acts.map((act) => (same === 'act' ? first : { ...act, by: first.by }))
  })

const again = fc.constantFrom<Step['again']>('no', 'no', 'after', 'atOnce')

export const anySteps = (most: number): fc.Arbitrary<readonly Step[]> =>
  fc.array(
    fc.oneof(
      { weight: 6, arbitrary: fc.record({ acts: fc.tuple(anyAct(anyKind(weights))), again }, plainly) },
      { weight: 3, arbitrary: fc.record({ acts: anyMeeting, again }, plainly) },
      {
        weight: 3,
        arbitrary: fc.record({ acts: fc.tuple(anyAct(anyKind(lonely))), again: fc.constant('no' as const) }, plainly),
      },
    ),
    { minLength: 1, maxLength: most },
  )
