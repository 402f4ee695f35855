/** The index tables of the demo world: invented, and the same for a week on every machine and at every start. */
import type { MarketFigureForm, MarketNoteForm } from '@kervan/domain/luna/market.contract.ts'
import { dayInIstanbul, daysBetween, daysLater } from '@kervan/domain/values/istanbul-time.ts'

const weeks = 34
const anchor = '2026-01-05'

type Course = { subject: string; level: number; swing: number; weeks: number }

/** Dollars for a ton of fuel oil. */
const fuel: readonly Course[] = [
  { subject: 'NLRTM', level: 548, swing: 0.05, weeks: 23 },
  { subject: 'SGSIN', level: 571, swing: 0.06, weeks: 19 },
  { subject: 'TRIST', level: 583, swing: 0.05, weeks: 21 },
  { subject: 'USNYC', level: 562, swing: 0.05, weeks: 25 },
]
/** Points; the day of the anchor was 1000. */
const freight: readonly Course[] = [
  { subject: 'europe', level: 1040, swing: 0.05, weeks: 31 },
  { subject: 'mediterranean', level: 1010, swing: 0.03, weeks: 37 },
  { subject: 'china', level: 1180, swing: 0.11, weeks: 27 },
  { subject: 'north_america', level: 1090, swing: 0.06, weeks: 33 },
  { subject: 'far_east', level: 1130, swing: 0.09, weeks: 29 },
]
/** Percent full; hours of waiting follow from it. */
const congestion: readonly Course[] = [
  { subject: 'CNSHA', level: 92, swing: 0.04, weeks: 15 },
  { subject: 'CNNGB', level: 84, swing: 0.06, weeks: 17 },
  { subject: 'CNTXG', level: 71, swing: 0.07, weeks: 13 },
  { subject: 'SGSIN', level: 86, swing: 0.05, weeks: 19 },
  { subject: 'KRPUS', level: 68, swing: 0.06, weeks: 16 },
  { subject: 'DEHAM', level: 78, swing: 0.08, weeks: 14 },
  { subject: 'NLRTM', level: 74, swing: 0.07, weeks: 18 },
  { subject: 'BEANR', level: 76, swing: 0.06, weeks: 12 },
  { subject: 'GBFXT', level: 63, swing: 0.07, weeks: 20 },
  { subject: 'ESBCN', level: 58, swing: 0.06, weeks: 17 },
  { subject: 'ITNAP', level: 55, swing: 0.07, weeks: 15 },
  { subject: 'USNYC', level: 72, swing: 0.06, weeks: 21 },
  { subject: 'TRKPU', level: 81, swing: 0.08, weeks: 11 },
  { subject: 'TRHMZ', level: 58, swing: 0.07, weeks: 13 },
  { subject: 'TRHBR', level: 66, swing: 0.06, weeks: 14 },
]

/** Mondays up to today, the oldest first. */
export function inventedMarketDays(now: Date): string[] {
  const today = dayInIstanbul(now)
  const monday = daysLater(today, -((daysBetween(anchor, today) % 7) + 7) % 7)
  return Array.from({ length: weeks }, (_, index) => daysLater(monday, -7 * (weeks - 1 - index)))
}

export function inventedFigures(days: readonly string[]): (MarketFigureForm & { entered_by: string })[] {
  return days.flatMap((day) => [
    ...fuel.map((course) => figure('fuel', course, day, 'Haftalık yakıt bülteni (demo)')),
    ...freight.map((course) => figure('freight', course, day, 'Haftalık navlun bülteni (demo)')),
    ...congestion.map((course) => figure('congestion', course, day, 'Haftalık liman bülteni (demo)')),
  ])
}

function figure(
  kind: MarketFigureForm['kind'],
  { subject, level, swing, weeks: length }: Course,
  day: string,
  source: string,
) {
  const wave = Math.sin((2 * Math.PI * daysBetween(anchor, day)) / (length * 7) + level)
  const value = Math.min(kind === 'congestion' ? 98 : Number.POSITIVE_INFINITY, level * (1 + swing * wave))
  const wait = kind === 'congestion' ? Math.round((value / 100) ** 3 * 60) : null
  return {
    kind,
    subject,
    day,
    value: value.toFixed(kind === 'congestion' ? 0 : 2),
    wait_low_hours: wait,
    wait_high_hours: wait === null ? null : Math.round(wait * 1.6),
    source,
    entered_by: '',
  }
}

/** From a few days ago until some weeks from now. */
export function inventedNotes(now: Date): (MarketNoteForm & { entered_by: string })[] {
  const today = dayInIstanbul(now)
  const note = (from: number, until: number, rest: Omit<MarketNoteForm, 'valid_from' | 'valid_until'>) => ({
    ...rest,
    valid_from: daysLater(today, from),
    valid_until: daysLater(today, until),
    entered_by: 'Demo dünyası',
  })
  return [
    note(-40, 60, {
      kind: 'route',
      region: 'china',
      severity: 'high',
      title: 'Gemiler Ümit Burnu’ndan dolaşıyor',
      text: 'Uzak Doğu ile Akdeniz arasındaki hatların çoğu Süveyş yerine Ümit Burnu’ndan gidiyor. Yol uzuyor; gemi aralıkları ve boş konteyner dönüşleri de bundan etkileniyor.',
      delay_hours: 240,
      source: 'Taşıyıcı duyuruları (demo)',
    }),
    note(-3, 6, {
      kind: 'weather',
      region: 'europe',
      severity: 'medium',
      title: 'Biskay Körfezi’nde fırtına uyarısı',
      text: 'Kuzey Avrupa limanlarından gelen gemiler hızını düşürüyor; varışlarda bir iki gün kayma olabilir.',
      delay_hours: 36,
      source: 'Denizcilik hava bülteni (demo)',
    }),
    note(-5, 20, {
      kind: 'traffic',
      region: 'mediterranean',
      severity: 'low',
      title: 'Cebelitarık’ta demirleme süresi uzun',
      text: 'Aktarmalı seferlerde gemiler yanaşma sırası bekliyor.',
      delay_hours: 18,
      source: 'Acente notu (demo)',
    }),
    note(-10, 45, {
      kind: 'economic',
      region: null,
      severity: 'medium',
      title: 'Yıl sonu talebi',
      text: 'Yıl sonu siparişleri kasım ve aralıkta konteyner talebini artırıyor; yer ayırtma süreleri uzuyor.',
      delay_hours: null,
      source: 'Kervan pazar notu (demo)',
    }),
    note(-12, 50, {
      kind: 'economic',
      region: 'north_america',
      severity: 'low',
      title: 'Dolar navlunu',
      text: 'Kuzey Amerika hattının navlunu dolarla belirleniyor; avro ile alınan tekliflerde kur farkı görülebilir.',
      delay_hours: null,
      source: 'Kervan pazar notu (demo)',
    }),
  ]
}
