import { globSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, test } from 'vitest'
import { admin as enAdmin } from './en/admin.ts'
import { archive as enArchive } from './en/archive.ts'
import { clubs as enClubs } from './en/clubs.ts'
import { dialogs as enDialogs } from './en/dialogs.ts'
import { emoji as enEmoji } from './en/emoji.ts'
import { iscore as enIscore } from './en/iscore.ts'
import { opening as enOpening } from './en/opening.ts'
import { person as enPerson } from './en/person.ts'
import { problems as enProblems } from './en/problems.ts'
import { punishment as enPunishment } from './en/punishment.ts'
import { reminders as enReminders } from './en/reminders.ts'
import { report as enReport } from './en/report.ts'
import { richText as enRichText } from './en/rich-text.ts'
import { run as enRun } from './en/run.ts'
import { scorecard as enScorecard } from './en/scorecard.ts'
import { settings as enSettings } from './en/settings.ts'
import { topics as enTopics } from './en/topics.ts'
import { en } from './en.ts'
import { admin as zhAdmin } from './zh/admin.ts'
import { archive as zhArchive } from './zh/archive.ts'
import { clubs as zhClubs } from './zh/clubs.ts'
import { dialogs as zhDialogs } from './zh/dialogs.ts'
import { emoji as zhEmoji } from './zh/emoji.ts'
import { iscore as zhIscore } from './zh/iscore.ts'
import { opening as zhOpening } from './zh/opening.ts'
import { person as zhPerson } from './zh/person.ts'
import { problems as zhProblems } from './zh/problems.ts'
import { punishment as zhPunishment } from './zh/punishment.ts'
import { reminders as zhReminders } from './zh/reminders.ts'
import { report as zhReport } from './zh/report.ts'
import { richText as zhRichText } from './zh/rich-text.ts'
import { run as zhRun } from './zh/run.ts'
import { scorecard as zhScorecard } from './zh/scorecard.ts'
import { settings as zhSettings } from './zh/settings.ts'
import { topics as zhTopics } from './zh/topics.ts'
import { zh } from './zh.ts'

const enStaff = { archive: enArchive, iscore: enIscore, admin: enAdmin, punishment: enPunishment, report: enReport }
const zhStaff = { archive: zhArchive, iscore: zhIscore, admin: zhAdmin, punishment: zhPunishment, report: zhReport }
/** Texts of reminders, by noun. */
const reminderWords = async (language: 'zh' | 'en'): Promise<object> => {
  const files = globSync('*-reminders.ts', { cwd: `${import.meta.dirname}/${language}` })
  const nouns = files.map((file) => basename(file, '-reminders.ts'))
  const packs = nouns.map(async (noun) => [noun, await import(`./${language}/${noun}-reminders.ts`)] as const)
  return Object.fromEntries(await Promise.all(packs))
}

const english = {
  ...en,
  dialogs: enDialogs,
  opening: enOpening,
  refusals: enProblems,
  run: enRun,
  person: enPerson,
  reminders: { ...enReminders, ...(await reminderWords('en')) },
  settings: enSettings,
  scorecard: enScorecard,
  clubs: enClubs,
  topics: enTopics,
  emoji: enEmoji,
  richText: enRichText,
  ...enStaff,
}

const packs = [
  [
    'zh',
    {
      ...zh,
      dialogs: zhDialogs,
      opening: zhOpening,
      refusals: zhProblems,
      run: zhRun,
      person: zhPerson,
      reminders: { ...zhReminders, ...(await reminderWords('zh')) },
      settings: zhSettings,
      ...zhStaff,
      scorecard: zhScorecard,
      clubs: zhClubs,
      topics: zhTopics,
      emoji: zhEmoji,
      richText: zhRichText,
    },
  ],
  ['en', english],
] as const

/** Sample arguments for texts that are functions; each function must work with at least one of them. */
const samples: readonly unknown[][] = [
  [1, 1, true],
  [1234567, 8, false],
  ['minutes', 2, 'a'],
  ['a', 'b', 'c'],
  [['a', 'b'], 'c'],
]

const said = (say: (...values: unknown[]) => unknown): string[] =>
  samples.flatMap((sample) => {
    try {
      return String(say(...sample))
    } catch {
      return []
    }
  })

/** All texts of a pack, each with its path. */
const texts = (value: unknown, path: string): [string, readonly string[]][] => {
  if (typeof value === 'string') return [[path, [value]]]
  if (typeof value === 'function') return [[path, said(value as (...values: unknown[]) => unknown)]]
  return Object.entries(value as object).flatMap(([key, inner]) => texts(inner, `${path}.${key}`))
}

test.each(packs)('every text of %s says something', (_, pack) => {
  const silent = texts(pack, '').filter(([, lines]) => lines.length === 0 || lines.some((line) => line.trim() === ''))
  expect(silent).toEqual([])
})

test('the English pack has no Chinese left, but the name of the other language', () => {
  const han = texts(english, '').filter(
    ([path, lines]) => path !== '.shell.language' && /\p{Script=Han}/u.test(lines.join()),
  )
  expect(han).toEqual([])
})
