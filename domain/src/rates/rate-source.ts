/** Which currencies have a rate, and where rates come from. Plain data: pages load it without zod. */

/** What we price in, besides the lira itself. */
export const ratedCurrencies = ['EUR', 'USD', 'GBP'] as const
export type RatedCurrency = (typeof ratedCurrencies)[number]

/** A demo's rates are invented; a fresh installation has the shipped ones until the first bulletin or entry. */
export const rateSources = ['tcmb', 'manual', 'shipped', 'demo'] as const
export type RateSource = (typeof rateSources)[number]

/** The bank's buying rate of foreign exchange (MBDA): the one that Turkish VAT practice converts by. */
export const rateSourceNames: Record<RateSource, string> = {
  tcmb: 'TCMB döviz alış',
  manual: 'Elle girilen kur',
  shipped: 'Kurulumla gelen kur',
  demo: 'Örnek kur',
}
