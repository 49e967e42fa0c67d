/** Modules with `?inline-script`, which site/build/plugins/inline-script.ts compiles to a string. */
declare module '*?inline-script' {
  const script: string
  export default script
}
