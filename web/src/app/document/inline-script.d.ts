/** Given by web/build/inline-script.ts. */
declare module '*?inline-script' {
  const script: string
  export default script
}
