/** An analysis as a report for the customer: nothing of how we negotiate is in it. */
import type { BenchmarkInput } from '@kervan/domain/benchmark/benchmark.contract.ts'
import { figureKeys, figureTitles } from '@kervan/domain/benchmark/benchmark.copy.ts'
import {
  analysisOf,
  laneFigures,
  madeFrom,
  ownFigures,
  suggestionsForCustomer,
} from '@kervan/domain/benchmark/benchmark-rules.ts'
import { dollarText, figureText, marketSample } from '@kervan/domain/benchmark/figure-words.ts'
import { sourceName, sourceSentence } from '@kervan/domain/benchmark/market-source.ts'
import { settledText } from '@kervan/domain/quotes/settled-months.ts'
import { formatShortDate } from '@kervan/domain/values/format-date.ts'
import { dayInIstanbul } from '@kervan/domain/values/istanbul-time.ts'
import type { Analysed } from '#features/benchmark/analyse.ts'
import { trendDrawing } from '#features/benchmark/trend-drawing.ts'
import type { ReportSheet } from '#features/quotes/report-pdf/report-sheet.ts'

export function reportSheetOf(
  { hat }: Pick<BenchmarkInput, 'hat'>,
  { facts, customer }: Analysed,
  now: Date,
): ReportSheet {
  const [own, lane, from] = [ownFigures(facts), laneFigures(facts), madeFrom(facts)]
  const [first, last] = [facts.months[0]?.month ?? '', facts.months.at(-1)?.month ?? '']
  const svg = trendDrawing(facts.months)
  return {
    title: 'Benchmark raporu',
    subject: hat,
    facts: [
      { label: 'Müşteri', value: customer.company || customer.name },
      { label: 'Dönem', value: settledText(`${first}..${last}`) },
      { label: 'Birim', value: facts.unit || 'Karşılaştırılacak teklif yok' },
      { label: 'Piyasanın kaynağı', value: sourceName(facts) },
      { label: 'Hazırlandığı gün', value: formatShortDate(dayInIstanbul(now)) },
    ],
    tiles: figureKeys.map((key) => ({
      label: figureTitles[key],
      value: figureText(key, own[key]),
      note:
        key === 'price' || lane[key] === null
          ? from[key]
          : `${from[key]} · hat ${figureText(key, lane[key])}`,
    })),
    drawing: svg ? { title: 'Fiyat eğilimi, USD', svg } : null,
    table: {
      head: ['Ay', 'Piyasa', 'Piyasanın dayanağı', 'Müşteri', 'Müşterinin teklifi'],
      rows: facts.months.map((month) => [
        settledText(month.month),
        dollarText(month.market),
        facts.source === 'index' && month.market !== null
          ? (facts.index?.name ?? '')
          : marketSample(month.market_quotes, month.market_months),
        dollarText(month.own),
        month.own_quotes > 0 ? String(month.own_quotes) : '–',
      ]),
    },
    sections: [
      { heading: 'Performans analizi', points: analysisOf(facts).map((text) => ({ text })) },
      {
        heading: 'Öneriler',
        points: suggestionsForCustomer(facts).map(({ baslik, etki }) => ({ title: baslik, text: etki })),
      },
    ],
    note: sourceSentence(facts),
    made_at: now.toISOString(),
  }
}
