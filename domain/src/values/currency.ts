/** The currencies we price in, each with its sign. Plain data: pages load it without zod. */
const signs = { EUR: '€', USD: '$', TRY: '₺', GBP: '£' }
type Currency = keyof typeof signs
export const currencies = Object.keys(signs) as [Currency, ...Currency[]]

/** A currency that we do not price in goes by its letters. */
export const signOf = (currency: string) => signs[currency as Currency] ?? currency
