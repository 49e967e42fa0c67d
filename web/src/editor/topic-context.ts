import { createContext } from 'react'

/** The topic that is written in: those who wrote there stand first among those who can be mentioned. */
export const TopicContext = createContext<number | undefined>(undefined)

/** Of the place of a draft; a new topic has none yet. */
export const topicOf = (place: string): number | undefined => {
  const topic = /^[te]:(\d+)/.exec(place)?.[1]
  return topic === undefined ? undefined : Number(topic)
}
