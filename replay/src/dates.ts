/** Unix seconds as `YYYY-MM-DDTHH:MM:SSZ`; null for 0, an unset clock, and what lies beyond the year 9999. */
export function utcStamp(seconds: number): string | null {
  if (seconds <= 0 || seconds > LAST_SECOND) return null
  const time = seconds % A_DAY
  const [hour, minute, second] = [Math.floor(time / 3600), Math.floor(time / 60) % 60, time % 60]
  return `${dayStamp(Math.floor(seconds / A_DAY))}T${two(hour)}:${two(minute)}:${two(second)}Z`
}

const LAST_SECOND = 253402300799
const A_DAY = 86400

/** Days since 1970 as `YYYY-MM-DD`; counts in years from March, so that a leap day ends its year. */
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

/** From 1 March of the year 0. */
const DAYS_TO_1970 = 719468
const DAYS_OF_400 = 146097

function two(value: number): string {
  return value < 10 ? `0${value}` : `${value}`
}

/** `… yy/mm/dd hh:mm` as `20yy-mm-ddThh:mm`. */
export function wallClock(line: string | undefined): string | null {
  const found = line && /(\d\d)\/(\d\d)\/(\d\d) (\d\d):(\d\d)\s*$/.exec(line)
  if (!found) return null
  const [, year = '', month = '', day = '', hour = '', minute = ''] = found
  if (!isDay(month, day) || hour > '23' || minute > '59') return null
  return `20${year}-${month}-${day}T${hour}:${minute}`
}

/** Game 8's `yyyy/mm/dd hh:mm:ss` as an ISO local time. */
export function dayOf(text: string | null): string | null {
  const found = text && /^(\d{4})\/(\d\d)\/(\d\d) (\d\d):(\d\d):(\d\d)$/.exec(text)
  if (!found) return null
  const [, year = '', month = '', day = '', hour = '', minute = '', second = ''] = found
  if (!isDay(month, day) || hour > '23' || minute > '59' || second > '59') return null
  return `${year}-${month}-${day}T${hour}:${minute}:${second}`
}

/** Game 6's `mm/dd/yy` as `20yy-mm-dd`. */
export function monthDayYear(text: string): string | null {
  const found = /^(\d\d)\/(\d\d)\/(\d\d)$/.exec(text)
  if (!found) return null
  const [, month = '', day = '', year = ''] = found
  return isDay(month, day) ? `20${year}-${month}-${day}` : null
}

/** Game 9's `yy/mm/dd` as `20yy-mm-dd`. */
export function yearMonthDay(text: string): string | null {
  const found = /^(\d\d)\/(\d\d)\/(\d\d)$/.exec(text)
  if (!found) return null
  const [, year = '', month = '', day = ''] = found
  return isDay(month, day) ? `20${year}-${month}-${day}` : null
}

/** The yearless `mm/dd` of games 7 and 8 as `--mm-dd`; 29 February is a day like any other. */
export function monthDay(text: string): string | null {
  const found = /^(\d\d)\/(\d\d)$/.exec(text)
  if (!found) return null
  const [, month = '', day = ''] = found
  return isDay(month, day) ? `--${month}-${day}` : null
}

function isDay(month: string, day: string): boolean {
  return month >= '01' && month <= '12' && day >= '01' && day <= (DAYS[Number(month)] ?? '00')
}

const DAYS = ['', '31', '29', '31', '30', '31', '30', '31', '31', '30', '31', '30', '31']
