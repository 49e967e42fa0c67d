import type { Endpoint } from '@patisserie/contract/endpoint'
import { holdEntered } from '../../core/members/hold-codes.ts'
import { logAct } from '../../core/staff-log/log-act.ts'
import type { Tx } from '../../kit/db/database.ts'
import type { Call, Caller, Feature, Handler, Prepared } from '../../kit/http/call.ts'
import { Refusal } from '../../kit/http/refusal.ts'

type AnyHandler = Handler<Endpoint>

/**
 * The feature with a watch on staff who entered as somebody: whatever they write there stands in the staff log as both,
 * and what asks for the member's password, or hands out keys, is not theirs to do.
 */
export const logEntered =
  (demo: boolean) =>
  ({ group, handlers }: Feature): Feature => ({
    group,
    handlers: Object.fromEntries(
      Object.entries(handlers).map(([name, handler]) => {
        const endpoint = group.calls[name]
        // implement() has checked each handler against its own endpoint; here they are all alike.
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
  const prepare: Prepared<Endpoint>['prepare'] = async (call) => {
    barSecrets(endpoint, call)
    return handler.prepare(call)
  }
  return { prepare, run: noted(handler.run) }
}

/** Staff who may not be inside any more write nothing, though their call came in before they lost the right. */
async function hold({ db, member, now }: Call<Endpoint>, demo: boolean): Promise<void> {
  // Only writes are watched, and theirs is a transaction. Anyone's call may come from nobody.
  if ((member as Caller | null)?.enteredBy !== undefined) await holdEntered(db as Tx, member, { now, demo })
}

/** Only who knows the password may change what hangs on it. */
function barSecrets({ secret, path }: Endpoint, { member }: Pick<Call<Endpoint>, 'member'>): void {
  const isBarred = secret || barred.has(path)
  // Anyone's call may come from nobody.
  if (isBarred && (member as Caller | null)?.enteredBy !== undefined) {
    throw new Refusal({ auth: 'authority' })
  }
}

/** A write only because it counts days: every page makes it. */
const lookingUp = '/me'

/** Calls that end what the member has open. */
const barred = new Set(['/endOtherSessions', '/endSession'])

async function note({ path }: Endpoint, { db, member, now }: Call<Endpoint>): Promise<void> {
  const staff = (member as Caller | null)?.enteredBy
  if (staff === undefined || path === lookingUp) return
  // Only writes are watched, and theirs is a transaction.
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
