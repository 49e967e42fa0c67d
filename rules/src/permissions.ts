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

/** Reads what the server sends as `py`: a list, or one text with `|` between the codes. Unknown codes are dropped. */
export const readPermissions = (py: readonly string[] | string): Permission[] =>
  [...new Set(typeof py === 'string' ? py.split('|') : py)].map((code) => code.trim()).filter(isPermission)
