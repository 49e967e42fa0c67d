import type { Language } from '../language.ts'
import type { Gam } from './games.ts'

export interface Shot {
  /** Name used by the parser, and CHARA on the wire: `ReimuA`. */
  readonly id: string
  readonly zh: string
  readonly en: string
}

/** One character (in game 8 also the teams and the soloists) with its shots in the order of the game. */
export interface CharacterGroup {
  readonly id: string
  readonly zh: string
  readonly en: string
  readonly shots: readonly Shot[]
}

/** Character groups of a game, for pickers and tables. The Chinese names are common usage, without a checked source. */
export const characterGroups = (gam: Gam): readonly CharacterGroup[] => builders[gam]()

/** The name of a shot by its id; an unknown id is answered as it is. */
export const shotName = (gam: Gam, id: string, language: Language): string =>
  characterGroups(gam)
    .flatMap((group) => group.shots)
    .find((shot) => shot.id === id)?.[language] ?? id

/** Stage labels in the order of the numbers stored in files, first stage first; empty for scene games. */
export const stageLabels = (gam: Gam): readonly string[] => {
  if (gam in oddStages) return oddStages[gam] ?? []
  return ['1', '2', '3', '4', '5', '6', 'Extra']
}

/** Number of scenes of each level or day, in order; empty if unknown (165 has 103 in all) or the game has no scenes. */
export const sceneCounts = (gam: Gam): readonly number[] => scenes[gam] ?? []

const scenes: Partial<Record<Gam, readonly number[]>> = {
  95: [6, 6, 8, 9, 8, 8, 8, 8, 8, 8, 8],
  125: [6, 6, 8, 7, 8, 8, 7, 8, 8, 8, 8, 8, 9, 9],
  143: [6, 6, 7, 7, 8, 8, 8, 7, 8, 10],
}

const oddStages: Partial<Record<Gam, readonly string[]>> = {
  7: ['1', '2', '3', '4', '5', '6', 'Extra', 'Phantasm'],
  8: ['1', '2', '3', '4A', '4B', '5', '6A', '6B', 'Extra'],
  9: ['1', '2', '3', '4', '5', '6', '7', '8', '9'],
  95: [],
  125: [],
  128: 'A1-1 A1-2 A1-3 A2-2 A2-3 B1-1 B1-2 B1-3 B2-2 B2-3 C1-1 C1-2 C1-3 C2-2 C2-3 Extra'.split(' '),
  143: [],
  165: [],
  2003: ['1', '2', '3'],
}

const chinese = {
  Reimu: '博丽灵梦',
  Marisa: '雾雨魔理沙',
  Sakuya: '十六夜咲夜',
  Sanae: '东风谷早苗',
  Youmu: '魂魄妖梦',
  Yukari: '八云紫',
  Alice: '爱丽丝·玛格特洛依德',
  Remilia: '蕾米莉亚·斯卡蕾特',
  Yuyuko: '西行寺幽幽子',
  Reisen: '铃仙·优昙华院·因幡',
  Cirno: '琪露诺',
  Lyrica: '莉莉卡·普莉兹姆利巴',
  Mystia: '米斯蒂娅·萝蕾拉',
  Tewi: '因幡帝',
  Yuuka: '风见幽香',
  Aya: '射命丸文',
  Medicine: '梅蒂欣·梅兰可莉',
  Komachi: '小野塚小町',
  Eiki: '四季映姬·亚玛撒那度',
  Merlin: '梅露兰·普莉兹姆利巴',
  Lunasa: '露娜萨·普莉兹姆利巴',
  Hatate: '姬海棠果',
  Seija: '鬼人正邪',
  Sumireko: '宇佐见堇子',
  Isami: '浅间伊佐美',
} as const

type Person = keyof typeof chinese

/** A variant of a character: suffix of its id, English and Chinese suffix of its name. */
type Variant = readonly [id: string, en: string, zh: string]

