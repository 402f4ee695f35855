/** What is shown while the analysis cannot be fetched: the fixed figures of the product, marked as temporary wherever they appear. */
import type { RouteAnalysis } from '@kervan/domain/luna/routes.contract.ts'
import { type RouteKey, tradeRoutes } from '@kervan/domain/luna/trade-routes.ts'

export const temporaryRange = { min: '950.00', max: '1350.00' } as const
export const temporaryText = 'AI servisi geçici olarak kullanılamıyor'

/** Only what the screen needs; everything that is not known says so. */
export type ShownAnalysis = Omit<RouteAnalysis, 'updated_at' | 'next_update' | 'may_be_refined'> & {
  is_temporary: boolean
  updated_at: string | null
}

export function temporaryAnalysis(route: RouteKey): ShownAnalysis {
  const { from, to } = tradeRoutes[route]
  const unknown = { utilization: null, utilization_evidence: null, waiting: null, waiting_evidence: null }
  const evidence = {
    label: 'Bağlantı',
    value: 'Yanıt yok',
    source: 'Geçici veri',
    sample: null,
    as_of: null,
    link: null,
  }
  return {
    route,
    is_temporary: true,
    price_range: {
      ...temporaryRange,
      median: '1150.00',
      quotes: 0,
      window_days: 0,
      basis: 'countries',
      newest_at: new Date(0).toISOString(),
    },
    price_history: [],
    trend: 'stable',
    trend_percentage: null,
    trend_evidence: [],
    fuel_prices: null,
    port_congestion: {
      origin: { port_code: from.port, port_name: from.city, ...unknown },
      destination: { port_code: to.port, port_name: to.city, ...unknown },
    },
    transit: {
      basis: 'standard',
      soonest_days: null,
      latest_days: null,
      median_days: null,
      deliveries: 0,
      from_port: null,
      to_port: null,
    },
    risk_factors: [
      {
        type: 'Bağlantı',
        severity: 'medium',
        title: 'Bağlantı sorunu',
        description: 'Güncel verilere ulaşılamadı; gösterilenler geçicidir.',
        evidence,
      },
    ],
    recommendations: [],
    economic_factors: [{ text: temporaryText, evidence }],
    summary: temporaryText,
    updated_at: null,
  }
}
