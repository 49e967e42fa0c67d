import { existsSync, readFileSync, writeFileSync } from 'node:fs'

/** Writes a file unless it already holds these bytes, so that a watching server is not woken and builds may overlap. */
export function writeIfChanged(file: string | URL, contents: string | Uint8Array): void {
  const bytes = Buffer.from(contents)
  if (!existsSync(file) || !readFileSync(file).equals(bytes)) writeFileSync(file, bytes)
}
