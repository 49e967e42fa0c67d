/** An instant in another zone, so many minutes ahead of UTC, as a text without zone that `formatDateTime` shows. */
export const inZone = (iso: string, minutesAhead: number): string => {
  const at = Date.parse(iso)
  return Number.isNaN(at) ? '' : new Date(at + minutesAhead * 60_000).toISOString().slice(0, -1)
}
