import { prepared } from '#kit/http/call.ts'
import { checkPassword, holdOwner } from '../log-in/check-password.ts'
import { passesFactor } from '../log-in/take-code.ts'
import type { AccountsServices, OwnBefore, OwnCall, OwnHandler } from '../services.ts'

/**
 * Answers all data the site holds about the caller as one JSON file, with one part per feature. The file is made for
 * this answer and not stored, so nobody else can fetch it.
 */
export const exportData = (services: AccountsServices): OwnHandler<'exportData'> =>
  prepared(
    async ({ input, member, refuse }: OwnBefore<'exportData'>) =>
      (await checkPassword(services, member.id, input.password)) ?? refuse('pwWrong'),
    async ({ db, input, member, now, refuse }: OwnCall<'exportData'>, checked: string) => {
      await holdOwner(db, member, checked)
      if (!(await passesFactor(db, services, { member: member.id, code: input.code, now }))) refuse('codeWrong')
      const parts: Record<string, unknown> = {}
      for (const part of services.personalData) parts[part.name] = await part.export(db, member.id)
      const file = { site: services.origin, made: now.toISOString(), member: member.id, ...parts }
      return {
        fileName: `patisserie-${member.id}-${now.toISOString().slice(0, 10)}.json`,
        bytes: Buffer.from(JSON.stringify(file, null, 2)),
      }
    },
  )
