import { accounts } from '#contract/accounts.ts'
import type { Manifest } from '#core/manifest.ts'
import { endSession, endSessions } from '#core/members/end-sessions.ts'
import { dropEndedLinks } from '#core/members/links/link-store.ts'
import { fillLooks } from '#core/members/names/look-store.ts'
import { fillNames } from '#core/members/names/name-store.ts'
import { introductionOf } from '#core/members/reads.ts'
import { setPreferences } from '#core/members/store.ts'
import { endWithOrigin } from '#core/members/switch-session.ts'
import { type Feature, implement } from '#kit/http/call.ts'
import { addJob } from '#kit/jobs/jobs.ts'
import { changeMail } from './address/change-mail.ts'
import { sendVerification } from './address/send-verification.ts'
import { undoMail } from './address/undo-mail.ts'
import { verifyMail } from './address/verify-mail.ts'
import { cleanUpAccounts } from './closing/clean-up-accounts.ts'
import { endUnverified } from './closing/end-unverified.ts'
import { forgetClosed } from './closing/forget-closed.ts'
import { logIn } from './log-in/log-in.ts'
import { secondFactorFeature } from './log-in/second-factor.ts'
import { ownProfile } from './log-in/sign-in.ts'
import { unlock } from './log-in/unlock.ts'
import { ownDataFeature } from './own-data.ts'
import { changePassword } from './password/change-password.ts'
import { forgotPassword } from './password/forgot-password.ts'
import { setNewPassword } from './password/set-new-password.ts'
import { openPersonRead, type PersonRead } from './person-read.ts'
import { accountsData } from './personal-data.ts'
import { rename } from './profile/rename.ts'
import { setColour } from './profile/set-colour.ts'
import { setHead } from './profile/set-head.ts'
import { setIntroduction } from './profile/set-introduction.ts'
import { publicPeople } from './public-rows.ts'
import { devicesOf, logInBefore } from './reads.ts'
import { register } from './register.ts'
import { rolesFeature } from './roles/index.ts'
import { rolesData } from './roles/personal-data.ts'
import type { AccountsServices } from './services.ts'

const accountsFeature = (services: AccountsServices, personById: PersonRead): Feature =>
  implement(accounts, {
    /** POST /register */
    register: register(services),
    /** POST /login */
    login: logIn(services),
    /** POST /logout */
    logout: async ({ db, member }) => {
      await endWithOrigin(db, member)
      return 'suc' as const
    },
    /** POST /me */
    me: ({ db, member, now }) => ownProfile(db, { member, now }),
    /** POST /forgotPW */
    forgotPassword: forgotPassword(services),
    /** POST /setNewPW */
    setNewPassword: setNewPassword(services),
    /** POST /resetPW */
    changePassword: changePassword(services),
    /** POST /verifyMail */
    verifyMail: verifyMail(services),
    /** GET /mailCheck */
    sendVerification: sendVerification(services),
    /** POST /changeMail */
    changeMail: changeMail(services),
    /** POST /undoMail */
    undoMail: undoMail(services),
    /** POST /unlock */
    unlock,
    /** POST /sessions */
    sessions: ({ db, member }) => devicesOf(db, member.id, member.session),
    /** POST /endSession */
    endSession: async ({ db, input, member, refuse }) =>
      (await endSession(db, member.id, input.id)) ? ('suc' as const) : refuse('sessionGone'),
    /** POST /endOtherSessions */
    endOtherSessions: async ({ db, member }) => {
      await endSessions(db, member.id, member.session)
      return 'suc' as const
    },
    /** GET /getLastIP */
    lastLogin: async ({ db, member }) => {
      const before = await logInBefore(db, member.id, member.session)
      return before ? { time: before.at.toISOString(), ip: before.ip } : null
    },
    /** POST /nick */
    rename,
    /** GET /getBrint */
    introduction: async ({ db, member }) => ({ brint: await introductionOf(db, member.id) }),
    /** POST /setBrint */
    setIntroduction,
    /** POST /postHead */
    setHead,
    setColour,
    /** POST /prefer */
    setPreferences: async ({ db, input, member }) => {
      await setPreferences(db, member.id, input)
      return 'suc' as const
    },
    /** POST /getPersonal */
    person: async ({ db, input, refuse }) => (await personById(db, input.UID)) ?? refuse('personUnknown'),
  })

const accountsManifest: Manifest = {
  name: 'accounts',
  publicRows: [publicPeople],
  personal: ({ now }) => [rolesData, accountsData(now)],
  showsMembers: ['me', 'members'],
  pictures: [
    { table: 'members', column: 'head' },
    { table: 'members', column: 'background' },
    { table: 'closures', column: 'head' },
    { table: 'closures', column: 'background' },
  ],
  open: (house) => {
    const { db, now, personalData, showsMembers, touched, personTabs, given } = house
    const personById = openPersonRead(personTabs, given.runHonours)
    return {
      calls: [
        accountsFeature(house, personById),
        secondFactorFeature(house),
        ownDataFeature(house),
        rolesFeature(house),
      ],
      jobs: {
        names: async () => {
          await fillNames(db)
          await fillLooks(db)
        },
      },
      hourly: [
        () => endUnverified(house, now()),
        () => db.transaction((tx) => dropEndedLinks(tx, now())),
        () => forgetClosed(db, personalData, now(), () => touched(showsMembers)),
      ],
      daily: [() => cleanUpAccounts(db, now())],
      start: (tx) => addJob(tx, 'names', {}),
    }
  },
}

export const manifests: readonly Manifest[] = [accountsManifest]
