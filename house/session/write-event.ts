/** Asks the page in view to open its form for writing; used by the button of a club and by the key `n`. */
export const askToWrite = (): void => void dispatchEvent(new Event(writeEvent))

export const writeEvent = 'patisserie-write'
