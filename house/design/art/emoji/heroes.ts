import { beamOf, brave, city, flowing, hanging, hero, monster, won } from './hero-parts.ts'
import {
  ball,
  bang,
  cream,
  dot,
  drop,
  glow,
  heart,
  honey,
  ink,
  line,
  matcha,
  patch,
  path,
  placed,
  plum,
  rays,
  rose,
  snore,
  soda,
  spark,
  star,
  straw,
  stroke,
} from './pens.ts'

/** Gingerbread heroes and the monsters they make friends with. */
export const heroes = {
  'arms-crossed': hero({ mood: { ...brave, mouth: 'flat' }, arms: 'M-14 0-20 10 8 14M14 0 20 10-8 8' }),
  beam:
    hero(
      { mood: { brows: 'angry', mouth: 'gasp' }, arms: 'M-12 2-8 12 18 10M13 0 20-6 20 14', cloak: flowing },
      { x: 46, size: 0.94 },
    ) +
    beamOf('M72 63H94') +
    spark({ x: 70, y: 63, size: 1.1 }, cream),
  flying:
    hero(
      {
        mood: won,
        arms: 'M-12-2-14-2M12-6 14-40',
        legs: 'M-6 22-8 36M6 22 4 38',
        cloak: 'M-14-14Q-34 10-26 40L-10 32 0 46 12 32 24 40Q30 14 14-14Z',
      },
      { turn: 48, x: 46, y: 52, size: 0.95 },
    ) + stroke('M6 60 16 52M12 82 26 70M34 94 42 84', soda, 4),
  'flying-kick':
    hero(
      {
        mood: { brows: 'angry', mouth: 'grin' },
        arms: 'M-13 0-26-4M13 0 20 12',
        legs: 'M-6 22-16 28-10 36M8 22 34 28',
        cloak: flowing,
      },
      { turn: -16, x: 48, y: 47, size: 0.92 },
    ) + rays({ x: 86, y: 66, turn: 100, size: 1.2 }),
  landing:
    hero(
      {
        mood: brave,
        arms: 'M-13 0-26-14M13 2 22 32',
        legs: 'M-8 22-24 26-26 36M8 22 16 36',
        cloak: 'M-14-18Q-44-8-42-30-28-22-20-34Z',
      },
      { y: 50 },
    ) +
    stroke('M10 92H24M34 96H66M76 92H90', honey, 4.4) +
    rays({ x: 18, y: 88, turn: -60 }) +
    rays({ x: 82, y: 88, turn: 60 }),
  'power-up':
    stroke('M12 92Q2 50 20 14M88 92Q98 50 80 14M24 96Q18 60 30 34M76 96Q82 60 70 34', honey, 5) +
    hero({
      mood: { eyes: 'squeeze', mouth: 'gasp', brows: 'angry' },
      arms: 'M-13 0-26 4-24-10M13 0 26 4 24-10',
      skin: 'oklch(.78 .13 70)',
    }) +
    spark({ x: 50, y: 5, size: 0.9 }),
  salute: hero({ mood: { mouth: 'smile', brows: 'high' }, arms: 'M-13 0-22 14M13 0 32-8 20-26' }),
  'thumbs-up':
    hero(
      {
        mood: { eyes: 'wink', mouth: 'grin' },
        arms: 'M-13 0-24 14M13 2 28 0',
        over: placed(path('M-6-2-2-12Q2-15 4-11L3-4H8Q12-3 11 2 12 8 6 9H-6Z', cream), { x: 32, y: -2 }),
      },
      { x: 44 },
    ) + spark({ x: 88, y: 22 }),
  victory:
    hero({ mood: { eyes: 'star', mouth: 'laugh' }, arms: 'M-13 0-28-16M13 0 28-16', cloak: hanging }) +
    star({ x: 14, y: 22 }) +
    star({ x: 86, y: 22 }) +
    dot(24, 10, 3, straw) +
    dot(76, 10, 3, soda),
  bow:
    hero(
      {
        mood: { eyes: 'closed', mouth: 'flat' },
        arms: 'M-10 2-6 18M12 4 4 20',
        legs: 'M-4 22-18 32M8 24-8 40',
        cloak: 'M-16-10Q-34 0-38 20-20 28-8 18Z',
      },
      { turn: 34, x: 54, y: 60, size: 0.94 },
    ) + stroke('M84 30q5 6 3 12M92 26q7 9 5 18', plum, 3.4),
  kneeling:
    hero(
      {
        mood: { eyes: 'closed', mouth: 'flat', brows: 'sad' },
        arms: 'M-13 0-18 14M13 2 20 18',
        legs: 'M-8 22-20 36H-30M8 22 22 24 20 36',
      },
      { y: 56 },
    ) + drop({ x: 84, y: 22, size: 0.9, turn: -12 }),
  exhausted:
    hero(
      {
        mood: { eyes: 'swirl', mouth: 'wave' },
        arms: 'M-13 4-28 14M13 4 28 14',
        legs: 'M-8 22-26 28M8 22 26 28',
        cloak: '',
      },
      { y: 58, turn: -8 },
    ) +
    placed(path('M-12-7H10V7H-12Z', cream) + path('M10-3H14V3H10Z', cream) + patch('M-9.6-4.6H-4V4.6H-9.6Z', straw), {
      x: 82,
      y: 16,
    }) +
    snore({ x: 18, y: 20 }),
  shield:
    hero({ mood: brave, arms: 'M-13 0-24 14M13 2 24 4', cloak: flowing }, { x: 44, size: 0.94 }) +
    path('M58 34Q74 36 80 26 86 36 98 34 100 72 80 90 58 76 58 34Z', soda) +
    path('M66 42Q76 42 80 36 84 42 91 42 92 66 80 78 66 68 66 42Z', cream) +
    star({ x: 79, y: 58, size: 0.9 }),
  uppercut:
    hero(
      {
        mood: { brows: 'angry', mouth: 'gasp' },
        arms: 'M-13 2-22 16M12-2 26-4 24-40',
        legs: 'M-8 22-16 36M8 22 6 40',
        cloak: 'M-14-14Q-34 6-36 36-20 36-8 24Z',
      },
      { turn: 8, y: 58 },
    ) + rays({ x: 80, y: 18, size: 1.1, turn: 10 }),
  spin:
    stroke('M12 70Q4 84 50 88T90 70M16 40Q4 50 22 56M84 40Q96 50 78 56', soda, 4.4) +
    hero(
      {
        mood: { eyes: 'swirl', mouth: 'grin' },
        arms: 'M-13 2-34 2M13 2 34 2',
        legs: 'M-2 22V38M4 22V38',
        cloak: 'M-14-16Q-40 2-34 18 0 30 34 18 40 2 14-16Z',
      },
      { y: 50 },
    ),
  'sit-down':
    path('M14 84Q14 72 50 72T86 84 50 95 14 84Z', plum) +
    hero(
      {
        mood: { eyes: 'happy', mouth: 'cat' },
        arms: 'M-12 4-4 16 0 12M12 4 4 16 0 12',
        legs: 'M-8 22-28 26-26 32M8 22 28 26 26 32',
      },
      { y: 54 },
    ) +
    stroke('M72 20q-5-6 0-12M82 22q-5-6 0-12', 'oklch(.7 .03 70)', 3),
  handshake:
    hero({ mood: won, arms: 'M-13 2-20 16M13 2 26 6' }, { x: 28, y: 60, size: 0.76 }) +
    monster({ eyes: 'happy', mouth: 'grin' }, { arms: 'M-24 6-36 2M24 6 30 14' }, { x: 74, y: 60, size: 0.72 }) +
    heart({ x: 50, y: 18 }),
  sunset:
    `<circle cx="50" cy="50" r="44" fill="oklch(.82 .12 50)" ${line}/><circle cx="50" cy="58" r="24" fill="${glow}"/>${path('M6 62Q26 54 50 62T94 62Q90 90 50 94T6 62Z', 'oklch(.58 .12 20)')}` +
    hero(
      { mood: { eyes: 'closed', mouth: 'smile' }, cloak: 'M-12-16Q-38-14-44 4-30 6-36 22-20 24-8 18Z' },
      { y: 54, size: 0.66, x: 54 },
    ),
  'tiny-city':
    hero({ mood: { eyes: 'big', mouth: 'o' }, arms: 'M-13 0-24 6M13 0 24 6' }, { y: 48 }) +
    city +
    stroke('M4 92H96', ink, 3.2),
  'monster-roar':
    monster({ eyes: 'dot', brows: 'angry', mouth: 'laugh' }, { arms: 'M-24 2-36-12M24 2 36-12' }, { x: 46, y: 58 }) +
    stroke('M82 34 92 26M86 44H98M82 54 92 60', straw, 4.4),
  'monster-sleep':
    monster({ eyes: 'closed', mouth: 'o' }, { legs: 'M-18 30-24 34M18 30 24 34' }, { y: 60 }) +
    snore({ x: 78, y: 24, size: 1.2 }) +
    snore({ x: 91, y: 10 }),
  'monster-egg':
    path('M50 10C72 10 84 40 84 62 84 82 70 92 50 92S16 82 16 62C16 40 28 10 50 10Z', 'oklch(.93 .05 100)') +
    [
      [32, 40, 6],
      [66, 34, 7],
      [70, 70, 6],
      [30, 74, 5],
    ]
      .map(([x = 0, y = 0, r = 0]) => dot(x, y, r, matcha))
      .join('') +
    path('M18 54 30 46 40 56 52 46 62 56 72 46 82 54 84 62Q82 66 74 64 60 70 50 68T24 66 16 62Z', 'oklch(.4 .05 60)') +
    placed(dot(-10, 0, 4.6, '#fff') + dot(10, 0, 4.6, '#fff') + dot(-9, 1, 2.4) + dot(11, 1, 2.4), { x: 50, y: 60 }) +
    stroke('M26 34Q32 20 44 17', '#fff', 4.4) +
    bang({ x: 90, y: 22 }, honey),
  'monster-run':
    monster(
      { eyes: 'wet', mouth: 'bawl', brows: 'sad' },
      { legs: 'M-14 30-26 34M14 30 22 40', arms: 'M-24 0-34-8M24 0 34-8' },
      { x: 56, y: 52, turn: 10 },
    ) +
    drop({ x: 18, y: 28, turn: 60 }) +
    drop({ x: 12, y: 48, turn: 80, size: 0.8 }) +
    ball(16, 86, 7, cream) +
    ball(28, 91, 5, cream) +
    ball(6, 90, 4, cream),
  friends:
    monster({ eyes: 'happy', mouth: 'grin', cheeks: true }, {}, { x: 66, y: 54, size: 0.94 }) +
    hero(
      { mood: { eyes: 'happy', mouth: 'grin' }, arms: 'M-13 0-20 14M13 0 30-2', cloak: '' },
      { x: 28, y: 66, size: 0.72 },
    ) +
    heart({ x: 22, y: 16, size: 1.2 }) +
    heart({ x: 40, y: 10, size: 0.7 }, rose),
}
