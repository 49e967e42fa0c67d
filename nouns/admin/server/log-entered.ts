import type { Endpoint } from '#contract/endpoint.ts'
import { refuseEntered } from '#core/members/not-entered.ts'
import { holdEntered } from '#core/members/staff/hold-codes.ts'
import { logAct } from '#core/staff-log/log-act.ts'
import type { Tx } from '#kit/db/database.ts'
import type { Call, Caller, Feature, Handler, Prepared } from '#kit/http/call.ts'
import { Refusal } from '#kit/refusal.ts'

type AnyHandler = Handler<Endpoint>

/**
 * Wraps the write calls of a feature for staff who entered another account: each write is logged in the staff log with
 * both members. Calls that need the member's password, hand out tokens or end sessions are refused.
 */
export const logEntered =
  (demo: boolean) =>
  ({ group, handlers }: Feature): Feature => ({
    group,
    handlers: Object.fromEntries(
      Object.entries(handlers).map(([name, handler]) => {
        const endpoint = group.calls[name]
        // implement() has checked each handler's type against its own endpoint; here only the common type is known.
        return [name, endpoint?.kind === 'write' ? watch({ endpoint, demo }, handler as AnyHandler) : handler]
      }),
    ),
  })

interface Watched {
  readonly endpoint: Endpoint
  readonly demo: boolean
}

function watch({ endpoint, demo }: Watched, handler: AnyHandler): AnyHandler {
  const noted =
    <P extends unknown[]>(run: (call: Call<Endpoint>, ...rest: P) => Promise<unknown>) =>
    async (call: Call<Endpoint>, ...rest: P) => {
      await hold(call, demo)
      const answer = await run(call, ...rest)
      await note(endpoint, call)
      return answer
    }
  if (typeof handler === 'function') {
    return noted(async (call) => {
      barSecrets(endpoint, call)
      return handler(call)
    })
  }
  // What shares transactions writes no note of its own: nobody but the member may do it.
  if ('runAll' in handler) {
    return {
      ...handler,
      admit: (call) => {
        refuseEntered(call.member as Caller)
        handler.admit(call)
      },
    }
  }
  const prepare: Prepared<Endpoint>['prepare'] = async (call) => {
    barSecrets(endpoint, call)
    return handler.prepare(call)
  }
  return { ...handler, prepare, run: noted(handler.run) }
}

/** Refuses the write if the staff member lost the right to be in the account after the call came in. */
async function hold({ db, member, now }: Call<Endpoint>, demo: boolean): Promise<void> {
  // Only write calls are wrapped, and `db` is a transaction in those. `member` is null if nobody is signed in.
  if ((member as Caller | null)?.enteredBy !== undefined) await holdEntered(db as Tx, member, { now, demo })
}

/** Refuses calls that only somebody who knows the member's password may make. */
function barSecrets({ secret, path }: Endpoint, { member }: Pick<Call<Endpoint>, 'member'>): void {
  const isBarred = secret || barred.has(path)
  // `member` is null if nobody is signed in.
  if (isBarred && (member as Caller | null)?.enteredBy !== undefined) {
    throw new Refusal({ auth: 'authority' })
  }
}

/** Every page calls /me; it is a write only because it counts days of use, so it is not logged. */
const lookingUp = '/me'

/** Calls that end the member's sessions. */
const barred = new Set(['/endOtherSessions', '/endSession'])

async function note({ path }: Endpoint, { db, member, now }: Call<Endpoint>): Promise<void> {
  const staff = (member as Caller | null)?.enteredBy
  if (staff === undefined || path === lookingUp) return
  // Only write calls are wrapped, and `db` is a transaction in those.
  await logAct(db as Tx, {
    by: { id: staff },
    act: path.slice(1),
    subject: `member:${member.id}`,
    reason: '',
    before: null,
    after: null,
    entered: member.id,
    now,
  })
}
