import { replayCode } from '#rules/base62.ts'
import { characterGroups } from '#rules/games/game-catalogue.ts'
import { gameNames } from '#rules/games/game-names.ts'
import { codeOfGam, gameLabel, isGam } from '#rules/games/games.ts'
import { japaneseGameNames } from '#rules/games/japanese-game-names.ts'
import { contains } from './compared-texts.ts'

type Type = 'floor' | 'topic' | 'replay' | 'user'
export interface Query {
  readonly kind: string
  readonly type: Type
  readonly typed: string
  readonly wanted: ReadonlySet<string>
}

export interface Floor {
  readonly key: string
  readonly text: string
  readonly nick: string
  readonly club: string
  readonly at: Date
  readonly picture: boolean
}

export interface Run {
  readonly id: number
  readonly game: number
  readonly shot: string
  readonly score: number
  readonly text: string
  readonly difficulty: string
  readonly nick: string
  readonly flags: number
}

/** Every `step`th of the distinct matches in the texts, `most` at most. */
export function cut(texts: readonly string[], pattern: RegExp, most: number): string[] {
  const all = [...new Set(texts.flatMap((text) => Array.from(text.matchAll(pattern), ([part]) => part)))]
  const step = Math.max(1, Math.floor(all.length / most))
  return all.filter((_, n) => n % step === 0).slice(0, most)
}

export function floorQueries(floors: readonly Floor[]): Query[] {
  const texts = floors.map(({ text }) => text)
  const query = (kind: string, typed: string, of = (_: Floor) => true, words = typed): Query => {
    const wanted = floors.filter((floor) => of(floor) && contains(floor.text, words)).map(({ key }) => key)
    return { kind, type: 'floor', typed, wanted: new Set(wanted) }
  }
  const of = (kind: string, pattern: RegExp, most: number) => cut(texts, pattern, most).map((each) => query(kind, each))
  const pairs = cut(texts, /\p{Script=Han}{2}/gu, 60)
  const words = cut(texts, /[a-z]{4,}/gi, 40)
  const nicks = [...new Set(floors.map(({ nick }) => nick))]
  return [
    ...pairs.map((pair) => query('two characters', pair)),
    ...of('three to six characters', /\p{Script=Han}{3,6}/gu, 30),
    ...words.map((word) => query('two letters', word.slice(1, 3))),
    ...words.slice(0, 25).map((word) => query('words of letters', word.toUpperCase())),
    ...of('numbers', /\d[\d,]*\d/g, 25),
    ...of('kana', /[\p{Script=Hiragana}\p{Script=Katakana}]{2,6}/gu, 25),
    ...of('mixed', /[a-z]{2,} ?\p{Script=Han}{2,4}|\p{Script=Han}{2,4} ?[a-z]{2,}/giu, 20),
    ...pairs.slice(0, 30).map((pair, n) => query('two words', `${pair} ${words[n] ?? 'the'}`)),
    ...pairs.slice(0, 30).map((pair, n) => query('two words', `${pairs[(n + 1) % 60]}，${pair}`)),
    ...nicks.flatMap((nick) => [
      query('by:', `by:"${nick}" 弹幕`, (floor) => floor.nick === nick, '弹幕'),
      query('by:', `作者:"${nick}" th`, (floor) => floor.nick === nick, 'th'),
    ]),
    ...[...new Set(floors.map(({ club }) => club))].flatMap((club) => [
      query('in:', `in:"${club}" 一个`, (floor) => floor.club === club, '一个'),
      query('in:', `in:"${club}" the`, (floor) => floor.club === club, 'the'),
    ]),
    ...cut(
      floors.filter(({ picture }) => picture).map(({ text }) => text),
      /\p{Script=Han}{2}/gu,
      12,
    ).map((pair) => query('has:', `${pair} has:picture`, ({ picture }) => picture, pair)),
    ...['弹幕', '录像', 'an'].flatMap((word) =>
      [3, 9, 15].flatMap((days) => {
        const day = dayBefore(days)
        const at = new Date(`${day}T00:00:00+08:00`)
        return [
          query('after:', `after:${day} ${word}`, (floor) => floor.at >= at, word),
          query('before:', `${word} before:${day}`, (floor) => floor.at < at, word),
        ]
      }),
    ),
  ]
}

