/** Declared search parameters of `/desserts`: the dessert shown in detail, the page of the log, and whom to steal from. */
export interface DessertsSearch {
  readonly d?: string
  readonly p?: number
  readonly steal?: string
}

export const dessertsSearch = (raw: Readonly<Record<string, unknown>>): DessertsSearch => ({
  ...(typeof raw.d === 'string' && /^[a-z]{1,16}$/.test(raw.d) && { d: raw.d }),
  ...(/^[1-9]\d{0,3}$/.test(String(raw.p ?? '')) && Number(raw.p) > 1 && { p: Number(raw.p) }),
  ...(/^[1-9]\d{6,9}$/.test(String(raw.steal ?? '')) && { steal: String(raw.steal) }),
})

export const dessertsPath = ({ d, p, steal }: DessertsSearch): string => {
  const query = new URLSearchParams({
    ...(d && { d }),
    ...(p && p > 1 && { p: String(p) }),
    ...(steal && { steal }),
  })
  return query.size > 0 ? `/desserts?${query}` : '/desserts'
}
