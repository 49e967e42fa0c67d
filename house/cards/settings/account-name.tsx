/** Tells password managers whose password stands beside it. */
export function AccountName({ account }: { readonly account: string }) {
  return <input type="text" name="username" autoComplete="username" value={account} readOnly hidden />
}
