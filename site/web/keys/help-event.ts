/** Opens the table of keyboard shortcuts from anywhere, by an event on `window`. */
export const openHelp = (): void => void dispatchEvent(new Event(helpEvent))

export const helpEvent = 'patisserie-help'
