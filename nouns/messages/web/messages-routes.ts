/**
 * Declared search parameters of `/messages`: the other member of the open conversation, the message to show it around,
 * and the folder.
 */
export interface MessagesSearch {
  readonly with?: string
  readonly at?: string
  readonly box?: 'requests'
}

export const messagesSearch = (raw: Readonly<Record<string, unknown>>): MessagesSearch => ({
  ...(/^[1-9]\d{6,9}$/.test(String(raw.with ?? '')) && { with: String(raw.with) }),
  ...(/^[1-9]\d{0,15}$/.test(String(raw.at ?? '')) && { at: String(raw.at) }),
  ...(raw.box === 'requests' && { box: 'requests' as const }),
})
