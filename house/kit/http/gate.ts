import type { Endpoint } from '#contract/endpoint.ts'
import type { LevelNotice } from '#contract/envelope.ts'
import { Refusal } from '../refusal.ts'
import type { Caller } from './call.ts'

/** Checks whether the caller may make the call; throws a `Refusal` with the gate that was not passed. */
export function checkGate(endpoint: Pick<Endpoint, 'who' | 'scope'>, member: Caller | null): void {
  const { who, scope } = endpoint
  if (member?.scopes && (scope === null || !member.scopes.includes(scope))) throw new Refusal({ auth: 'authority' })
  if (who === 'anyone') return
  if (!member) throw new Refusal({ auth: 'login' })
  if (who === 'member') return
  if (who === 'verified') {
    if (!member.verified) throw new Refusal({ auth: 'mailCheck' })
    return
  }
  const level = levelAsked(who)
  if (level) {
    if (!member.verified) throw new Refusal({ auth: 'mailCheck' })
    if (member.levels[level.kind] < level.level) throw new Refusal({ auth: 'authority', data: level })
    return
  }
  // The client then shows the page where they set up two-factor.
  if (member.needsFactor) throw new Refusal({ auth: 'admin', data: { needs: 'totp' } })
  const code = who.slice('staff:'.length)
  // `common` is held by all staff; it is not a code of its own.
  if (code === 'common' ? member.staff.length === 0 : !member.staff.includes(code)) throw new Refusal({ auth: 'admin' })
}

/** The privilege level that a call demands, or null. */
const levelAsked = (who: Endpoint['who']): LevelNotice | null => {
  const [kind, level] = who.split(':')
  return kind === 'life' || kind === 'bomb' ? { kind, level: Number(level) } : null
}

/**
 * Refuses a write that was composed by another member than the one whose token it carries: two members may share a
 * browser. `writer` is a member id, 0 for a guest; scripts leave it out. Calls without a token are not checked: nothing
 * is written in anybody's name.
 */
export function checkWriter({ kind }: Pick<Endpoint, 'kind'>, member: Caller | null, writer: string | undefined): void {
  if (kind !== 'write' || writer === undefined || !member) return
  if (writer !== String(member.id)) throw new Refusal({ code: 'otherMember' })
}
