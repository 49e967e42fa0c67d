import type { Endpoint } from '#contract/endpoint.ts'
import type { Tx } from '#kit/db/database.ts'
import type { Call, Prepared } from '#kit/http/call.ts'

/** One call of a demo member at a given time. */
export interface Act<I> {
  readonly tx: Tx
  readonly member: number
  readonly now: Date
  readonly input: I
  readonly file?: { readonly name: string; readonly bytes: Uint8Array }
}

/** A demo act that the rules refuse. */
export class SeedRefused extends Error {
  constructor(code: string) {
    super(`the seed was refused: ${code}`)
  }
}

/** The call context for a command that is run in this process. A refusal throws: the seed itself is wrong then. */
export const callOf = <E extends Endpoint>({ tx, member, now, input, file }: Act<Call<E>['input']>): Call<E> =>
  ({
    db: tx,
    input,
    member: {
      id: member,
      verified: true,
      black: false,
      staff: [],
      levels: { life: 2, bomb: 2 },
      standing: 'settled',
      session: '',
    },
    from: { ip: '127.0.0.1', network: '127.0.0.0/24', agent: 'seed', language: 'zh' },
    file: file ? { ...file, truncated: false } : null,
    now,
    refuse: (code: string) => {
      throw new SeedRefused(code)
    },
    requireCaptcha: async () => {},
    // Every kind of call accepts a transaction and a verified member.
  }) as unknown as Call<E>

/** Runs both steps of a command with a `prepare` step. */
export async function actPrepared<E extends Endpoint>(command: Prepared<E>, act: Act<Call<E>['input']>) {
  const call = callOf<E>(act)
  // `run` takes the type that `prepare` answers.
  return command.run(call, (await command.prepare(call)) as never)
}
