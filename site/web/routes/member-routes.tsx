import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { personSearch } from '#cards/person/page/person-address.ts'
import { giftsSearch } from '#nouns/gifts/web/gifts-routes.ts'
import { messagesSearch } from '#nouns/messages/web/messages-routes.ts'
import { remindersSearch } from '#nouns/reminders/web/reminder-routes.ts'
import { signInSearch } from '#nouns/sign-in/web/sign-in-search.ts'
import { directorySearch } from '#nouns/social/web/directory/directory-search.ts'
import { parseUserId } from '#rules/people/user-id.ts'
import { loadPart } from '#session/load-part.ts'
import { main } from '#session/page-routes.ts'
import { headTags, type RouterContext } from '#session/router-context.ts'

const isUserId = ({ id = '' }: Readonly<Record<string, string>>) => parseUserId(id) !== null

// The loader is in the page's own chunk.
const personPage = loadPart(() => import('#nouns/accounts/web/person/person-page.tsx'))

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
    loadPart(() => import('#nouns/accounts/web/settings/settings-page.tsx')),
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
    loadPart(() => import('#nouns/accounts/web/link/link-page.tsx')),
    'LinkPage',
  ),
  staticData: { chunk: 'nouns/accounts/web/link/link-page.tsx', needsScripts: true },
  head: ({ match }) => headTags({ title: match.context.words.accounts.link, noindex: true }),
})

const reminders = createRoute({
  getParentRoute: () => main,
  path: '/reminders',
  validateSearch: remindersSearch,
  component: lazyRouteComponent(
    loadPart(() => import('#nouns/reminders/web/reminders-page.tsx')),
    'RemindersPage',
  ),
  staticData: { chunk: 'nouns/reminders/web/reminders-page.tsx', needsScripts: true },
  head: ({ match }) => headTags({ title: match.context.words.titles.reminders, noindex: true }),
})

const messages = createRoute({
  getParentRoute: () => main,
  path: '/messages',
  validateSearch: messagesSearch,
  component: lazyRouteComponent(
    loadPart(() => import('#nouns/messages/web/messages-page.tsx')),
    'MessagesPage',
  ),
  staticData: { chunk: 'nouns/messages/web/messages-page.tsx', needsScripts: true },
  head: ({ match }) => headTags({ title: match.context.words.titles.messages, noindex: true }),
})

const gifts = createRoute({
  getParentRoute: () => main,
  path: '/gifts',
  validateSearch: giftsSearch,
  component: lazyRouteComponent(
    loadPart(() => import('#nouns/gifts/web/gifts-page.tsx')),
    'GiftsPage',
  ),
  staticData: { chunk: 'nouns/gifts/web/gifts-page.tsx', needsScripts: true },
  head: ({ match }) => headTags({ title: match.context.words.titles.gifts, noindex: true }),
})

const members = createRoute({
  getParentRoute: () => main,
  path: '/members',
  validateSearch: directorySearch,
  component: lazyRouteComponent(
    loadPart(() => import('#nouns/social/web/directory/directory-page.tsx')),
    'DirectoryPage',
  ),
  staticData: { chunk: 'nouns/social/web/directory/directory-page.tsx', needsScripts: true },
  head: ({ match }) => headTags({ title: match.context.words.titles.members, noindex: true }),
})

const signInDays = createRoute({
  getParentRoute: () => main,
  path: '/sign-in-days',
  validateSearch: signInSearch,
  component: lazyRouteComponent(
    loadPart(() => import('#nouns/sign-in/web/sign-in-page.tsx')),
    'SignInPage',
  ),
  staticData: { chunk: 'nouns/sign-in/web/sign-in-page.tsx', needsScripts: true },
  head: ({ match }) => headTags({ title: match.context.words.titles.signIn, noindex: true }),
})

/** Routes of accounts and people. */
export const memberRoutes = [person, settings, settingsSection, link, reminders, messages, gifts, members, signInDays]
