import { accounts } from '@patisserie/contract/accounts'
import { endSession, endSessions } from '../../core/members/end-sessions.ts'
import { introductionOf } from '../../core/members/reads.ts'
import { setPreferences } from '../../core/members/store.ts'
import { type Feature, implement } from '../../kit/http/call.ts'
import { changeMail } from './change-mail.ts'
import { changePassword } from './change-password.ts'
import { forgotPassword } from './forgot-password.ts'
import { logIn } from './log-in.ts'
import { devicesOf, logInBefore, personById } from './reads.ts'
import { register } from './register.ts'
import { rename } from './rename.ts'
import { sendVerification } from './send-verification.ts'
import type { AccountsServices } from './services.ts'
import { setHead } from './set-head.ts'
import { setIntroduction } from './set-introduction.ts'
import { setNewPassword } from './set-new-password.ts'
import { profileOf } from './sign-in.ts'
import { undoMail } from './undo-mail.ts'
import { unlock } from './unlock.ts'
import { verifyMail } from './verify-mail.ts'

export const accountsFeature = (services: AccountsServices): Feature =>
  implement(accounts, {
    register: register(services),
    login: logIn(services),
    logout: async ({ db, member }) => {
      await endSession(db, member.id, member.session)
      return 'suc' as const
    },
    me: ({ db, member, now }) => profileOf(db, member.id, now),
    forgotPassword: forgotPassword(services),
    setNewPassword: setNewPassword(services),
    changePassword: changePassword(services),
    verifyMail: verifyMail(services),
    sendVerification: sendVerification(services),
    changeMail: changeMail(services),
    undoMail: undoMail(services),
    unlock,
    sessions: ({ db, member }) => devicesOf(db, member.id, member.session),
    endSession: async ({ db, input, member, refuse }) =>
      (await endSession(db, member.id, input.id)) ? ('suc' as const) : refuse('sessionGone'),
    endOtherSessions: async ({ db, member }) => {
      await endSessions(db, member.id, member.session)
      return 'suc' as const
    },
    lastLogin: async ({ db, member }) => {
      const before = await logInBefore(db, member.id, member.session)
      return before ? { time: before.at.toISOString(), ip: before.ip } : null
    },
    rename,
    introduction: async ({ db, member }) => ({ brint: await introductionOf(db, member.id) }),
    setIntroduction,
    setHead,
    setPreferences: async ({ db, input, member }) => {
      await setPreferences(db, member.id, input)
      return 'suc' as const
    },
    person: async ({ db, input, refuse }) => (await personById(db, input.UID)) ?? refuse('personUnknown'),
  })