const dayBefore = (days: number): string => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10)

const romajiOfGame: Readonly<Record<number, string>> = {
  6: 'koumakyou',
  7: 'youyoumu',
  8: 'eiyashou',
  10: 'fuujinroku',
  11: 'chireiden',
  12: 'seirensen',
}
const pinyinOfGame: Readonly<Record<number, string>> = {
  6: 'hongmoxiang',
  7: 'yaoyaomeng',
  8: 'yongyechao',
  10: 'fengshenlu',
  11: 'dilingdian',
}
const pinyinOfShot = { 灵梦: 'lingmeng', 魔理沙: 'molisha', 早苗: 'zaomiao', 咲夜: 'xiaoye', 妖梦: 'yaomeng' }

export function replayQueries(runs: readonly Run[]): Query[] {
  const query = (kind: string, typed: string, of: (run: Run) => boolean): Query => ({
    ...{ kind, type: 'replay', typed },
    wanted: new Set(runs.filter(of).map(({ id }) => String(id))),
  })
  const written = (run: Run) =>
    isGam(run.game)
      ? [
          run.text,
          run.score,
          replayCode(run.id),
          codeOfGam(run.game),
          ...Object.values(gameNames[run.game]),
          japaneseGameNames[run.game],
        ]
          .concat(gameLabel(run.game, 'zh'), gameLabel(run.game, 'en'))
          .join('\n')
      : ''
  const some = runs.filter((_, n) => n % 2 === 0)
  const named = ({ game, shot }: Run, zh: string) =>
    isGam(game) &&
    characterGroups(game).some((group) =>
      group.shots.some((each) => each.id === shot && `${group.zh}\n${each.zh}`.includes(zh)),
    )
  return [
    ...some.map(({ score }) => query('scores', String(score), (run) => written(run).includes(String(score)))),
    ...some.map(({ score }) =>
      query('scores with commas', score.toLocaleString('en'), (run) => written(run).includes(String(score))),
    ),
    ...some.map(({ id }) => query('codes', replayCode(id), (run) => contains(written(run), replayCode(id)))),
    ...Object.entries(romajiOfGame).map(([game, typed]) =>
      query('romaji of games', typed, (run) => run.game === +game),
    ),
    ...Object.entries(pinyinOfGame).map(([game, typed]) =>
      query('pinyin of games', typed, (run) => run.game === +game),
    ),
    ...Object.entries(pinyinOfShot).flatMap(([zh, typed]) => [
      query('characters', typed, (run) => named(run, zh) || pinyinOfGame[run.game]?.includes(typed) === true),
      query('characters', zh, (run) => named(run, zh) || written(run).includes(zh)),
    ]),
    ...[...new Set(runs.map(({ difficulty }) => difficulty))]
      .filter((rank) => /^[ENHLX]$/.test(rank))
      .map((rank) => query('game: and rank:', `rank:${rank}`, ({ difficulty }) => difficulty === rank)),
    ...[...new Set(runs.map(({ game }) => game))]
      .filter(isGam)
      .flatMap((gam) => [
        query('game: and rank:', `game:${codeOfGam(gam)}`, ({ game }) => game === gam),
        query(
          'game: and rank:',
          `游戏:${gameLabel(gam, 'zh')} rank:L`,
          (run) => run.game === gam && run.difficulty === 'L',
        ),
      ]),
    ...[...new Set(runs.map(({ nick }) => nick))].map((nick) =>
      query('by:', `by:"${nick}"`, (run) => run.nick === nick),
    ),
  ]
}
