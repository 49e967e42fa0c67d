import fc from 'fast-check'

/** What people do with desserts, by how often a random sequence has it. */
const dessertWeights = {
  choose: 2,
  synthesize: 6,
  feed: 7,
  teach: 3,
  buySkin: 2,
  wearSkin: 2,
  display: 5,
  sendOut: 8,
  callBack: 5,
  claim: 2,
  prize: 2,
} as const

/** Everything that people do. */
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
  ...dessertWeights,
} as const

/** What is done alone: what it moves depends on everything before it. */
const lonely = {
  upload: 2,
  later: 5,
  payUploads: 2,
  homeComes: 5,
  staffRemove: 2,
  staffRestore: 2,
  takeBack: 3,
  link: 1,
  close: 1,
} as const

/** Acts that desserts meet, among many on desserts. */
const kitchens = { ...dessertWeights, give: 2, buy: 1, daily: 1, floor: 1 } as const
const lonelyKitchens = { later: 5, homeComes: 5, link: 1, close: 1 } as const

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

const anybody = fc.nat({ max: peopleCount - 1 })
/** Mostly one of a few, who meet often. */
const neighbour = fc.oneof({ weight: 3, arbitrary: fc.nat({ max: 4 }) }, { weight: 1, arbitrary: anybody })

/** Acts by how often each is, and who does them. */
interface Doing {
  readonly of: Weights
  readonly person: fc.Arbitrary<number>
}

const anyAct = ({ of, person }: Doing): fc.Arbitrary<Act> =>
  fc.record({ kind: anyKind(of), by: person, to: person, n: fc.nat({ max: 9_999 }) }, plainly)

/** Several acts at once concern two people or the same thing often enough to meet. */
const anyMeeting = (doing: Doing) =>
  fc
    .record({
      acts: fc.array(anyAct(doing), { minLength: 2, maxLength: 4 }),
      same: fc.constantFrom<'nothing' | 'person' | 'act'>('nothing', 'person', 'act'),
    })
    .map(({ acts, same }) => {
      const [first] = acts
      if (!first || same === 'nothing') return acts
      return acts.map((act) => (same === 'act' ? first : { ...act, by: first.by }))
    })

const again = fc.constantFrom<Step['again']>('no', 'no', 'after', 'atOnce')

const anyStep = (doing: Doing, alone: Weights): fc.Arbitrary<Step> =>
  fc.oneof(
    { weight: 6, arbitrary: fc.record({ acts: fc.tuple(anyAct(doing)), again }, plainly) },
    { weight: 3, arbitrary: fc.record({ acts: anyMeeting(doing), again }, plainly) },
    {
      weight: 3,
      arbitrary: fc.record(
        { acts: fc.tuple(anyAct({ ...doing, of: alone })), again: fc.constant('no' as const) },
        plainly,
      ),
    },
  )

export const anySteps = (most: number): fc.Arbitrary<readonly Step[]> =>
  fc.array(anyStep({ of: weights, person: anybody }, lonely), { minLength: Math.ceil(most / 2), maxLength: most })

/** Steps in kitchens: enough of them for plates, outings and gifts to meet. */
export const anyKitchenSteps = (most: number): fc.Arbitrary<readonly Step[]> =>
  fc.array(anyStep({ of: kitchens, person: neighbour }, lonelyKitchens), {
    minLength: Math.ceil(most / 2),
    maxLength: most,
  })
