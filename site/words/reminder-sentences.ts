import { spokenIn } from '#core/rich-text/marked-words.ts'
import { adminReminders as enAdmin } from '#nouns/admin/words/admin-reminders.en.ts'
import { adminReminders as zhAdmin } from '#nouns/admin/words/admin-reminders.zh.ts'
import { adminSentences } from '#nouns/admin/words/admin-sentences.ts'
import { archiveReminders as enArchive } from '#nouns/archive/words/archive-reminders.en.ts'
import { archiveReminders as zhArchive } from '#nouns/archive/words/archive-reminders.zh.ts'
import { archiveSentences } from '#nouns/archive/words/archive-sentences.ts'
import { betReminders as enBets } from '#nouns/bets/words/bet-reminders.en.ts'
import { betReminders as zhBets } from '#nouns/bets/words/bet-reminders.zh.ts'
import { betSentences } from '#nouns/bets/words/bet-sentences.ts'
import { clubReminders as enClubs } from '#nouns/clubs/words/club-reminders.en.ts'
import { clubReminders as zhClubs } from '#nouns/clubs/words/club-reminders.zh.ts'
import { clubSentences } from '#nouns/clubs/words/club-sentences.ts'
import { dessertReminders as enDesserts } from '#nouns/desserts/words/dessert-reminders.en.ts'
import { dessertReminders as zhDesserts } from '#nouns/desserts/words/dessert-reminders.zh.ts'
import { dessertSentences } from '#nouns/desserts/words/dessert-sentences.ts'
import { giftReminders as enGifts } from '#nouns/gifts/words/gift-reminders.en.ts'
import { giftReminders as zhGifts } from '#nouns/gifts/words/gift-reminders.zh.ts'
import { giftSentences } from '#nouns/gifts/words/gift-sentences.ts'
import { messageReminders as enMessages } from '#nouns/messages/words/message-reminders.en.ts'
import { messageReminders as zhMessages } from '#nouns/messages/words/message-reminders.zh.ts'
import { messageSentences } from '#nouns/messages/words/message-sentences.ts'
import { dragonReminders as enDragon } from '#nouns/paintings/words/dragon-reminders.en.ts'
import { dragonReminders as zhDragon } from '#nouns/paintings/words/dragon-reminders.zh.ts'
import { dragonSentences } from '#nouns/paintings/words/dragon-sentences.ts'
import { paintingReminders as enPaintings } from '#nouns/paintings/words/painting-reminders.en.ts'
import { paintingReminders as zhPaintings } from '#nouns/paintings/words/painting-reminders.zh.ts'
import { paintingSentences } from '#nouns/paintings/words/painting-sentences.ts'
import { privilegeReminders as enPrivileges } from '#nouns/privileges/words/privilege-reminders.en.ts'
import { privilegeReminders as zhPrivileges } from '#nouns/privileges/words/privilege-reminders.zh.ts'
import { privilegeSentences } from '#nouns/privileges/words/privilege-sentences.ts'
import { reminders as enCommon } from '#nouns/reminders/words/reminders.en.ts'
import { reminders as zhCommon } from '#nouns/reminders/words/reminders.zh.ts'
import { type ReminderFacts, type ReminderText, type Sentences, toldTo } from '#nouns/reminders/words/told.ts'
import { iscoreReminders as enIscore } from '#nouns/replays/words/iscore/iscore-reminders.en.ts'
import { iscoreReminders as zhIscore } from '#nouns/replays/words/iscore/iscore-reminders.zh.ts'
import { iscoreSentences } from '#nouns/replays/words/iscore/iscore-sentences.ts'
import { replayReminders as enReplays } from '#nouns/replays/words/replay-reminders.en.ts'
import { replayReminders as zhReplays } from '#nouns/replays/words/replay-reminders.zh.ts'
import { replaySentences } from '#nouns/replays/words/replay-sentences.ts'
import { socialReminders as enSocial } from '#nouns/social/words/social-reminders.en.ts'
import { socialReminders as zhSocial } from '#nouns/social/words/social-reminders.zh.ts'
import { socialSentences } from '#nouns/social/words/social-sentences.ts'
import type { Language } from '#rules/language.ts'
import type { ReminderKind } from '#rules/people/reminder-kind.ts'

/** A noun's sentences with its words in one language. */
const spoken = <Kind extends string, Words>(sentences: Sentences<Kind, Words>, words: Words): Spoken<Kind> => {
  const kinds = Object.keys(sentences) as Kind[] // its own keys
  return Object.fromEntries(
    kinds.map((kind) => [kind, (told: Told) => sentences[kind](told, words)]),
  ) as unknown as Spoken<Kind> // the same keys
}

type Told = ReturnType<typeof toldTo>
type Spoken<Kind extends string> = Readonly<Record<Kind, (told: Told) => ReminderText>>

const sentences: Readonly<Record<Language, Spoken<ReminderKind>>> = {
  zh: {
    ...spoken(replaySentences, zhReplays),
    ...spoken(paintingSentences, zhPaintings),
    ...spoken(dragonSentences, zhDragon),
    ...spoken(iscoreSentences, zhIscore),
    ...spoken(archiveSentences, zhArchive),
    ...spoken(clubSentences, zhClubs),
    ...spoken(socialSentences, zhSocial),
    ...spoken(giftSentences, zhGifts),
    ...spoken(dessertSentences, zhDesserts),
    ...spoken(betSentences, zhBets),
    ...spoken(messageSentences, zhMessages),
    ...spoken(privilegeSentences, zhPrivileges),
    ...spoken(adminSentences, zhAdmin),
  },
  en: {
    ...spoken(replaySentences, enReplays),
    ...spoken(paintingSentences, enPaintings),
    ...spoken(dragonSentences, enDragon),
    ...spoken(iscoreSentences, enIscore),
    ...spoken(archiveSentences, enArchive),
    ...spoken(clubSentences, enClubs),
    ...spoken(socialSentences, enSocial),
    ...spoken(giftSentences, enGifts),
    ...spoken(dessertSentences, enDesserts),
    ...spoken(betSentences, enBets),
    ...spoken(messageSentences, enMessages),
    ...spoken(privilegeSentences, enPrivileges),
    ...spoken(adminSentences, enAdmin),
  },
}

const common = { zh: zhCommon, en: enCommon }

interface Reader {
  readonly id: number
  readonly language: Language
}

/** A reminder in a sentence, as the site says it. */
export const sentenceOf = (kind: ReminderKind, facts: ReminderFacts, { id, language }: Reader): ReminderText => {
  const text = sentences[language][kind](toldTo({ id, language, words: common[language] }, facts))
  return { ...text, quote: spokenIn(text.quote, language) }
}
