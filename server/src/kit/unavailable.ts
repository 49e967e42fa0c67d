import { isCode } from './is-code.ts'

/** A part the site leans on does not answer now: nobody's fault here, and worth another try in a moment. */
export class Unavailable extends Error {
  override readonly name = 'Unavailable'
  constructor(part: string, cause?: unknown) {
    super(`${part} does not answer${cause instanceof Error ? `: ${cause.message || cause.name}` : ''}`, { cause })
  }
}

/** Whether an error only says that the database, the network or the disk cannot be used at the moment. */
export function isOutage(error: unknown): boolean {
  if (error instanceof Unavailable || isCode(error, ...networkCodes, ...databaseCodes)) return true
  if (!(error instanceof Error)) return false
  // The socket file of a database that stopped; any other file that is missing is a fault.
  if (isCode(error, 'ENOENT')) return 'syscall' in error && error.syscall === 'connect'
  return lostConnection.test(error.message)
}

/** Seconds after which asking again makes sense. */
export const retryAfterSeconds = 5

const networkCodes = [
  ...['ECONNREFUSED', 'ECONNRESET', 'ECONNABORTED', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH'],
  ...['ENOTFOUND', 'EAI_AGAIN', 'ENOSPC', 'EDQUOT'],
]

/**
 * PostgreSQL: connections lost or refused, no room, no memory, shutting down, gave up in favour of others once too
 * often, or took too long.
 */
const databaseCodes = [
  ...['08000', '08001', '08003', '08004', '08006', '08P01', '53000', '53100', '53200', '53300', '57P01', '57P02'],
  ...['57P03', '57014', '25P03', '40001', '40P01', '55P03'],
]

/** What the driver and its pool say without a code. */
const lostConnection =
  /^(Connection terminated|Connection ended|timeout exceeded when trying to connect|timeout expired|Query read timeout|Client has encountered a connection error|Cannot use a pool after calling end)/
