import { type Face, face } from './faces.ts'
import {
  cream,
  dot,
  glow,
  heart,
  honey,
  ink,
  limb,
  line,
  matcha,
  type Placing,
  patch,
  path,
  placed,
  soda,
  straw,
  stroke,
} from './pens.ts'

const ginger = 'oklch(.7 .1 60)'
const cape = 'oklch(.62 .17 20)'
const icing = cream

type Pose = {
  mood?: Face
  /** Paths of arms and legs from the body, which stands round the origin with its feet at 40. */
  arms?: string
  legs?: string
  /** The cape behind; empty for none. */
  cloak?: string
  over?: string
  skin?: string
}

const standing = 'M-8 22V38M8 22V38'
export const hanging = 'M-14-20Q-26 14-20 30L20 30Q26 14 14-20Z'

/** A gingerbread hero with an icing mask; his head is big and his heart is a gumdrop. */
export function hero(pose: Pose, at: Placing = {}): string {
  const {
    mood = {},
    arms = 'M-13 0-24 14M13 0 24 14',
    legs = standing,
    cloak = hanging,
    over = '',
    skin = ginger,
  } = pose
  const drawn =
    (cloak ? path(cloak, cape) : '') +
    limb(legs, skin, 10) +
    limb(arms, skin, 9) +
    path('M-15-6H15Q18 8 13 24 0 28-13 24-18 8-15-6Z', skin) +
    stroke('M-13 21Q-6 17 0 21T13 21', icing, 2.6) +
    heart({ x: 0, y: 6, size: 0.75 }, straw) +
    `<ellipse cx="0" cy="-24" rx="26" ry="22" fill="${skin}" ${line}/>` +
    stroke('M-19-35Q-10-45 0-43T19-35', icing, 3) +
    path('M-25-29Q0-37 25-29 25-13 12-14 4-14 0-18-4-14-12-14-25-13-25-29Z', cape) +
    dot(-10, -23.5, 6.6, icing) +
    dot(10, -23.5, 6.6, icing) +
    face({ cheeks: false, apart: 11.4, ...mood }, { x: 0, y: -22, size: 0.88 }) +
    over
  return placed(drawn, { x: 50, y: 54, ...at })
}

export const flowing = 'M-12-16Q-40-20-46-2-38 2-44 14-26 24-8 18Z'
export const won: Face = { eyes: 'happy', mouth: 'grin' }
export const brave: Face = { brows: 'angry', mouth: 'smile' }

/** A round sugar monster with a lace crest. */
export function monster(
  mood: Face,
  { skin = matcha, over = '', legs = 'M-14 30V36M14 30V36', arms = 'M-24 6-32 14M24 6 32 14' } = {},
  at: Placing = {},
): string {
  const drawn =
    path('M22 26Q44 30 42 10 50 34 26 36Z', skin) +
    limb(legs, skin, 12) +
    limb(arms, skin, 8) +
    path('M-14-30Q-18-40-10-42-4-40-4-32 0-44 8-42 14-38 10-30 20-36 23-28 22-20 18-18', honey) +
    path('M0-34C20-34 30-18 30 2 30 24 20 34 0 34S-30 24-30 2C-30-18-20-34 0-34Z', skin) +
    path('M-16 32Q-20 12 0 12T16 32Q0 36-16 32Z', glow) +
    stroke('M-12 20H12M-14 27H14', 'oklch(.75 .1 85)', 2.2) +
    face(mood, { x: 0, y: -8, size: 0.95 }) +
    over
  return placed(drawn, { x: 50, y: 56, ...at })
}

export const city =
  path('M8 92V66H24V54H38V92ZM60 92V50H76V70H92V92Z', 'oklch(.84 .05 250)') +
  [
    [14, 74],
    [29, 62],
    [29, 74],
    [66, 58],
    [66, 70],
    [82, 78],
  ]
    .map(([x = 0, y = 0]) => patch(`M${x} ${y}h5v6h-5z`, glow))
    .join('')

export const beamOf = (d: string) => stroke(d, ink, 17) + stroke(d, soda, 12) + stroke(d, '#fff', 5)
