import type { MessagesSearch } from './messages-routes.ts'

/** The address of a view of the messages. Apart from `messagesSearch`, which every first visit loads. */
export const messagesPath = ({ with: other, at, box }: MessagesSearch): string =>
  `/messages${other || box ? `?${new URLSearchParams({ ...(box && { box }), ...(other && { with: other }), ...(at && { at }) })}` : ''}`
