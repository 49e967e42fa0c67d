import { createContext } from 'react'

/** Id of the topic that is written in: its authors come first in the mention search. */
export const TopicContext = createContext<number | undefined>(undefined)

/** Topic id in a draft's place; undefined for a new topic. */
export const topicOf = (place: string): number | undefined => {
  const topic = /^[te]:(\d+)/.exec(place)?.[1]
  return topic === undefined ? undefined : Number(topic)
}
