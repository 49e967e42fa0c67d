/** What may happen to a dessert. */
export const dessertEvents = [
  'came',
  'again',
  'fed',
  'taught',
  'skin',
  'display',
  'left',
  'back',
  'called',
  'stolenFrom',
  'tried',
] as const
export type DessertEvent = (typeof dessertEvents)[number]
