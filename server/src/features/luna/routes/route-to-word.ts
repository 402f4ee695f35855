/** What a model is told of a route: our own sentence and the figures on the screen. Nothing that somebody typed is among them. */
import type { RouteAnalysis } from '@kervan/domain/luna/routes.contract.ts'
import { trendWords } from '@kervan/domain/luna/trend.ts'
import { dayRange } from '@kervan/domain/requests/transit-words.ts'
import { formatMoney, formatPercent } from '@kervan/domain/values/format-number.ts'
import type { ToWord } from '#features/luna/model/wording.ts'
import { dollars } from '#features/luna/routes/dollars.ts'
import { signed } from '#features/luna/routes/route-advice.ts'

type Analysis = Omit<RouteAnalysis, 'may_be_refined'>

export function routeToWord(analysis: Analysis): ToWord {
  const { price_range: range, trend, trend_percentage, fuel_prices: fuel, transit, summary } = analysis
  const { origin, destination } = analysis.port_congestion
  const facts = {
    'Fiyat bandı': range && `${dollars(range.min)} – ${dollars(range.max)}`,
    Ortanca: range && dollars(range.median),
    'Son 30 günün yönü':
      trend_percentage === null ? null : `${trendWords[trend]}, ${signed(trend_percentage)}`,
    'Yakıt, ton başına': fuel && formatMoney(fuel.current, 'USD'),
    'Transit süre': dayRange(transit),
    ...portFacts('Çıkış limanı', origin),
    ...portFacts('Varış limanı', destination),
  }
  return {
    prompt: 'route',
    sentence: summary,
    facts: Object.entries(facts).flatMap(([label, value]) => (value ? [{ label, value }] : [])),
  }
}

function portFacts(label: string, { utilization, waiting }: Analysis['port_congestion']['origin']) {
  return {
    [`${label}, doluluk`]: utilization === null ? null : formatPercent(utilization),
    [`${label}, bekleme`]: waiting && `${waiting.low_hours}–${waiting.high_hours}\u00a0saat`,
  }
}
