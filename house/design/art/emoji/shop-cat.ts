import { type Face, face } from './faces.ts'
import {
  anger,
  ball,
  bang,
  cream,
  custard,
  dot,
  drop,
  heart,
  honey,
  ink,
  limb,
  note,
  type Placing,
  patch,
  path,
  placed,
  plum,
  rays,
  rose,
  snore,
  soda,
  spark,
  straw,
  stroke,
} from './pens.ts'

const fur = 'oklch(.96 .02 80)'
const patchy = 'oklch(.72 .11 56)'
const dark = 'oklch(.42 .05 45)'
const bow = 'oklch(.62 .17 20)'

/** The shop's cat: calico, with a bow. Her head round the origin, 60 wide. */
function head(mood: Face, at: Placing = {}): string {
  const drawn =
    path(
      'M-27-8-26-34Q-24-38-20-35L-8-25Q0-27 8-25L20-35Q24-38 26-34L27-8Q36 6 28 16 16 25 0 25T-28 16Q-36 6-27-8Z',
      fur,
    ) +
    patch('M-25.4-10-24.4-33Q-23-36 -20-33L-8-23.6Q-6-10-25.4-10Z', patchy) +
    patch('M25.4-12 24.4-33Q23-36 20-33L8-23.6Q10-12 25.4-12Z', dark) +
    stroke('M-34 4-42 2M-34 11-42 13M34 4 42 2M34 11 42 13', ink, 2.4) +
    face({ apart: 14, mouth: 'cat', ...mood }, { x: 0, y: 2, size: 0.92 }) +
    patch('M-3 5H3L0 8.4Z', straw)
  return placed(drawn, at)
}

const collar = (at: Placing) => placed(path('M0 0-11-7-12 7ZM0 0 11-7 12 7Z', bow) + ball(0, 0, 4, bow), at)

const sitting =
  stroke('M70 84Q96 88 90 66', ink, 12) +
  stroke('M70 84Q96 88 90 66', patchy, 6.6) +
  path('M30 56Q24 90 28 92H72Q78 88 70 56Z', fur) +
  patch('M58 60Q74 66 73 86L64 90Q58 76 58 60Z', patchy) +
  path('M36 92Q34 82 42 82T50 92ZM50 92Q50 82 58 82T66 92Z', fur)

const sit = (mood: Face, over = '') =>
  sitting + head(mood, { x: 50, y: 40 }) + collar({ x: 50, y: 67, size: 0.8 }) + over

const tail = (d: string) => stroke(d, ink, 12) + stroke(d, patchy, 6.6)

const loafBody =
  path('M14 84Q4 48 50 46T88 70Q92 90 80 90H22Q15 90 14 84Z', fur) +
  patch('M62 49Q86 54 87 74 80 80 70 72 60 62 62 49Z', patchy)

