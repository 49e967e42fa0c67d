/** Asks the page in view for its place to write: the button of a club, the key `n`. */
export const askToWrite = (): void => void dispatchEvent(new Event(writeEvent))

export const writeEvent = 'patisserie-write'
