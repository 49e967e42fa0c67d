/** Unix seconds as `YYYY-MM-DDTHH:MM:SSZ`; null for 0 (an unset clock) and for years after 9999. */
export function utcStamp(seconds: number): string | null {
  if (seconds <= 0 || seconds > LAST_SECOND) return null
  const time = seconds % A_DAY
  const [hour, minute, second] = [Math.floor(time / 3600), Math.floor(time / 60) % 60, time % 60]
  return `${dayStamp(Math.floor(seconds / A_DAY))}T${two(hour)}:${two(minute)}:${two(second)}Z`
}

const LAST_SECOND = 253402300799
const A_DAY = 86400

/** Days since 1970 as `YYYY-MM-DD`. Counts in years that begin in March, so that the leap day is a year's last day. */
function dayStamp(days: number): string {
  const day = days + DAYS_TO_1970
  const era = Math.floor(day / DAYS_OF_400)
  const ofEra = day % DAYS_OF_400
  const year = Math.floor(
    (ofEra - Math.floor(ofEra / 1460) + Math.floor(ofEra / 36524) - Math.floor(ofEra / 146096)) / 365,
  )
  const ofYear = ofEra - (365 * year + Math.floor(year / 4) - Math.floor(year / 100))
  const month = Math.floor((5 * ofYear + 2) / 153)
  const ofMonth = ofYear - Math.floor((153 * month + 2) / 5) + 1
  return `${era * 400 + year + (month > 9 ? 1 : 0)}-${two(month > 9 ? month - 9 : month + 3)}-${two(ofMonth)}`
}

/** Days from 1 March of the year 0 to 1 January 1970. */
const DAYS_TO_1970 = 719468
const DAYS_OF_400 = 146097

function two(value: number): string {
  return value < 10 ? `0${value}` : `${value}`
}

/** `… yy/mm/dd hh:mm` as `20yy-mm-ddThh:mm`. */
export function wallClock(line: string | undefined): string | null {
  const text = line?.trimEnd().slice(-14) ?? ''
  if (!looksLike(text, '00/00/00 00:00')) return null
  const [day, hour, minute] = [calendarDay(text.slice(0, 2), text.slice(3, 8)), text.slice(9, 11), text.slice(12, 14)]
  return day === null || hour > '23' || minute > '59' ? null : `20${day}T${hour}:${minute}`
}

/** Game 8's `yyyy/mm/dd hh:mm:ss` as an ISO local time. */
export function dayOf(text: string | null): string | null {
  if (text === null || !looksLike(text, '0000/00/00 00:00:00')) return null
  const [day, time] = [calendarDay(text.slice(0, 4), text.slice(5, 10)), text.slice(11)]
  return day === null || time > '23:59:59' || time.slice(3, 5) > '59' || time.slice(6) > '59' ? null : `${day}T${time}`
}

/** Game 6's `mm/dd/yy` as `20yy-mm-dd`. */
export function monthDayYear(text: string): string | null {
  const day = looksLike(text, '00/00/00') ? calendarDay(text.slice(6), text.slice(0, 5)) : null
  return day && `20${day}`
}

/** Game 9's `yy/mm/dd` as `20yy-mm-dd`. */
export function yearMonthDay(text: string): string | null {
  const day = looksLike(text, '00/00/00') ? calendarDay(text.slice(0, 2), text.slice(3)) : null
  return day && `20${day}`
}

/** The yearless `mm/dd` of games 7 and 8 as `--mm-dd`; 29 February is always valid. */
export function monthDay(text: string): string | null {
  return looksLike(text, '00/00') ? calendarDay('-', text) : null
}

/** Minutes since 1970 of a `YYYY-MM-DDTHH:MM…` stamp, read as UTC. */
export function minutesOf(stamp: string): number {
  const year = 100 * twoDigits(stamp, 0) + twoDigits(stamp, 2)
  return (
    Date.UTC(year, twoDigits(stamp, 5) - 1, twoDigits(stamp, 8), twoDigits(stamp, 11), twoDigits(stamp, 14)) / 60_000
  )
}

function twoDigits(text: string, at: number): number {
  return 10 * (text.charCodeAt(at) - ZERO) + text.charCodeAt(at + 1) - ZERO
}

const ZERO = 0x30
const NINE = 0x39

/** Whether `text` is `pattern` with any digits in place of its zeros. */
function looksLike(text: string, pattern: string): boolean {
  if (text.length !== pattern.length) return false
  for (let at = 0; at < pattern.length; at++) {
    const [code, wanted] = [text.charCodeAt(at), pattern.charCodeAt(at)]
    if (wanted === ZERO ? code < ZERO || code > NINE : code !== wanted) return false
  }
  return true
}

/** `year-mm-dd` of `mm/dd`; null for a day that exists in no year. */
function calendarDay(year: string, monthDay: string): string | null {
  const [month, day] = [monthDay.slice(0, 2), monthDay.slice(3)]
  const exists = month >= '01' && month <= '12' && day >= '01' && day <= (DAYS[Number(month)] ?? '00')
  return exists ? `${year}-${month}-${day}` : null
}

const DAYS = ['', '31', '29', '31', '30', '31', '30', '31', '31', '30', '31', '30', '31']
