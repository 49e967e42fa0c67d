/** Declared search parameters of `/messages`: the other member of the open conversation, and the folder. */
export interface MessagesSearch {
  readonly with?: string
  readonly box?: 'requests'
}

export const messagesSearch = (raw: Readonly<Record<string, unknown>>): MessagesSearch => ({
  ...(/^[1-9]\d{6,9}$/.test(String(raw.with ?? '')) && { with: String(raw.with) }),
  ...(raw.box === 'requests' && { box: 'requests' as const }),
})

export const messagesPath = ({ with: other, box }: MessagesSearch): string =>
  `/messages${other || box ? `?${new URLSearchParams({ ...(box && { box }), ...(other && { with: other }) })}` : ''}`
