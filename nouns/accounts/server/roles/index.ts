import { type Feature, implement } from '#kit/http/call.ts'
import { roles } from '../../contract/roles.ts'
import type { AccountsServices } from '../services.ts'
import { linkRole } from './link-role.ts'
import { ownRoles } from './own-roles.ts'
import { listRobots } from './robots.ts'
import { switchRole } from './switch-role.ts'
import { unlinkRole } from './unlink-role.ts'

export const rolesFeature = (services: AccountsServices & { readonly demo: boolean }): Feature =>
  implement(roles, {
    /** GET /getRoles */
    mine: ({ db, member, now }) => ownRoles(db, member, now),
    /** POST /linkRole */
    link: linkRole(services),
    /** POST /switchRole */
    change: switchRole(services),
    /** POST /unlinkRole */
    unlink: unlinkRole,
    /** GET /getRobotAccount */
    robots: ({ db }) => listRobots(db),
  })
