import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { personSearch } from '#cards/person/page/person-address.ts'
import { parseUserId } from '#rules/people/user-id.ts'
import { loadPart } from '#session/load-part.ts'
import { main } from '#session/page-routes.ts'
import { headTags, type RouterContext } from '#session/router-context.ts'

const isUserId = ({ id = '' }: Readonly<Record<string, string>>) => parseUserId(id) !== null

// The loader is in the page's own chunk.
const personPage = loadPart(() => import('./person/person-page.tsx'))

const person = createRoute({
  getParentRoute: () => main,
  path: '/p/$id',
  validateSearch: personSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, params, deps }) => (await personPage()).personLoader({ context, params, deps }),
  component: lazyRouteComponent(personPage, 'PersonPage'),
  staticData: { chunk: 'nouns/accounts/web/person/person-page.tsx', accepts: isUserId },
  head: ({ match, loaderData }) =>
    headTags(loaderData?.head ?? { title: match.context.words.accounts.gone.title, noindex: true }),
})

const settingsPage = {
  component: lazyRouteComponent(
    loadPart(() => import('./settings/settings-page.tsx')),
    'SettingsPage',
  ),
  head: ({ match }: { readonly match: { readonly context: RouterContext } }) =>
    headTags({ title: match.context.words.accounts.settings, noindex: true }),
}

const settings = createRoute({
  ...settingsPage,
  getParentRoute: () => main,
  path: '/settings',
  staticData: { chunk: 'nouns/accounts/web/settings/settings-page.tsx', needsScripts: true },
})

const settingsSection = createRoute({
  ...settingsPage,
  getParentRoute: () => main,
  path: '/settings/$section',
  staticData: {
    chunk: 'nouns/accounts/web/settings/settings-page.tsx',
    needsScripts: true,
    accepts: ({ section = '' }) => /^[a-z]{1,20}$/.test(section),
  },
})

const link = createRoute({
  getParentRoute: () => main,
  path: '/link',
  component: lazyRouteComponent(
    loadPart(() => import('./link/link-page.tsx')),
    'LinkPage',
  ),
  staticData: { chunk: 'nouns/accounts/web/link/link-page.tsx', needsScripts: true },
  head: ({ match }) => headTags({ title: match.context.words.accounts.link, noindex: true }),
})

/** Routes of the noun. */
export const routes = [person, settings, settingsSection, link]
