import { spokenIn } from '#core/rich-text/marked-words.ts'
import type { Mail } from '#kit/mail/mailer.ts'
import type { Language } from '#rules/language.ts'
import { type ToldKinds, toldTo } from '#words/reminders/told.ts'
import { digestLines } from '../../rules/digest.ts'
import { digest as en } from '../../words/digest.en.ts'
import { digest as zh } from '../../words/digest.zh.ts'
import { reminders as enCommon } from '../../words/reminders.en.ts'
import { reminders as zhCommon } from '../../words/reminders.zh.ts'
import type { GatheredReminder } from './gather.ts'
import { offPath } from './off-routes.ts'

interface Digest {
  readonly to: string
  readonly id: number
  readonly account: string
  readonly language: Language
  readonly origin: string
  /** Every kind, with its sentence. */
  readonly told: ToldKinds
  /** Ends the digests. */
  readonly token: string
  /** Newest first. */
  readonly reminders: readonly GatheredReminder[]
  /** Conversations with unread messages. */
  readonly conversations: number
}

interface Line {
  readonly say: string
  readonly quote: string
  readonly link: string
}

/** The mail of a digest, as text and as a page. */
export function digestMail(digest: Digest): Mail {
  const { to, account, language, origin, token, reminders, conversations } = digest
  const words = packs[language]
  const lines = reminders.slice(0, digestLines).map((reminder) => lineOf(reminder, digest))
  const more = reminders.length - lines.length
  const intro = reminders.length > 0 ? words.intro : words.introMessages
  const rest: Link[] = [
    ...(more > 0 ? [{ say: words.more(more), link: `${origin}/reminders` }] : []),
    ...(conversations > 0 ? [{ say: words.conversations(conversations), link: `${origin}/messages` }] : []),
  ]
  const foot: Link[] = [
    { say: words.settings, link: `${origin}/settings/reminders` },
    // The secret is in the fragment, as in every mailed link: it is not sent with the request and logged.
    { say: words.end, link: `${origin}/link#digest.${token}` },
  ]
  const subject = reminders.length > 0 ? words.subject(reminders.length) : words.subjectMessages
  return {
    to,
    subject,
    unsubscribe: `${origin}${offPath}/${token}`,
    text: [
      words.hello(account),
      '',
      intro,
      '',
      ...lines.flatMap(({ say, quote, link }) => [`· ${say}`, ...(quote ? [`  ${quote}`] : []), `  ${link}`, '']),
      ...rest.flatMap(({ say, link }) => [say, `  ${link}`, '']),
      words.shop,
      '',
      ...foot.map(({ say, link }) => `${say}${words.colon}${link}`),
    ].join('\n'),
    html: [
      `<!doctype html><html lang="${words.lang}"><head><meta charset="utf-8"><title>${escaped(subject)}</title></head><body>`,
      `<p>${escaped(words.hello(account))}</p><p>${escaped(intro)}</p>`,
      lines.length > 0 ? `<ul>${lines.map(lineHtml).join('')}</ul>` : '',
      ...rest.map((each) => `<p>${linkHtml(each)}</p>`),
      `<p>${escaped(words.shop)}</p><hr><p><small>${foot.map(linkHtml).join('<br>')}</small></p></body></html>`,
    ].join('\n'),
  }
}

type Link = Pick<Line, 'say' | 'link'>

function lineOf(
  { kind, subject, data, named, actors }: GatheredReminder,
  { id, language, origin, told }: Digest,
): Line {
  const facts = { SUBJECT: subject, ACTORS: named ?? [], ACTORNUM: actors, DATA: { ...data } }
  const { say, quote, to } = told[kind].say(toldTo({ id, language, words: common[language] }, facts))
  return { say: oneLine(say), quote: oneLine(spokenIn(quote, language)), link: `${origin}${to}` }
}

const lineHtml = ({ say, quote, link }: Line): string =>
  `<li><p>${linkHtml({ say, link })}${quote ? `<br>${escaped(quote)}` : ''}</p></li>`

const linkHtml = ({ say, link }: Link): string => `<a href="${escaped(link)}">${escaped(say)}</a>`

const oneLine = (text: string): string => text.replace(/\s+/gu, ' ').trim()

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

const packs = { zh, en }
const common = { zh: zhCommon, en: enCommon }
