/** A Beijing day `YYYY-MM-DD` as the id of a subject: 20261120 for `2026-11-20`. */
export const dayNumber = (day: string): number => Number(day.replaceAll('-', ''))

/** The day behind such an id. */
export const dayOfNumber = (number: number): string => String(number).replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3')
