/**
 * Permission codes of staff; each opens one area of the back office. `common` belongs to all staff and is never stored.
 */
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
 * Codes whose holders get the staff sign beside their posts: they moderate topics, floors and members, or hand out
 * codes. Holders of other codes write like any member.
 */
export const houseCodes = ['ms', 'topic', 'club', 'user', 'admin'] as const satisfies readonly Permission[]

export const isPermission = (code: string): code is Permission => permissions.some((known) => known === code)

/** Areas whose pages are below `/admin/super`. */
export const superPermissions = [
  'user',
  'admin',
  'match',
  'dessert',
  'present',
  'topic',
  'error',
] as const satisfies readonly Permission[]

/** An area of the back office: one per code, and `common`, which all staff have. */
export type AdminArea = Permission | 'common'

const isSuper = (area: AdminArea): boolean => superPermissions.some((code) => code === area)

/** Path of an area's page: `/admin/super/user`, `/admin/replay`. */
export const areaPath = (area: AdminArea): string => `/admin/${isSuper(area) ? 'super/' : ''}${area}`

/** The area of a path below `/admin`; null for the overview, undefined if there is no such area. */
export function areaAt(path: string): AdminArea | null | undefined {
  if (path === '' || path === 'super') return null
  return (['common', ...permissions] as const).find((area) => areaPath(area) === `/admin/${path}`)
}

/** Parses what the server sends as `py`: a list, or one text with `|` between the codes. Unknown codes are dropped. */
export const readPermissions = (py: readonly string[] | string): Permission[] =>
  [...new Set((typeof py === 'string' ? py.split('|') : py).map((code) => code.trim()))].filter(isPermission)

/** Why somebody's codes may not be changed like this. */
export type GrantProblem = 'notHeld' | 'self' | 'lastAdmin'

interface Grant {
  readonly giver: { readonly id: number; readonly staff: readonly string[] }
  readonly to: { readonly id: number; readonly staff: readonly string[] }
  readonly wanted: readonly string[]
  /** Number of members who hold `admin` now. */
  readonly admins: number
}

/**
 * Checks a change of staff codes; answers the problem or null. Nobody may change their own codes, nor remove the last
 * `admin`. Without `admin` one may give and take only codes one holds oneself.
 */
export function grantProblem({ giver, to, wanted, admins }: Grant): GrantProblem | null {
  if (giver.id === to.id) return 'self'
  const changed = [...wanted.filter((code) => !to.staff.includes(code)), ...to.staff.filter((c) => !wanted.includes(c))]
  if (!giver.staff.includes('admin') && changed.some((code) => !giver.staff.includes(code))) return 'notHeld'
  return to.staff.includes('admin') && !wanted.includes('admin') && admins <= 1 ? 'lastAdmin' : null
}
