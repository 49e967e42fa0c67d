import { parseUserId } from '@patisserie/rules/accounts'
import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router'
import { personHead, personLoader, personSearch } from '../../features/accounts/person-routes.ts'
import { loadPart } from '../../session/load-part.ts'
import { headTags } from '../router-context.ts'
import { main } from './frame.tsx'

const isUserId = ({ id = '' }: Readonly<Record<string, string>>) => parseUserId(id) !== null

const person = createRoute({
  getParentRoute: () => main,
  path: '/p/$id',
  validateSearch: personSearch,
  loaderDeps: ({ search }) => search,
  loader: personLoader,
  component: lazyRouteComponent(
    loadPart(() => import('../../features/accounts/person-page.tsx')),
    'PersonPage',
  ),
  staticData: { chunk: 'src/features/accounts/person-page.tsx', accepts: isUserId },
  head: ({ match, loaderData }) => headTags(personHead(match.context, loaderData)),
})

const settings = createRoute({
  getParentRoute: () => main,
  path: '/settings',
  beforeLoad: () => {
    throw redirect({ to: '/settings/profile', replace: true })
  },
})

const settingsSection = createRoute({
  getParentRoute: () => main,
  path: '/settings/$section',
  component: lazyRouteComponent(
    loadPart(() => import('../../features/accounts/settings-page.tsx')),
    'SettingsPage',
  ),
  staticData: {
    chunk: 'src/features/accounts/settings-page.tsx',
    accepts: ({ section = '' }) => /^[a-z]{1,20}$/.test(section),
  },
  head: ({ match }) => headTags({ title: match.context.words.accounts.settings, noindex: true }),
})

const link = createRoute({
  getParentRoute: () => main,
  path: '/link',
  component: lazyRouteComponent(
    loadPart(() => import('../../features/accounts/link-page.tsx')),
    'LinkPage',
  ),
  staticData: { chunk: 'src/features/accounts/link-page.tsx' },
  head: ({ match }) => headTags({ title: match.context.words.accounts.link, noindex: true }),
})

/** Accounts and people. */
export const memberRoutes = [person, settings, settingsSection, link]
