/** The superuser of the embedded database; it owns everything in it. */
export const superuser = 'patisserie'

/** The environment for the server's programs, without variables that PostgreSQL would take for settings. */
export function serverEnv(): NodeJS.ProcessEnv {
  const kept = Object.entries(process.env).filter(([name]) => !/^(PG|LC_|LANG)/.test(name))
  return { ...Object.fromEntries(kept), LC_ALL: 'C', TZ: 'UTC' }
}
