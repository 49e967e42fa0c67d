/** Asks for the table of keys, from anywhere. */
export const openHelp = (): void => void dispatchEvent(new Event(helpEvent))

export const helpEvent = 'patisserie-help'
