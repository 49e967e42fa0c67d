import { createHmac } from 'node:crypto'
import { createChallenge, verifySolution } from 'altcha-lib/v1'
import type { Database } from '../db/database.ts'
import { Refusal } from '../refusal.ts'

const lifetimeMs = 120_000

export interface Captcha {
  /** Accepts each solution once; otherwise throws the gate `captcha` with a new challenge as data. */
  require(solution: string | undefined, scope: { readonly call: string; readonly network: string }): Promise<void>
}

/** Proof-of-work captcha. A solution is valid once, for two minutes, for the call and network it was issued to. */
export function openCaptcha(db: Database, secret: Buffer, maxNumber = 60_000): Captcha {
  const keyFor = (scope: { call: string; network: string }) =>
    createHmac('sha256', secret).update(`${scope.call}\n${scope.network}`).digest('hex')
  return {
    require: async (solution, scope) => {
      const hmacKey = keyFor(scope)
      if (solution && (await solves(solution, hmacKey)) && (await spend(db, solution))) return
      const challenge = await createChallenge({ hmacKey, maxNumber, expires: new Date(Date.now() + lifetimeMs) })
      throw new Refusal({ auth: 'captcha', data: challenge })
    },
  }
}

async function solves(solution: string, hmacKey: string): Promise<boolean> {
  if (solution.length > 2_000) return false
  try {
    return await verifySolution(solution, hmacKey, true)
  } catch {
    return false // not base64 JSON of the expected form: the same as no solution
  }
}

async function spend(db: Database, solution: string): Promise<boolean> {
  const { signature } = JSON.parse(Buffer.from(solution, 'base64').toString('utf8')) as { signature: string } // verified above
  const spent = await db.own
    .insertInto('kit_spent_captchas')
    .values({ signature, expires: new Date(Date.now() + lifetimeMs) })
    .onConflict((c) => c.doNothing())
    .returning('signature')
    .executeTakeFirst()
  return spent !== undefined
}
