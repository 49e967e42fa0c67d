import { createServer } from 'node:net'
import { StartError } from '../start-error.ts'

/** Throws a `StartError` if the port cannot be used: better before the database is started. */
export function checkPort({ port, host }: { readonly port: number; readonly host: string }): Promise<void> {
  return new Promise((free, taken) => {
    const probe = createServer()
    probe.once('error', (error) => taken(new StartError(wordsFor(error, { port, host }))))
    probe.listen(port, host, () => probe.close(() => free()))
  })
}

function wordsFor(error: Error & { code?: string }, { port, host }: { port: number; host: string }): string {
  switch (error.code) {
    case 'EADDRINUSE':
      return `Port ${port} is in use. Set PATISSERIE_PORT to a free one, or stop what uses it.`
    case 'EACCES':
      return `Port ${port} needs more rights than this process has. Set PATISSERIE_PORT to one above 1023.`
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return `${host} is no address of this machine. Set PATISSERIE_HOST to one of its own.`
    default:
      return `The site cannot listen on ${host}, port ${port}: ${error.message}`
  }
}
