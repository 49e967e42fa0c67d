import type { Language } from '@patisserie/rules/language'
import type { ReminderKind } from '@patisserie/rules/people/reminder-kinds'
import { adminReminders as enAdmin } from '@patisserie/words/en/admin-reminders'
import { archiveReminders as enArchive } from '@patisserie/words/en/archive-reminders'
import { betReminders as enBets } from '@patisserie/words/en/bet-reminders'
import { clubReminders as enClubs } from '@patisserie/words/en/club-reminders'
import { dessertReminders as enDesserts } from '@patisserie/words/en/dessert-reminders'
import { dragonReminders as enDragon } from '@patisserie/words/en/dragon-reminders'
import { giftReminders as enGifts } from '@patisserie/words/en/gift-reminders'
import { iscoreReminders as enIscore } from '@patisserie/words/en/iscore-reminders'
import { messageReminders as enMessages } from '@patisserie/words/en/message-reminders'
import { paintingReminders as enPaintings } from '@patisserie/words/en/painting-reminders'
import { privilegeReminders as enPrivileges } from '@patisserie/words/en/privilege-reminders'
import { reminders as enCommon } from '@patisserie/words/en/reminders'
import { replayReminders as enReplays } from '@patisserie/words/en/replay-reminders'
import { socialReminders as enSocial } from '@patisserie/words/en/social-reminders'
import { adminSentences } from '@patisserie/words/reminders/admin-sentences'
import { archiveSentences } from '@patisserie/words/reminders/archive-sentences'
import { betSentences } from '@patisserie/words/reminders/bet-sentences'
import { clubSentences } from '@patisserie/words/reminders/club-sentences'
import { dessertSentences } from '@patisserie/words/reminders/dessert-sentences'
import { dragonSentences } from '@patisserie/words/reminders/dragon-sentences'
import { giftSentences } from '@patisserie/words/reminders/gift-sentences'
import { iscoreSentences } from '@patisserie/words/reminders/iscore-sentences'
import { messageSentences } from '@patisserie/words/reminders/message-sentences'
import { paintingSentences } from '@patisserie/words/reminders/painting-sentences'
import { privilegeSentences } from '@patisserie/words/reminders/privilege-sentences'
import { replaySentences } from '@patisserie/words/reminders/replay-sentences'
import { socialSentences } from '@patisserie/words/reminders/social-sentences'
import { type ReminderFacts, type ReminderText, type Sentences, toldTo } from '@patisserie/words/reminders/told'
import { adminReminders as zhAdmin } from '@patisserie/words/zh/admin-reminders'
import { archiveReminders as zhArchive } from '@patisserie/words/zh/archive-reminders'
import { betReminders as zhBets } from '@patisserie/words/zh/bet-reminders'
import { clubReminders as zhClubs } from '@patisserie/words/zh/club-reminders'
import { dessertReminders as zhDesserts } from '@patisserie/words/zh/dessert-reminders'
import { dragonReminders as zhDragon } from '@patisserie/words/zh/dragon-reminders'
import { giftReminders as zhGifts } from '@patisserie/words/zh/gift-reminders'
import { iscoreReminders as zhIscore } from '@patisserie/words/zh/iscore-reminders'
import { messageReminders as zhMessages } from '@patisserie/words/zh/message-reminders'
import { paintingReminders as zhPaintings } from '@patisserie/words/zh/painting-reminders'
import { privilegeReminders as zhPrivileges } from '@patisserie/words/zh/privilege-reminders'
import { reminders as zhCommon } from '@patisserie/words/zh/reminders'
import { replayReminders as zhReplays } from '@patisserie/words/zh/replay-reminders'
import { socialReminders as zhSocial } from '@patisserie/words/zh/social-reminders'
import { spokenIn } from '../../../core/rich-text/marked-words.ts'

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
