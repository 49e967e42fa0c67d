/** Of a noun its name, and what each of its calls does in one line: for the API document. */
export interface CallWords<Group extends { readonly calls: object }> {
  readonly name: string
  readonly calls: Readonly<Record<keyof Group['calls'], string>>
}
