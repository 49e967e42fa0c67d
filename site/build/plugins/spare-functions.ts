import type { Plugin } from 'vite'

/**
 * Functions of React's DOM that the site's pages never reach, by the feature they serve, with what each answers
 * instead. The bundler cannot leave them out itself: React decides by values at run time. `spare-functions.test.ts` says
 * that the site uses none of these features and that this version of React still has every function.
 */
export const spareFunctions: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  viewTransitions: {
    startViewTransition: '',
    flushAfterMutationEffects: '',
    trackEnterViewTransitions: '',
    commitAppearingPairViewTransitions: '',
    commitEnterViewTransitions: '',
    commitDeletedPairViewTransitions: '',
    commitExitViewTransitions: '',
    commitNestedViewTransitions: '',
    restorePairedViewTransitions: '',
    restoreEnterOrExitViewTransitions: '',
    restoreNestedViewTransitions: '',
    restoreViewTransitionOnHostInstances: '',
    measureViewTransitionHostInstancesRecursive: '',
    measureNestedViewTransitions: '',
    applyViewTransitionToHostInstances: '',
    scheduleViewTransitionEvent: '',
    reportViewTransitionError: '',
    createViewTransitionInstance: '',
    getViewTransitionName: '',
    getViewTransitionClassName: '',
  },
  fragmentRefs: {
    FragmentInstance: '',
    commitNewChildToFragmentInstances: '',
    commitFragmentInstanceInsertionEffects: '',
    commitFragmentInstanceDeletionEffects: '',
  },
  suspenseLists: { updateSuspenseListComponent: '', cutOffTailIfNeeded: '' },
  /** `<title>`, `<meta>`, `<link>`, `<style>` and `<script>` in a component, and the calls that preload. */
  hoistedElements: {
    isHostHoistableType: 'return false',
    getResource: 'return null',
    acquireResource: '',
    mountHoistable: '',
    createHoistableInstance: '',
    getHydratableHoistableCache: '',
    suspendResource: '',
    preloadResource: '',
    preload: '',
    preloadModule: '',
    preconnectAs: '',
    preinitStyle: '',
    preinitScript: '',
    preinitModuleScript: '',
  },
  customElements: { setPropOnCustomElement: '' },
  /** Stacks of component names beside an error: names are shortened in a build, and nobody reads them. */
  componentStacks: { getStackByFiberInDevAndProd: "return ''" },
}

/** Methods of what has no instances any more. */
const spareMethods = ['FragmentInstance', 'ViewTransitionPseudoElement']

/** The module without them. Throws where a function is not found: another version of React wants another look. */
export const withoutFunctions = (code: string): string => {
  let rest = code
  for (const [name, instead] of Object.values(spareFunctions).flatMap((functions) => Object.entries(functions))) {
    const start = rest.indexOf(`\nfunction ${name}(`)
    // Functions of the module stand at the margin, and so does the bracket that ends each.
    const end = rest.indexOf('\n}', start)
    if (start < 0 || end < 0) throw new Error(`React's DOM has no function ${name}`)
    rest = `${rest.slice(0, start)}\nfunction ${name}() { ${instead} }${rest.slice(end + 2)}`
  }
  return rest.replace(new RegExp(`^(?:${spareMethods.join('|')})\\.prototype\\.\\w+ = function [^]*?^};$`, 'gm'), '')
}

/** Vite plugin: the browser's build goes without them, for a first visit would load them. */
export const withoutSpareFunctions = (): Plugin => ({
  name: 'without-spare-functions',
  apply: (_, { isSsrBuild = false, command }) => command === 'build' && !isSsrBuild,
  enforce: 'pre',
  transform: (code, id) => (id.endsWith(reactDom) ? withoutFunctions(code) : null),
})

export const reactDom = '/node_modules/react-dom/cjs/react-dom-client.production.js'
