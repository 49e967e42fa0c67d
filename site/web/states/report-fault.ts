import type { Call } from '#api/client.ts'
import { admin } from '#nouns/admin/contract/admin.ts'

/** Reports to staff what a page threw: usually an `Error`, but anything can be thrown. */
export const reportFault = (thrown: unknown, call: Call): void => {
  const { message, stack = '' } = thrown instanceof Error ? thrown : new Error(String(thrown))
  const path = location.pathname
  const fault = { message: message.slice(0, 2_000), path, stack: stack.slice(0, 8_000) }
  void call(admin.calls.reportFault, fault, { quiet: true })
}
