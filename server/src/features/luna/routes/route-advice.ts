/** What a forwarder would say about a route, as Turkish sentences: each only where a figure speaks for it. */
import type { RouteAnalysis } from '@kervan/domain/luna/routes.contract.ts'
import { routeName } from '@kervan/domain/luna/trade-routes.ts'
import { trendWords } from '@kervan/domain/luna/trend.ts'
import { dayRange } from '@kervan/domain/requests/transit-words.ts'
import { formatPercent } from '@kervan/domain/values/format-number.ts'
import { dollars } from '#features/luna/routes/dollars.ts'

type Known = Omit<RouteAnalysis, 'recommendations' | 'summary' | 'may_be_refined'>
type Advice = RouteAnalysis['recommendations'][number]

/** From this share on a port counts as crowded. */
export const crowded = 0.8
const longWaitHours = 72

export function adviceOn(known: Known): Advice[] {
  return [...onPrice(known), ...onPorts(known), ...onFuel(known), ...onRisks(known)]
}

function onPrice({ trend, trend_percentage, price_range }: Known): Advice[] {
  if (trend === 'rising' && trend_percentage !== null)
    return [
      {
        text: 'Yakın sevkiyatlarınızın fiyatını şimdi sabitleyin.',
        because: `Navlun son 30 günde ${change(trend_percentage)} yükseldi.`,
      },
    ]
  if (trend === 'falling' && trend_percentage !== null)
    return [
      {
        text: 'Acele olmayan sevkiyatlarda tek sefer için teklif isteyin, uzun süreli fiyat bağlamayın.',
        because: `Navlun son 30 günde ${change(trend_percentage)} düştü.`,
      },
    ]
  if (!price_range) return []
  const spread = Number(price_range.max) / Number(price_range.min) - 1
  return spread < 0.25
    ? []
    : [
        {
          text: 'Yükünüzün ayrıntılarını yazarak teklif isteyin; fiyatlar arasında büyük fark var.',
          because: `Üst uç, alt uçtan ${formatPercent(Math.round(spread * 100) / 100)} yüksek.`,
        },
      ]
}

const change = (percentage: number) => formatPercent(Math.abs(percentage) / 100)

function onPorts({ port_congestion: { origin, destination } }: Known): Advice[] {
  const early = 'Rezervasyonu yükleme gününden en az iki hafta önce yaptırın.'
  const pickUp = 'Gümrük belgelerini gemi varmadan gönderin, çekiş randevusunu erken alın.'
  return [
    ...(origin.utilization !== null && origin.utilization >= crowded
      ? [{ text: early, because: `${origin.port_name} ${formatPercent(origin.utilization)} dolu.` }]
      : []),
    ...(destination.waiting && destination.waiting.high_hours >= longWaitHours
      ? [
          {
            text: pickUp,
            because: `${destination.port_name} limanında bekleme ${waitText(destination.waiting)}.`,
          },
        ]
      : []),
  ]
}

const waitText = ({ low_hours, high_hours }: { low_hours: number; high_hours: number }) =>
  `${low_hours}–${high_hours}\u00a0saat`

function onFuel({ fuel_prices: fuel }: Known): Advice[] {
  if (fuel?.trend !== 'rising' || fuel.trend_percentage === null) return []
  return [
    {
      text: 'Teklifinizde yakıt ek ücretinin sabit olup olmadığına bakın.',
      because: `Yakıt son 30 günde ${change(fuel.trend_percentage)} arttı.`,
    },
  ]
}

function onRisks({ risk_factors }: Known): Advice[] {
  const [severe] = risk_factors.filter(({ severity }) => severity === 'high')
  return severe
    ? [{ text: 'Teslim gününüze pay bırakın.', because: `${severe.title} (${severe.evidence.source}).` }]
    : []
}

/** One or two sentences; a figure that is not known is not spoken of. */
export function summaryOf(known: Known): string {
  const { route, price_range: range, trend, trend_percentage, transit } = known
  const name = routeName(route)
  const price = range
    ? `${name} rotasında 20' konteyner bandı ${dollars(range.min)} – ${dollars(range.max)}.`
    : `${name} rotasında 20' konteyner için bant gösterecek kadar teklif yok.`
  const direction =
    trend === 'unknown' || trend_percentage === null
      ? ''
      : ` Yön: ${trendWords[trend].toLocaleLowerCase('tr')} (${signed(trend_percentage)}).`
  const days = dayRange(transit)
  return `${price}${direction}${days ? ` Transit süre ${days}.` : ''}`
}

/** `+%4,2`, `−%1,5` */
export const signed = (percentage: number) =>
  `${percentage > 0 ? '+' : percentage < 0 ? '−' : ''}${change(percentage)}`
