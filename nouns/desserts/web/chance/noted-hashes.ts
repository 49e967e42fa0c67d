const key = 'chance'
/** Days that a browser remembers. */
const mostDays = 14

type Noted = Readonly<Record<string, string>>

/** The hash that this browser saw on a day of a member; '' if it saw none. */
export const notedHash = (member: number, day: string): string => read()[`${member} ${day}`] ?? ''

/** Notes the hash of a day while its seed is still secret. The first one stays. */
export function noteHash(member: number, day: string, hash: string): void {
  const noted = read()
  const name = `${member} ${day}`
  if (noted[name] !== undefined) return
  const last = Object.entries(noted).slice(1 - mostDays)
  try {
    localStorage.setItem(key, JSON.stringify(Object.fromEntries([...last, [name, hash]])))
  } catch {
    // Private window or full disk: the page compares with the hash of the server alone.
  }
}

function read(): Noted {
  try {
    const noted: unknown = JSON.parse(localStorage.getItem(key) ?? '{}')
    return typeof noted === 'object' && noted !== null ? (noted as Noted) : {} // written by `noteHash` alone
  } catch {
    return {}
  }
}
