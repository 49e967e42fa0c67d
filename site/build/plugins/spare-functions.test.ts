import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { filesOf } from '../../../checks/files.ts'
import { reactDom, spareFunctions, withoutFunctions } from './spare-functions.ts'

const code = readFileSync(`.${reactDom}`, 'utf8')

test('React has every function that is left out, and is a module without them', () => {
  const rest = withoutFunctions(code)
  expect(() => new Function(rest)).not.toThrow()
  expect(rest).not.toContain('FragmentInstance.prototype')
  expect(rest).not.toContain('ViewTransitionPseudoElement.prototype')
  expect(rest.length).toBeLessThan(0.91 * code.length)
})

test('a version of React without one of them is no build', () => {
  const [name = ''] = Object.keys(spareFunctions.viewTransitions ?? {})
  expect(() => withoutFunctions(code.replace(`\nfunction ${name}(`, '\nfunction other('))).toThrow(name)
})

test('the pages use none of the features', () => {
  const using = filesOf('{nouns/*/web,house/{api,cards,design,desks,editor,session},site/web}/**/*.{ts,tsx}', {
    exclude: /^site\/web\/document\/|\.test\./,
  }).filter((file) => {
    const source = readFileSync(file, 'utf8').replace(/^\s*(\/\/|\/?\*).*$/gm, '')
    return (
      /\b(ViewTransition|addTransitionType|SuspenseList|customElements|componentStack|captureOwnerStack)\b/.test(
        source,
      ) ||
      /\b(preload|preloadModule|preinit|preinitModule|preconnect|prefetchDNS)\b[^;]*from 'react-dom'/.test(source) ||
      /<Fragment[^>]*\bref=/.test(source) ||
      (file.endsWith('.tsx') && /<(title|meta|link|style|script|base)\b|<[a-z]+-[a-z-]+\b/.test(source))
    )
  })
  expect(using).toEqual([])
})
