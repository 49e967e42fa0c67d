import { isCode } from './is-code.ts'

/** A dependency does not answer now. It is not the caller's fault, and worth a retry in a moment. */
export class Unavailable extends Error {
  override readonly name = 'Unavailable'
  constructor(part: string, cause?: unknown) {
    super(`${part} does not answer${cause instanceof Error ? `: ${cause.message || cause.name}` : ''}`, { cause })
  }
}

/** Whether an error only means that the database, the network or the disk is unavailable now. */
export function isOutage(error: unknown): boolean {
  if (error instanceof Unavailable || isCode(error, ...networkCodes, ...databaseCodes)) return true
  if (!(error instanceof Error)) return false
  // A missing socket file means that the database has stopped; any other missing file is a fault.
  if (isCode(error, 'ENOENT')) return 'syscall' in error && error.syscall === 'connect'
  return lostConnection.test(error.message)
}

/** Value of Retry-After in seconds. */
export const retryAfterSeconds = 5

const networkCodes = [
  ...['ECONNREFUSED', 'ECONNRESET', 'ECONNABORTED', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH'],
  ...['ENOTFOUND', 'EAI_AGAIN', 'ENOSPC', 'EDQUOT'],
]

/**
 * PostgreSQL: connection lost or refused, no disk or memory, shutting down, too many deadlock retries, or timed out.
 */
const databaseCodes = [
  ...['08000', '08001', '08003', '08004', '08006', '08P01', '53000', '53100', '53200', '53300', '57P01', '57P02'],
  ...['57P03', '57014', '25P03', '40001', '40P01', '55P03'],
]

/** Messages of errors that the database driver and its pool throw without a code. */
const lostConnection =
  /^(Connection terminated|Connection ended|timeout exceeded when trying to connect|timeout expired|Query read timeout|Client has encountered a connection error|Cannot use a pool after calling end)/
