import { existsSync, realpathSync } from 'node:fs'
import { chmod, readFile, writeFile } from 'node:fs/promises'
import { basename, dirname, isAbsolute, join, relative, resolve, sep } from 'node:path'
import type pg from 'pg'
import { isCode } from '#kit/is-code.ts'
import { BackupError } from './backup-folder.ts'

/** Its rows open what other tables keep sealed (second factors): whoever finds a backup must not find both. */
export const secretsTable = 'kit_secrets'

/** Name to secret, in base 64. */
type SecretsFile = Readonly<Record<string, string>>

/** Writes the site's secrets into a file of their own, which lies apart from the backups. They never change once drawn. */
export async function writeSecrets(client: pg.ClientBase, file: string): Promise<void> {
  const { rows } = await client.query<{ name: string; value: Buffer }>('select name, value from kit_secrets')
  const secrets = Object.fromEntries(rows.map(({ name, value }) => [name, value.toString('base64')]))
  await writeFile(file, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 })
  await chmod(file, 0o600)
}

/** Throws where the file would lie among the backups it is kept apart from. */
export function checkApart(file: string, place: string): void {
  const way = relative(trulyAt(place), trulyAt(file))
  if (way === '..' || way.startsWith(`..${sep}`) || isAbsolute(way)) return
  throw new BackupError(`${file} lies among the backups: keep the secrets in another place than what they open.`)
}

/** Where a path leads through links; what is not there yet lies where its folder does. */
function trulyAt(path: string): string {
  const whole = resolve(path)
  if (existsSync(whole)) return realpathSync(whole)
  return dirname(whole) === whole ? whole : join(trulyAt(dirname(whole)), basename(whole))
}

export async function readSecrets(file: string): Promise<SecretsFile> {
  try {
    const secrets: unknown = JSON.parse(await readFile(file, 'utf8'))
    if (isSecrets(secrets)) return secrets
  } catch (error) {
    if (isCode(error, 'ENOENT')) throw new BackupError(`There is no file ${file}.`)
    if (!(error instanceof SyntaxError)) throw error
  }
  throw new BackupError(`${file} does not hold the secrets of a site.`)
}

const isSecrets = (value: unknown): value is SecretsFile =>
  typeof value === 'object' && value !== null && Object.values(value).every((text) => typeof text === 'string')

export async function loadSecrets(client: pg.ClientBase, secrets: SecretsFile): Promise<void> {
  await client.query('delete from kit_secrets')
  for (const [name, text] of Object.entries(secrets)) {
    await client.query('insert into kit_secrets (name, value) values ($1, $2)', [name, Buffer.from(text, 'base64')])
  }
}

/** Without the secrets nobody's second factor can be checked: each is taken off, and set up anew by its owner. */
export async function dropSecondFactors(client: pg.ClientBase): Promise<number> {
  await client.query('delete from recovery_codes')
  return (await client.query('delete from second_factors')).rowCount ?? 0
}
