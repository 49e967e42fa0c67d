import type { Endpoint } from '@patisserie/contract/endpoint'
import type { Tx } from '../src/kit/db/database.ts'
import type { Call, Prepared } from '../src/kit/http/call.ts'

/** What a demo member does at a moment. */
export interface Act<I> {
  readonly tx: Tx
  readonly member: number
  readonly now: Date
  readonly input: I
  readonly file?: { readonly name: string; readonly bytes: Uint8Array }
}

/** A call as its command sees it, made in the process; a refusal is a fault of the seed. */
export const callOf = <E extends Endpoint>({ tx, member, now, input, file }: Act<Call<E>['input']>): Call<E> =>
  ({
    db: tx,
    input,
    member: { id: member, verified: true, black: false, staff: [], levels: { life: 2, bomb: 2 }, session: '' },
    from: { ip: '127.0.0.1', network: '127.0.0.0/24', agent: 'seed', language: 'zh' },
    file: file ? { ...file, truncated: false } : null,
    now,
    refuse: (code: string) => {
      throw new Error(`the seed was refused: ${code}`)
    },
    requireCaptcha: async () => {},
    // A transaction and a verified member serve every kind of call.
  }) as unknown as Call<E>

/** Runs both steps of a command that prepares. */
export async function actPrepared<E extends Endpoint>(command: Prepared<E>, act: Act<Call<E>['input']>) {
  const call = callOf<E>(act)
  // What the first step makes is what the second takes.
  return command.run(call, (await command.prepare(call)) as never)
}
