/** Puts the analysis of one route together: prices, fuel, both ports, transit time, and what staff have noted about its region. */
import { noteKinds } from '@kervan/domain/luna/market.copy.ts'
import type { RouteAnalysis } from '@kervan/domain/luna/routes.contract.ts'
import {
  fuelPorts,
  type RouteKey,
  type TradeRoute,
  tradeRegions,
  tradeRoutes,
} from '@kervan/domain/luna/trade-routes.ts'
import { trendOf } from '@kervan/domain/luna/trend.ts'
import { findCountry } from '@kervan/domain/places/country.ts'
import { placeName } from '@kervan/domain/places/known-places.ts'
import { formatMoney } from '@kervan/domain/values/format-number.ts'
import { type CurrentFigure, currentFigures, currentNotes } from '#features/luna/market/read-market.ts'
import { dayText, portStates, tableEvidence } from '#features/luna/ports/port-states.ts'
import { adviceOn, signed, summaryOf } from '#features/luna/routes/route-advice.ts'
import { type RoutePrices, routePrices } from '#features/luna/routes/route-prices.ts'
import { readLaneTransit } from '#features/shipments/lane-transit.ts'
import type { SignedInActor } from '#spine/database/act-as.ts'
import type { Services } from '#spine/http/call.ts'

const updateMinutes = 15
const sentQuotes = 'Gönderilen tekliflerimiz'

export async function analyseRoute(
  { actAs, readAs }: Pick<Services, 'actAs' | 'readAs'>,
  actor: SignedInActor,
  key: RouteKey,
): Promise<Omit<RouteAnalysis, 'may_be_refined'>> {
  const route: TradeRoute = tradeRoutes[key]
  const { from, to, region } = route
  const now = new Date()
  const fuelAt = fuelPorts[region]
  const prices = await routePrices(readAs, route, actor.userId)
  const { freight, fuel, ports, notes } = await actAs(actor, async ({ db }) => ({
    freight: (await currentFigures(db, 'freight', [region])).get(region),
    fuel: (await currentFigures(db, 'fuel', [fuelAt])).get(fuelAt),
    ports: await portStates(db, [
      { code: from.port, side: 'origin' },
      { code: to.port, side: 'destination' },
    ]),
    notes: await currentNotes(db, region),
  }))
  const [origin, destination] = ports
  if (!origin || !destination) throw new Error('Each route has two ports.')
  const transit = await readLaneTransit(readAs, {
    transport_mode: 'sea_fcl',
    origin_city: from.city,
    origin_country: findCountry(from.country)?.name ?? null,
    destination_city: to.city,
    destination_country: findCountry(to.country)?.name ?? null,
  })
  const known = {
    route: key,
    price_range: prices.price_range,
    price_history: prices.price_history,
    ...direction(prices, freight),
    fuel_prices: fuel ? fuelPrices(fuel) : null,
    port_congestion: { origin, destination },
    transit,
    risk_factors: notes
      .filter(({ kind }) => kind !== 'economic')
      .map((note) => ({
        type: noteKinds[note.kind],
        severity: note.severity,
        title: note.title,
        description: note.text,
        evidence: tableEvidence('Geçerli', `${dayText(note.valid_from)} – ${dayText(note.valid_until)}`, {
          source: note.source,
          day: note.valid_from,
        }),
      })),
    economic_factors: [
      ...indexFactor(region, freight),
      ...notes
        .filter(({ kind }) => kind === 'economic')
        .map((note) => ({
          text: note.text,
          evidence: tableEvidence(note.title, `${dayText(note.valid_until)} gününe kadar`, {
            source: note.source,
            day: note.valid_from,
          }),
        })),
    ],
    updated_at: now.toISOString(),
    next_update: new Date(now.getTime() + updateMinutes * 60_000).toISOString(),
  }
  return { ...known, recommendations: adviceOn(known), summary: summaryOf(known) }
}

/** By our own quotes where there are enough in both times, otherwise by the freight index of the region. */
function direction(
  { trend }: RoutePrices,
  freight: CurrentFigure | undefined,
): Pick<RouteAnalysis, 'trend' | 'trend_percentage' | 'trend_evidence'> {
  if (trend)
    return {
      trend: trendOf(trend.percentage),
      trend_percentage: trend.percentage,
      trend_evidence: [
        {
          label: 'Son 30 günün ortancası, önceki 90 güne göre',
          value: signed(trend.percentage),
          source: sentQuotes,
          sample: trend.recent + trend.before,
          as_of: trend.newest_at,
          link: null,
        },
      ],
    }
  if (!freight?.before || freight.change === null)
    return { trend: 'unknown', trend_percentage: null, trend_evidence: [] }
  return {
    trend: trendOf(freight.change),
    trend_percentage: freight.change,
    trend_evidence: [
      tableEvidence(
        `Bölgenin navlun endeksi, ${dayText(freight.before.day)} gününe göre`,
        signed(freight.change),
        freight,
      ),
    ],
  }
}

function fuelPrices(fuel: CurrentFigure): NonNullable<RouteAnalysis['fuel_prices']> {
  return {
    current: fuel.value,
    trend: trendOf(fuel.change),
    trend_percentage: fuel.change,
    evidence: tableEvidence(`Yakıt, ${placeName(fuel.subject)}`, formatMoney(fuel.value, 'USD'), fuel),
  }
}

function indexFactor(region: TradeRoute['region'], freight: CurrentFigure | undefined) {
  if (!freight?.before || freight.change === null) return []
  return [
    {
      text: `${tradeRegions[region]} navlun endeksi ${dayText(freight.before.day)} gününden beri ${signed(freight.change)}.`,
      evidence: tableEvidence('Navlun endeksi', String(Number(freight.value)), freight),
    },
  ]
}
