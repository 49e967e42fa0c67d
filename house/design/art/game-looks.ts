/** The look of a picture by its number: labels and two colours. Names of the pictures, not of anything else. */
export type GameLook = {
  /** Number of the game as the site writes it: 95 is 9.5, 2003 is outside the series. */
  id: number
  no: string
  title: string
  /** One character that stands for the game. */
  glyph: string
  year: number
  /** The ground and the light on it. */
  ground: string
  light: string
}

const look = (id: number, no: string, title: string, rest: readonly [string, number, string, string]): GameLook => ({
  id,
  no,
  title,
  glyph: rest[0],
  year: rest[1],
  ground: `oklch(${rest[2]})`,
  light: `oklch(${rest[3]})`,
})

export const gameLooks: readonly GameLook[] = [
  look(6, '6', '红魔乡', ['红', 2002, '.35 .125 22', '.72 .17 25']),
  look(7, '7', '妖妖梦', ['妖', 2003, '.43 .1 355', '.8 .11 355']),
  look(8, '8', '永夜抄', ['永', 2004, '.29 .075 280', '.86 .12 95']),
  look(9, '9', '花映塚', ['花', 2005, '.4 .09 145', '.86 .15 95']),
  look(95, '9.5', '文花帖', ['文', 2005, '.36 .035 55', '.8 .09 70']),
  look(10, '10', '风神录', ['风', 2007, '.39 .075 165', '.78 .14 50']),
  look(11, '11', '地灵殿', ['殿', 2008, '.31 .085 38', '.77 .165 62']),
  look(12, '12', '星莲船', ['船', 2009, '.39 .1 262', '.81 .12 350']),
  look(125, '12.5', '文花帖DS', ['DS', 2010, '.37 .06 245', '.82 .12 65']),
  look(128, '12.8', '妖精大战争', ['精', 2010, '.45 .085 232', '.86 .075 215']),
  look(13, '13', '神灵庙', ['庙', 2011, '.37 .11 308', '.85 .11 92']),
  look(14, '14', '辉针城', ['城', 2013, '.36 .1 268', '.78 .145 10']),
  look(143, '14.3', '弹幕天邪鬼', ['邪', 2014, '.27 .03 350', '.68 .19 22']),
  look(15, '15', '绀珠传', ['绀', 2015, '.29 .095 276', '.78 .12 300']),
  look(16, '16', '天空璋', ['璋', 2017, '.42 .075 185', '.86 .13 105']),
  look(165, '16.5', '秘封噩梦日记', ['秘', 2018, '.28 .06 318', '.78 .1 205']),
  look(17, '17', '鬼形兽', ['兽', 2019, '.35 .06 160', '.8 .13 75']),
  look(18, '18', '虹龙洞', ['虹', 2021, '.33 .065 250', '.82 .12 150']),
  look(20, '20', '锦上京', ['锦', 2025, '.33 .085 335', '.87 .12 88']),
  look(2003, '番外', '黄昏酒场', ['酒', 2003, '.42 .09 58', '.88 .12 85']),
]

/** The look of a number, or undefined for one without a picture. */
export function gameLook(id: number): GameLook | undefined {
  return gameLooks.find((one) => one.id === id)
}
