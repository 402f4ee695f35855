/** The twelve routes that are analysed, in five regions. Both ends are known by the codes of their ports. Without zod. */

export const tradeRegions = {
  europe: 'Avrupa',
  mediterranean: 'Akdeniz',
  china: 'Çin',
  north_america: 'Kuzey Amerika',
  far_east: 'Uzak Doğu',
} as const
export type TradeRegion = keyof typeof tradeRegions

type End = { city: string; country: string; port: string }
export type TradeRoute = { from: End; to: End; region: TradeRegion; popular: boolean }

const end = (city: string, country: string, port: string): End => ({ city, country, port })
const istanbul = end('İstanbul', 'TR', 'TRIST')
const izmir = end('İzmir', 'TR', 'TRIZM')
const mersin = end('Mersin', 'TR', 'TRMER')
const route = (from: End, to: End, region: TradeRegion, popular = false): TradeRoute => ({
  from,
  to,
  region,
  popular,
})

export const tradeRoutes = {
  'hamburg-izmir': route(end('Hamburg', 'DE', 'DEHAM'), izmir, 'europe', true),
  'sanghay-istanbul': route(end('Şanghay', 'CN', 'CNSHA'), istanbul, 'china', true),
  'rotterdam-istanbul': route(end('Rotterdam', 'NL', 'NLRTM'), istanbul, 'europe', true),
  'new-york-istanbul': route(end('New York', 'US', 'USNYC'), istanbul, 'north_america', true),
  'anvers-istanbul': route(end('Anvers', 'BE', 'BEANR'), istanbul, 'europe'),
  'felixstowe-mersin': route(end('Felixstowe', 'GB', 'GBFXT'), mersin, 'europe'),
  'barselona-istanbul': route(end('Barselona', 'ES', 'ESBCN'), istanbul, 'mediterranean'),
  'napoli-izmir': route(end('Napoli', 'IT', 'ITNAP'), izmir, 'mediterranean'),
  'ningbo-izmir': route(end('Ningbo', 'CN', 'CNNGB'), izmir, 'china'),
  'xingang-mersin': route(end('Xingang', 'CN', 'CNTXG'), mersin, 'china'),
  'singapur-istanbul': route(end('Singapur', 'SG', 'SGSIN'), istanbul, 'far_east'),
  'busan-mersin': route(end('Busan', 'KR', 'KRPUS'), mersin, 'far_east'),
} as const satisfies Record<string, TradeRoute>
export type RouteKey = keyof typeof tradeRoutes
export const routeKeys = Object.keys(tradeRoutes) as unknown as readonly [RouteKey, ...RouteKey[]]

/** `Hamburg – İzmir` */
export const routeName = (key: RouteKey): string =>
  `${tradeRoutes[key].from.city} – ${tradeRoutes[key].to.city}`

/** Popular ones first, each group in its own order. */
export function routesIn(region?: TradeRegion): RouteKey[] {
  const found = routeKeys.filter((key) => !region || tradeRoutes[key].region === region)
  return found.toSorted((a, b) => Number(tradeRoutes[b].popular) - Number(tradeRoutes[a].popular))
}

/** Where ships of a region usually take on fuel. Source: what the trade does; certainty: usual. */
export const fuelPorts: Record<TradeRegion, string> = {
  europe: 'NLRTM',
  mediterranean: 'TRIST',
  china: 'SGSIN',
  north_america: 'USNYC',
  far_east: 'SGSIN',
}
