// Two questions decide every import: whose file is it (a noun's, the house's, the site's), and on which floor does it stand
// (rules < contract < words < server | web). A floor is a folder name, the same in a noun and in the house.
// checks/floors.test.ts plants one violation of each rule and expects it to be caught.
import { toolFile } from './checks/files.ts'

const test = toolFile.source
const own = '^(nouns|house|site|replay|replay-encoder)/'

const pages = '(api|design|session|cards|desks|editor)'
/** Where a floor lies: in every noun, and in the house. */
const rules = '(house|nouns/[^/]+)/rules/'
const contract = '((house|nouns/[^/]+)/contract/|site/contract[.]ts)'
/** The list of the nouns: only the site asks it. */
const list = 'site/nouns[.]ts'
const words = '(house|nouns/[^/]+|site)/words/'
const server = '(house/(kit|core)|nouns/[^/]+/server|site/server)/'
const web = `(house/${pages}|nouns/[^/]+/web|site/web)/`

const only = (name, from, allowed) => ({
  name,
  severity: 'error',
  comment: `Files of ${from} import ${allowed.join(', ')} alone.`,
  from: { path: `^${from}`, pathNot: test },
  to: { path: own, pathNot: `^(${allowed.join('|')})` },
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
      name: 'nouns-are-neighbours',
      severity: 'error',
      comment:
        'What two nouns need goes to the house. A noun may show another one by its card, and name its rows and words.',
      from: { path: '^nouns/([^/]+)/', pathNot: test },
      to: { path: '^nouns/', pathNot: '^nouns/$1/|^nouns/[^/]+/(web/card/|contract/[a-z-]*rows?[.]ts$|words/)' },
    },
    {
      name: 'house-knows-no-noun',
      severity: 'error',
      comment: 'A noun tells the house about itself in its manifest.',
      from: { path: '^house/', pathNot: test },
      to: { path: '^nouns/' },
    },
    {
      name: 'nothing-imports-the-site',
      severity: 'error',
      comment: 'The site lists the nouns; nobody asks it for them.',
      from: { path: '^(nouns|house)/', pathNot: test },
      to: { path: '^site/' },
    },
    {
      name: 'nothing-imports-tests',
      severity: 'error',
      comment: 'Tools of tests, demo data and checks stay with what is run by hand: move what a site needs.',
      from: { path: own, pathNot: `${test}|^site/server/welcome[.]ts$|^nouns/[^/]+/noun[.]ts$` },
      to: { path: test, pathNot: '^checks/files[.]ts$' },
    },
    {
      name: 'noun-files-are-listed',
      severity: 'error',
      comment: 'Where the parts of a noun lie is asked by the list of the site alone, which loads them.',
      from: { path: own, pathNot: `${test}|^site/nouns[.]ts$` },
      to: { path: '^nouns/[^/]+/noun[.]ts$' },
    },
    // Floors, inside a noun as in the house.
    {
      name: 'pure-floors-do-no-io',
      severity: 'error',
      comment: 'rules and replay take values and return values.',
      from: { path: `^(${rules}|replay/src/)`, pathNot: test },
      to: { dependencyTypes: ['core', 'npm', 'npm-dev', 'npm-no-pkg', 'npm-unknown'] },
    },
    only('rules-stand-alone', rules, [rules]),
    only('contract-knows-rules', contract, [contract, rules, list]),
    only('words-know-contract', words, [words, contract, rules]),
    only('server-leans-on-less', server, [server, words, contract, rules, 'replay/', list, test]),
    only('pages-lean-on-less', web, [web, words, contract, rules, 'replay/', 'site/build/page-assets[.]ts', test]),
    only('kit-knows-no-domain', 'house/kit/', ['house/kit/', 'house/contract/']),
    only('core-leans-on-kit', 'house/core/', ['house/(kit|core)/', words, contract, rules, 'replay/']),
    only('design-knows-no-domain', 'house/design/', ['house/design/']),
    only('api-below-session', 'house/api/', ['house/(api|design)/', words, contract, rules]),
    only('cards-and-session', 'house/(cards|session)/', [
      'house/(api|design|cards|session)/',
      words,
      contract,
      rules,
      'replay/',
    ]),
    only('desks', 'house/desks/', ['house/(api|design|cards|session|desks)/', words, contract, rules]),
    only('editor', 'house/editor/', ['house/(api|design|cards|session|editor)/', words, contract, rules]),
    // Libraries of their own.
    only('replay-stands-alone', 'replay/src/', ['replay/']),
    only('encoder-knows-replay', 'replay-encoder/src/', ['(replay-encoder|replay)/']),
    {
      name: 'encoder-stays-private',
      severity: 'error',
      comment: 'Files are made for tests, bench and seed only.',
      from: { path: `^(${server}|${web}|replay/src)`, pathNot: `${test}|^site/server/welcome[.]ts$` },
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
