/** The same texts under keys that begin with the prefix of a noun. */
export const withPrefix = <P extends string, T extends Readonly<Record<string, string>>>(prefix: P, texts: T) =>
  Object.fromEntries(Object.entries(texts).map(([key, text]) => [prefix + key, text])) as {
    [K in keyof T & string as `${P}${K}`]: string
  } // the keys are made so
