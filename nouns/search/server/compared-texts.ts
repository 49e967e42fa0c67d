import { forms } from './recall-set.ts'

/**
 * A text as it is compared when looking at every row: a second, plainer fold than `foldText`, which shares no table with
 * it. Of other scripts' forms it knows those of `forms`, character by character.
 */
export const compared = (text: string): string =>
  Array.from(
    text
      .normalize('NFKC')
      .toLowerCase()
      .replace(/(\d),(?=\d{3}(?!\d))/g, '$1'),
    (character) => {
      const code = character.codePointAt(0) ?? 0
      if (code >= 0x30a1 && code <= 0x30f6) return String.fromCodePoint(code - 0x60)
      return firstForms.get(character) ?? character
    },
  ).join('')

/** Whether a text has every run of letters and digits that was typed. */
export function contains(text: string, typed: string): boolean {
  const runs = compared(typed).match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  const folded = compared(text)
  return runs.every((run) => folded.includes(run))
}

const firstForms = new Map(
  forms.flatMap(([first = '', ...others]) =>
    others
      .filter((other) => other.length === first.length && /^\p{Script=Han}+$/u.test(other))
      .flatMap((other) => Array.from(other, (character, n) => [character, first[n] ?? character] as const)),
  ),
)

/** Made posts in Chinese, English, Japanese and all of them mixed, always the same. */
export const madeTexts = (count: number): readonly string[] => Array.from({ length: count }, (_, n) => madeText(n))

function madeText(number: number): string {
  let seed = number * 7_919 + 13
  const one = <T>(list: readonly T[]): T => {
    seed = (seed * 48_271) % 2_147_483_647
    return list[seed % list.length] as T // the list is not empty
  }
  const form = () => one(one(forms))
  const written = [
    () => `${one(opening)}${form()}${one(middle)}${form()}${one(ending)}`,
    () => `${one(english)} ${form()} ${one(english)} ${form()}, ${one(english)} ${one(numbers)}.`,
    () => `${form()}${one(japanese)}${form()}${one(japanese)}${one(numbers)}点`,
    () => `${one(traditional)}${form()}，${one(english)}${form()}「${one(japanese)}」${one(numbers)}`,
  ]
  return `${one(written)()} ${one(marks)}${number + 5_000}`
}

const opening = ['今天练了', '昨晚终于过了', '想请教', '新人报到，', '我家的猫也喜欢', '这一面的', '写给后来人：']
const middle = ['，第三波要先贴左边再回来，', '和', '的判定比想的小，遇到', '之后就忘了', '没有', '，配着热茶看']
const ending = ['，再也不怕了。', '吗？', '！', '，慢慢来就会好的。', '（附图）', '，谢谢大家']
const traditional = ['請問', '這個', '謝謝，', '還沒過', '說說看', '關於']
const japanese = ['がむずかしい', 'をれんしゅうした', 'はたのしい', 'ノーミスでした', 'について、', 'ヨロシク']
const english = [
  'slowly',
  'I practised',
  'kept missing',
  'watch the left side of',
  'finally cleared',
  'almost',
  'graze',
]
const numbers = ['12,345,678', '987654', '1,000', '42', '300', '２０２６', '7,654,321']
const marks = ['#', 'no. ', '第', '%_', '\\', '"', '🍰 ']
