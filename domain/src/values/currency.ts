/** The currencies we price in, each with its sign. Plain data: pages load it without zod. */
const signs = { EUR: '€', USD: '$', TRY: '₺', GBP: '£' }
type Currency = keyof typeof signs
export const currencies = Object.keys(signs) as [Currency, ...Currency[]]

/** Other currencies are shown by their code. */
export const signOf = (currency: string) => signs[currency as Currency] ?? currency
