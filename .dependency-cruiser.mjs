// The floors, lowest first. A file imports its own floor's slice and anything below; never above, never beside.
// checks/floors.test.ts plants one violation of each rule and expects it to be caught.
const houses = '^(rules|replay|replay-encoder|contract|words|server|web)/'
const test = '[.]test[.]tsx?$'

const sealed = (name, from, allowed, comment) => ({
  name,
  severity: 'error',
  ...(comment && { comment }),
  from: { path: from, pathNot: test },
  to: { path: houses, pathNot: allowed },
})

export default {
  forbidden: [
    {
      name: 'no-cycles',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    { name: 'no-unresolved', severity: 'error', from: {}, to: { couldNotResolve: true } },
    {
      name: 'pure-floors-do-no-io',
      severity: 'error',
      comment: 'rules and replay take values and return values.',
      from: { path: '^(rules|replay)/src/', pathNot: test },
      to: { dependencyTypes: ['core', 'npm', 'npm-dev', 'npm-no-pkg', 'npm-unknown'] },
    },
    sealed('rules-stand-alone', '^rules/src/', '^rules/'),
    sealed('replay-stands-alone', '^replay/src/', '^replay/'),
    sealed('encoder-knows-replay', '^replay-encoder/src/', '^(replay-encoder|replay)/'),
    sealed('contract-knows-rules', '^contract/src/', '^(contract|rules)/'),
    sealed('words-know-contract', '^words/src/', '^(words|contract|rules)/'),
    sealed('server-kit-knows-no-domain', '^server/src/kit/', '^(server/src/kit|contract)/'),
    sealed('server-core-below-features', '^server/src/core/', '^(server/src/(kit|core)|contract|rules|words|replay)/'),
    {
      name: 'server-features-are-neighbours',
      severity: 'error',
      comment: 'Move the shared fact to core, or compose in app.ts.',
      from: { path: '^server/src/features/([^/]+)/', pathNot: test },
      to: { path: '^server/src/features/', pathNot: '^server/src/features/$1/' },
    },
    {
      name: 'web-features-are-neighbours',
      severity: 'error',
      comment: 'Show the other thing through cards/, or compose in app/.',
      from: { path: '^web/src/features/([^/]+)/', pathNot: test },
      to: { path: '^web/src/features/', pathNot: '^web/src/features/$1/' },
    },
    sealed('web-design-knows-no-domain', '^web/src/design/', '^web/src/design/'),
    sealed('web-api-below-session', '^web/src/api/', '^(web/src/(api|design)|contract|rules|words)/'),
    sealed(
      'web-cards-and-session-below-features',
      '^web/src/(cards|session)/',
      '^(web/src/(api|design|cards|session)|contract|rules|words|replay)/',
    ),
    sealed(
      'web-desks-below-features',
      '^web/src/desks/',
      '^(web/src/(api|design|cards|session|desks)|contract|rules|words)/',
    ),
    sealed(
      'web-editor-below-features',
      '^web/src/editor/',
      '^(web/src/(api|design|cards|session|editor)|contract|rules|words)/',
    ),
    {
      name: 'nothing-imports-app',
      severity: 'error',
      from: {
        pathNot:
          '^server/(src/(app|main|serve-site|welcome)[.]ts|src/[^/]+[.]test[.]ts|test/|seed/)|^web/src/(app/|client[.]tsx|server[.]tsx)|^(journeys|bench|checks)/',
      },
      to: { path: '^(server/src/(app|main|serve-site|welcome)[.]ts|web/src/app/)' },
    },
    sealed('web-never-meets-server', '^web/', '^(web|contract|rules|replay|words)/'),
    sealed('server-never-meets-web', '^server/src/', '^(server|contract|rules|replay|words)/'),
    {
      name: 'encoder-stays-private',
      severity: 'error',
      comment: 'Files are made for tests, bench and seed only.',
      from: { path: '^(server/src|web|replay/src|words|contract|rules)/', pathNot: `${test}|^server/src/welcome[.]ts` },
      to: { path: '^replay-encoder/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)dist/|^checks/planted' },
    tsPreCompilationDeps: true,
    preserveSymlinks: false,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.mjs'],
    },
  },
}
