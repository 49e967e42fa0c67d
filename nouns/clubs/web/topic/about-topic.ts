import { counter, personThing, type Thing } from '#api/structured-data.ts'
import type { Words } from '#words/words.ts'
import type { FloorRow, TopicHead } from '../../contract/clubs.ts'
import { clubNameIn } from '../../rules/club-name.ts'

/** Path of the first picture of the opening floor that is seen at once; '' if there is none on this page of the topic. */
export const firstPicture = (rows: readonly FloorRow[]): string => {
  const opening = rows.find(({ FLOOR, GONE }) => FLOOR === 1 && GONE === '')
  const [seen = ''] = opening?.HTML.split('<details class="rt-hidden"') ?? []
  return /<img class="rt-pic" src="(\/pic\/[\w.]+)"/.exec(seen)?.[1] ?? ''
}

/** A topic for search engines: its opening floor, and how much was said to it. */
export const aboutTopic = (
  topic: TopicHead,
  { picture, words }: { readonly picture: string; readonly words: Words },
): Thing => {
  const path = `/ms?t=${topic.KeyID}`
  const answers = topic.FLOORS - 1
  return {
    '@type': 'DiscussionForumPosting',
    url: path,
    headline: topic.TITLE,
    text: topic.EXCERPT || topic.TITLE,
    ...(picture ? { image: picture } : {}),
    author: personThing(topic.NICK, topic.UID, words.accounts.closedName),
    datePublished: topic.UPTIME,
    commentCount: answers,
    interactionStatistic: [counter('LikeAction', topic.LIKES), counter('CommentAction', answers)],
    isPartOf: {
      '@type': 'WebPage',
      name: clubNameIn(words.language, topic.MSNAME, topic.MSNAMEEN),
      url: `/ms?m=${topic.MS}`,
    },
  }
}
