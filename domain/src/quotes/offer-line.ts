/** An offer in one line, for lists, notifications and mails: number, route and what the price is for. Without zod. */

type Numbered = { quote_no: string; revision: number }

/** `KRV-2026-000123`, and `Rev. 2` behind it where there is more than one. */
export function offerLabel({ quote_no, revision }: Numbered): string {
  return revision > 1 ? `${quote_no} Rev. ${revision}` : quote_no
}

type Line = Numbered & { title: string; pol: string; pod: string; basis: { price_is_for: string } }

/** The route is left out where the title names it. */
export function offerLine({ title, pol, pod, basis, ...offer }: Line): string {
  const isNamed = [pol, pod].every((place) => title.includes(place))
  const route = isNamed ? '' : `${pol} – ${pod}`
  return [offerLabel(offer), route, basis.price_is_for].filter(Boolean).join(' · ')
}