const plain: readonly Variant[] = [['', '', '']]
const letters = (s: string): readonly Variant[] => Array.from(s, (c) => [c, ` ${c}`, ` ${c}`] as const)
const named = (pairs: readonly (readonly [string, string])[]): readonly Variant[] =>
  pairs.map(([en, zh]) => [en, ` ${en}`, ` (${zh})`] as const)

const groups = (people: readonly Person[], variants: readonly Variant[]): readonly CharacterGroup[] =>
  people.map((person) => ({
    id: person,
    zh: chinese[person],
    en: person,
    shots: variants.map(([id, en, zh]) => ({ id: person + id, en: person + en, zh: chinese[person] + zh })),
  }))

const seasons = named([
  ['Spring', '春'],
  ['Summer', '夏'],
  ['Autumn', '秋'],
  ['Winter', '冬'],
])
const beasts = named([
  ['Wolf', '狼'],
  ['Otter', '獭'],
  ['Eagle', '鹰'],
])
const stones = ['Red', 'Red2', 'Blue', 'Blue2', 'Yellow', 'Yellow2', 'Green', 'Green2'].map(
  (stone) => [stone, ` ${stone}`, ` ${stone}`] as const,
)

const nightTeams = (): readonly CharacterGroup[] => {
  const team = (human: Person, other: Person, zh: string): Shot => {
    const id = `${human} & ${other}`
    return { id, en: id, zh }
  }
  const soloists = groups(['Reimu', 'Yukari', 'Marisa', 'Alice', 'Sakuya', 'Remilia', 'Youmu', 'Yuyuko'], plain)
  return [
    {
      id: 'team',
      zh: '组合',
      en: 'Teams',
      shots: [
        team('Reimu', 'Yukari', '幻想结界组 (灵梦&紫)'),
        team('Marisa', 'Alice', '禁咒咏唱组 (魔理沙&爱丽丝)'),
        team('Sakuya', 'Remilia', '梦幻红魔组 (咲夜&蕾米莉亚)'),
        team('Youmu', 'Yuyuko', '幽冥住人组 (妖梦&幽幽子)'),
      ],
    },
    { id: 'solo', zh: '单人', en: 'Solo', shots: soloists.flatMap((group) => group.shots) },
  ]
}

const flowerPeople = (): readonly CharacterGroup[] =>
  groups(
    [
      'Reimu',
      'Marisa',
      'Sakuya',
      'Youmu',
      'Reisen',
      'Cirno',
      'Lyrica',
      'Mystia',
      'Tewi',
      'Yuuka',
      'Aya',
      'Medicine',
      'Komachi',
      'Eiki',
      'Merlin',
      'Lunasa',
    ],
    plain,
  )

const builders: Readonly<Record<Gam, () => readonly CharacterGroup[]>> = {
  6: () => groups(['Reimu', 'Marisa'], letters('AB')),
  7: () => groups(['Reimu', 'Marisa', 'Sakuya'], letters('AB')),
  8: nightTeams,
  9: flowerPeople,
  95: () => groups(['Aya'], plain),
  10: () => groups(['Reimu', 'Marisa'], letters('ABC')),
  11: () => groups(['Reimu', 'Marisa'], letters('ABC')),
  12: () => groups(['Reimu', 'Marisa', 'Sanae'], letters('AB')),
  125: () => groups(['Aya', 'Hatate'], plain),
  128: () => groups(['Cirno'], plain),
  13: () => groups(['Reimu', 'Marisa', 'Sanae', 'Youmu'], plain),
  14: () => groups(['Reimu', 'Marisa', 'Sakuya'], letters('AB')),
  143: () => groups(['Seija'], plain),
  15: () => groups(['Reimu', 'Marisa', 'Sanae', 'Reisen'], plain),
  16: () => groups(['Reimu', 'Cirno', 'Aya', 'Marisa'], [...seasons, ...plain]),
  165: () => groups(['Sumireko'], plain),
  17: () => groups(['Reimu', 'Marisa', 'Youmu'], beasts),
  18: () => groups(['Reimu', 'Marisa', 'Sakuya', 'Sanae'], plain),
  20: () => groups(['Reimu', 'Marisa'], stones),
  2003: () => groups(['Isami'], plain),
}
