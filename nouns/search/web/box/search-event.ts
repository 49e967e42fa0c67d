/** Asks the search box of the frame to take the focus; on phones it opens as a sheet. */
export const askToSearch = (): void => void dispatchEvent(new Event(searchEvent))

export const searchEvent = 'patisserie-search'
