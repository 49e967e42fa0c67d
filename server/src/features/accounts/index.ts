import { accounts } from '@patisserie/contract/accounts'
import { endSession, endSessions } from '../../core/members/end-sessions.ts'
import { introductionOf } from '../../core/members/reads.ts'
import { setPreferences } from '../../core/members/store.ts'
import { type Feature, implement } from '../../kit/http/call.ts'
import { changePassword } from './change-password.ts'
import { logIn } from './log-in/log-in.ts'
import { profileOf } from './log-in/sign-in.ts'
import { unlock } from './log-in/unlock.ts'
import { changeMail } from './mail/change-mail.ts'
import { forgotPassword } from './mail/forgot-password.ts'
import { sendVerification } from './mail/send-verification.ts'
import { setNewPassword } from './mail/set-new-password.ts'
import { undoMail } from './mail/undo-mail.ts'
import { verifyMail } from './mail/verify-mail.ts'
import { rename } from './profile/rename.ts'
import { setHead } from './profile/set-head.ts'
import { setIntroduction } from './profile/set-introduction.ts'
import { devicesOf, logInBefore, personById } from './reads.ts'
import { register } from './register.ts'
import type { AccountsServices } from './services.ts'

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
