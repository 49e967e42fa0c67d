/** Reads declared search parameters: the address keeps only what has the form of a choice; what is usual has none. */
export const searchOf =
  <Name extends string>(forms: Readonly<Record<Name, RegExp>>) =>
  (raw: Readonly<Record<string, unknown>>): Readonly<Partial<Record<Name, string>>> =>
    Object.fromEntries(
      Object.entries<RegExp>(forms).flatMap(([name, form]) => {
        const value = String(raw[name] ?? '')
        return form.test(value) ? [[name, value] as const] : []
      }),
    ) as Readonly<Partial<Record<Name, string>>> // the names are those of the forms

/** Pages from the second on. */
export const pageForm = /^(?:[2-9]|[1-9]\d{1,4})$/