/** The shop's cat all day long. */
export const shopCat = {
  loaf:
    tail('M82 84Q96 84 94 72') +
    loafBody +
    head({ eyes: 'closed' }, { x: 38, y: 50 }) +
    stroke('M24 89H40M50 89H64', 'oklch(.82 .04 70)', 2.6),
  sit: sit({ eyes: 'big' }),
  stretch:
    tail('M84 48Q96 30 86 16') +
    path('M6 88Q4 80 14 80L40 72Q52 44 80 44 94 50 90 88H78L74 70 40 88Z', fur) +
    patch('M66 47Q86 44 90 62 76 66 66 47Z', dark) +
    head({ eyes: 'happy' }, { x: 30, y: 58, turn: -8, size: 0.86 }) +
    stroke('M60 20v-8M70 24l6-7', honey, 3.4),
  sleep:
    path('M50 34C82 34 94 54 92 70 90 88 72 92 50 92S10 88 8 70C6 54 18 34 50 34Z', fur) +
    patch('M60 37Q90 42 90 68 74 66 66 56T60 37Z', patchy) +
    patch('M12 62Q10 50 22 42 34 50 26 62 18 68 12 62Z', dark) +
    head({ eyes: 'closed' }, { x: 38, y: 66, turn: -10, size: 0.84 }) +
    tail('M88 76Q80 94 46 88') +
    snore({ x: 74, y: 22, size: 1.3 }) +
    snore({ x: 89, y: 9 }),
  yawn: sit({ eyes: 'squeeze', mouth: 'gasp' }, drop({ x: 84, y: 22, size: 0.7, turn: -20 })),
  eat:
    sit({ eyes: 'happy', mouth: 'chew' }) +
    path('M20 78H80L74 96H26Z', soda) +
    patch('M22 78Q30 70 38 74T54 70 68 74 78 78Z', 'oklch(.6 .08 56)') +
    stroke('M22 78Q30 70 38 74T54 70 68 74 78 78', ink, 2.6) +
    patch('M50 84q-6-5-8 0 1 5 8 7 7-2 8-7-2-5-8 0Z', cream),
  lick: sit(
    { eyes: 'closed', mouth: 'lick' },
    limb('M30 88Q24 76 38 64L44 58', fur, 11) + heart({ x: 84, y: 20, size: 0.8 }),
  ),
  'cookie-thief':
    sit({ eyes: 'side', mouth: 'flat' }) +
    ball(50, 76, 16, 'oklch(.76 .1 64)') +
    [
      [44, 72],
      [54, 70],
      [50, 80],
      [58, 79],
      [43, 81],
    ]
      .map(([x = 0, y = 0]) => dot(x, y, 2.4, dark))
      .join('') +
    limb('M32 74 38 78M68 74 62 78', fur, 8) +
    drop({ x: 84, y: 20, size: 0.8, turn: -12 }) +
    [
      [20, 92],
      [82, 94],
      [76, 90],
    ]
      .map(([x = 0, y = 0]) => dot(x, y, 2, 'oklch(.66 .1 60)'))
      .join(''),
  box:
    head({ eyes: 'big' }, { x: 50, y: 42 }) +
    limb('M28 62V66M72 62V66', fur, 10) +
    path('M12 62H88V94H12Z', 'oklch(.78 .08 66)') +
    path('M12 62 2 74 14 78 20 62ZM88 62 98 74 86 78 80 62Z', 'oklch(.84 .07 70)') +
    patch('M44 63.6H56V76H44Z', 'oklch(.9 .05 80)') +
    limb('M30 60V66M70 60V66', fur, 10),
  yarn:
    sit({ eyes: 'happy' }) +
    ball(24, 80, 16, plum) +
    stroke('M12 76Q24 68 36 78M12 84Q22 74 34 90M20 65Q34 78 24 95', 'oklch(.56 .12 322)', 2.4) +
    stroke('M38 88Q54 98 66 92T92 94', ink, 5.4) +
    stroke('M38 88Q54 98 66 92T92 94', plum, 2.6),
  keyboard:
    head({ eyes: 'dot', mouth: 'cat' }, { x: 50, y: 38 }) +
    path('M28 60H72V74H28Z', fur) +
    path('M4 70H96L100 94H0Z', 'oklch(.55 .04 290)') +
    [0, 1, 2]
      .flatMap((row) =>
        Array.from({ length: 9 }, (_, i) =>
          patch(`M${9 + i * 9.4 - row} ${73 + row * 6.4}h6.4v4h-6.4z`, (i * 3 + row * 5) % 7 === 0 ? straw : cream),
        ),
      )
      .join('') +
    limb('M34 68V76M66 68V74', fur, 12) +
    note({ x: 88, y: 22, size: 0.9 }) +
    bang({ x: 12, y: 22 }, honey),
  gamepad:
    sit({ eyes: 'star', mouth: 'grin' }) +
    path('M26 68H74Q88 70 88 84 86 94 76 92L66 84H34L24 92Q14 94 12 84 12 70 26 68Z', 'oklch(.5 .07 290)') +
    stroke('M28 72V82M23 77H33', cream, 3.6) +
    dot(68, 74, 3, straw) +
    dot(76, 79, 3, honey) +
    limb('M18 80 24 84M82 80 76 84', fur, 8),
  umbrella:
    stroke('M50 8V50', ink, 5) +
    sit({ eyes: 'dot', mouth: 'smile' }) +
    path('M4 38Q8 4 50 4T96 38Q88 30 80 38 72 30 64 38 50 30 36 38 28 30 20 38 12 30 4 38Z', straw) +
    stroke('M36 37Q38 16 50 5 62 16 64 37', cream, 2.4) +
    drop({ x: 10, y: 62, size: 0.7 }) +
    drop({ x: 94, y: 54, size: 0.7 }) +
    drop({ x: 16, y: 84, size: 0.6 }),
  scarf:
    sitting +
    path('M26 58Q50 72 74 58L78 68Q50 82 22 68Z', bow) +
    path('M60 68H76L78 90H62Z', bow) +
    stroke('M63 80H77M38 66 36 74M50 68V76M62 66 64 73', cream, 2.4) +
    head({ eyes: 'closed', mouth: 'cat' }, { x: 50, y: 38 }) +
    [
      [10, 20],
      [90, 28],
      [14, 60],
      [92, 58],
    ]
      .map(([x = 0, y = 0]) => ball(x, y, 4.4, '#fff'))
      .join(''),
  flower:
    sit({ eyes: 'happy', mouth: 'smile' }) +
    stroke('M32 94Q26 76 20 66', ink, 6) +
    stroke('M32 94Q26 76 20 66', 'oklch(.64 .12 132)', 3) +
    [0, 72, 144, 216, 288].map((turn) => placed(ball(0, -9, 6.4, rose), { x: 19, y: 58, turn })).join('') +
    ball(19, 58, 5.4, honey) +
    limb('M34 80 30 84', fur, 8),
  fish:
    sit({ eyes: 'star', mouth: 'drool' }) +
    placed(
      path('M-26 0Q-10-16 12-4L24-12V12L12 4Q-10 16-26 0Z', soda) +
        dot(-15, -2, 2.4) +
        stroke('M-6-6Q-2 0-6 6M2-5Q6 0 2 5', 'oklch(.6 .1 235)', 2.4),
      { x: 50, y: 82, turn: -10 },
    ) +
    limb('M28 80 36 86M72 76 66 82', fur, 8),
  heart:
    sit({ eyes: 'heart', mouth: 'cat' }) +
    heart({ x: 50, y: 80, size: 2 }) +
    limb('M28 76 36 84M72 76 64 84', fur, 8) +
    heart({ x: 12, y: 24, size: 0.8 }, rose) +
    heart({ x: 90, y: 18, size: 1 }, rose),
  angry:
    tail('M84 44Q98 26 90 8') +
    path(
      'M10 90 16 74 8 66 20 62 18 50 30 54 36 42 46 50 58 40 64 50 78 44 80 56 92 58 86 68 94 76 84 80 88 92H76L72 82H30L26 92Z',
      fur,
    ) +
    patch('M62 52 78 48 80 58 90 60 84 68 88 76 72 72Q62 62 62 52Z', patchy) +
    head({ eyes: 'dot', brows: 'angry', mouth: 'teeth', cheeks: false }, { x: 36, y: 50, size: 0.92 }) +
    anger({ x: 74, y: 22, size: 1.1 }),
  surprised: sit(
    { eyes: 'wide', mouth: 'o', brows: 'high' },
    rays({ x: 14, y: 20, turn: -40 }) + rays({ x: 86, y: 20, turn: 40 }),
  ),
  wave: sit(
    { eyes: 'happy', mouth: 'grin' },
    limb('M70 76Q88 68 86 48', fur, 11) +
      patch('M83 45q3-4 6 0 0 5-3 5t-3-5Z', rose) +
      stroke('M96 38q3 8 1 14M74 34q-2 4-2 8', soda, 3.4),
  ),
  run:
    tail('M14 60Q0 46 8 28') +
    limb('M26 76 12 88M36 78 30 92M66 76 78 90M74 72 90 82', fur, 10) +
    path('M18 64Q20 48 46 48T84 56Q86 80 66 80H32Q16 80 18 64Z', fur) +
    patch('M30 51Q50 46 52 60 40 70 28 62Z', patchy) +
    head({ eyes: 'star', mouth: 'grin' }, { x: 70, y: 46, size: 0.84 }) +
    ball(6, 92, 4.4, cream) +
    ball(18, 96, 3.4, cream) +
    stroke('M2 72H10', soda, 4),
  window:
    path('M6 6H94V70H6Z', 'oklch(.4 .09 280)') +
    placed(path('M8-14A15 15 0 1 0 14 6 12 12 0 0 1 8-14Z', honey), { x: 72, y: 26 }) +
    spark({ x: 24, y: 20, size: 0.6 }, cream) +
    spark({ x: 44, y: 34, size: 0.4 }, cream) +
    stroke('M50 6V70M6 38H94', 'oklch(.72 .075 60)', 5) +
    `<path d="M6 6H94V70H6Z" fill="none" stroke="oklch(.62 .08 56)" stroke-width="6"/>` +
    path('M2 86H98V96H2Z', 'oklch(.72 .075 60)') +
    tail('M62 82Q84 84 82 66') +
    path('M28 86Q24 50 44 48T62 86Z', fur) +
    path('M28 50 27 32Q29 28 33 31L40 38H50L57 31Q61 28 62 32L61 50Q60 60 44 60T28 50Z', fur) +
    patch('M30 46 29 33 39 40Q40 48 30 46Z', patchy) +
    patch('M59 46 60 33 51 40Q50 48 59 46Z', dark) +
    patch('M46 64Q60 66 60 84H50Q46 74 46 64Z', patchy),
  tail:
    path('M0 96Q6 60 40 58T74 96Z', fur) +
    patch('M40 60Q66 62 70 94H54Q44 76 40 60Z', patchy) +
    stroke('M56 88Q90 84 82 52T60 16', ink, 19) +
    stroke('M56 88Q90 84 82 52T60 16', fur, 13) +
    stroke('M83 60Q80 44 72 32', patchy, 13) +
    stroke('M66 22 60 16', dark, 13) +
    stroke('M38 22q-6 6-4 14M26 30q-4 5-3 10', soda, 4),
  paw:
    path('M50 44C70 44 80 60 80 74 80 88 66 88 50 86 34 88 20 88 20 74 20 60 30 44 50 44Z', rose) +
    ball(18, 44, 10, rose) +
    ball(38, 25, 11, rose) +
    ball(62, 25, 11, rose) +
    ball(82, 44, 10, rose) +
    stroke('M32 66Q36 56 44 53', '#fff', 4) +
    spark({ x: 90, y: 14, size: 0.8 }) +
    spark({ x: 10, y: 14, size: 0.6 }, custard),
}
