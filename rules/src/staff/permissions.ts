/** Codes of the back office; each opens one area. `common` is everybody's and never stored. */
export const permissions = [
  'user',
  'admin',
  'match',
  'dessert',
  'present',
  'topic',
  'error',
  'painting',
  'homepage',
  'bocai',
  'ms',
  'down',
  'replay',
  'club',
  'download',
  'iscore',
  'board',
  'dumpling',
  'carnival',
  'files',
] as const
export type Permission = (typeof permissions)[number]

/**
 * Codes whose holders keep the house in order: they act on topics, floors and people, or hand out codes. Everybody sees who
 * they are beside what they write; who keeps a part of the house that nobody is corrected in writes there like anybody.
 */
export const houseCodes = ['ms', 'topic', 'club', 'user', 'admin'] as const satisfies readonly Permission[]

export const isPermission = (code: string): code is Permission => permissions.some((known) => known === code)

/** Areas whose page lies below `/admin/super`. */
export const superPermissions = [
  'user',
  'admin',
  'match',
  'dessert',
  'present',
  'topic',
  'error',
] as const satisfies readonly Permission[]

/** Areas that can be worked in; the others stand in the menu and say that they open later. */
export const openAreas: readonly AdminArea[] = [
  'common',
  'user',
  'admin',
  'topic',
  'error',
  'homepage',
  'ms',
  'replay',
  'club',
  'iscore',
  'board',
]

/** An area of the back office: what a code opens, and the one that all staff have. */
export type AdminArea = Permission | 'common'

const isSuper = (area: AdminArea): boolean => superPermissions.some((code) => code === area)

/** Where an area's page is: `/admin/super/user`, `/admin/replay`. */
export const areaPath = (area: AdminArea): string => `/admin/${isSuper(area) ? 'super/' : ''}${area}`

/** The area a path below `/admin` leads to; null for the overview, undefined where there is none. */
export function areaAt(path: string): AdminArea | null | undefined {
  if (path === '' || path === 'super') return null
  return (['common', ...permissions] as const).find((area) => areaPath(area) === `/admin/${path}`)
}

/** Reads what the server sends as `py`: a list, or one text with `|` between the codes. Unknown codes are dropped. */
export const readPermissions = (py: readonly string[] | string): Permission[] =>
  [...new Set((typeof py === 'string' ? py.split('|') : py).map((code) => code.trim()))].filter(isPermission)

/** What stands against somebody's new codes. */
export type GrantProblem = 'notHeld' | 'self' | 'lastAdmin'

interface Grant {
  readonly giver: { readonly id: number; readonly staff: readonly string[] }
  readonly to: { readonly id: number; readonly staff: readonly string[] }
  readonly wanted: readonly string[]
  /** How many hold `admin` now. */
  readonly admins: number
}

/**
 * Whether a giver may change somebody's codes to the wanted ones: never one's own, never the last `admin`, and only
 * codes one holds, given or taken, unless one holds `admin` and with it may hand out everything.
 */
export function grantProblem({ giver, to, wanted, admins }: Grant): GrantProblem | null {
  if (giver.id === to.id) return 'self'
  const changed = [...wanted.filter((code) => !to.staff.includes(code)), ...to.staff.filter((c) => !wanted.includes(c))]
  if (!giver.staff.includes('admin') && changed.some((code) => !giver.staff.includes(code))) return 'notHeld'
  return to.staff.includes('admin') && !wanted.includes('admin') && admins <= 1 ? 'lastAdmin' : null
}
