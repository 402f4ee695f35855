/** The benchmark centre: how a customer's prices and service stand against our own market, on a lane and in a period. */
import { benchmarkProblems, figureKeys, marketSources } from '#benchmark/benchmark.copy.ts'
import { firstLanes, lengthWords, placesOfLane, usualLength } from '#benchmark/benchmark-lanes.ts'
import { CustomerMailForm } from '#customers/customer-contacts.contract.ts'
import { contactProblems } from '#customers/customers.copy.ts'
import { problems } from '#problems.ts'
import { creating, keyErrors, staffProcedure } from '#procedure.ts'
import { keysOf } from '#requests/request-options.ts'
import { choice, writtenText } from '#values/field.ts'
import { Id } from '#values/id.ts'
import { Moment } from '#values/moment.ts'
import { z } from '#z.ts'

const tags = ['Benchmark']

const count = (description: string, example: number) =>
  z
    .number()
    .int()
    .min(0)
    .meta({ description, examples: [example] })
const figure = (description: string, example: number) =>
  z
    .number()
    .meta({ description, examples: [example] })
    .nullable()
    .describe(`${description}; bilinmiyorsa null`)

export const Month = z
  .string()
  .regex(/^20\d\d-(0[1-9]|1[0-2])$/, 'Dönemi 2026-01 biçiminde yazın.')
  .meta({ description: 'Ay', examples: ['2026-01'] })

const hat = z
  .string()
  .trim()
  .min(3)
  .max(200)
  .refine((lane) => placesOfLane(lane) !== null, 'Rotayı “Hamburg → Izmir” biçiminde yazın.')
  .meta({ description: 'Rota', examples: ['Hamburg → Izmir'] })

export const BenchmarkInput = z.object({
  customer_id: Id.describe('Müşterinin kimliği'),
  hat,
  donem: Month.describe('Dönemin son ayı; bitmiş bir ay'),
  aylar: choice(keysOf(lengthWords), 'Dönemin uzunluğu, ay').default(usualLength),
})
export type BenchmarkInput = z.output<typeof BenchmarkInput>

export const Benchmark = z.object({
  context: z
    .object({
      customer_id: Id.describe('Müşterinin kimliği'),
      hat,
      donem: Month.describe('Dönemin son ayı'),
    })
    .describe('Neyin analiz edildiği'),
  kpi: z.record(z.string(), z.number().meta({ description: 'Değer', examples: [94] })).meta({
    description: 'Göstergeler, adıyla; bilinmeyen yer almaz',
    examples: [{ 'Zamanında teslim (%)': 94, 'Yanıt süresi (saat)': 18 }],
  }),
  trendler: z
    .object({
      aylar: z.array(Month).describe('Aylar, eskiden yeniye'),
      piyasa_usd: z.array(figure('Piyasanın birim fiyatı, USD', 2450)).describe('Piyasa'),
      musteri_usd: z.array(figure('Müşterinin birim fiyatı, USD', 2510)).describe('Müşteri'),
    })
    .describe('Fiyat eğilimi'),
  analiz: z
    .array(z.string().meta({ description: 'Bir tespit', examples: ['Fiyatlar piyasayla aynı düzeyde.'] }))
    .describe('Tespitler; her biri neden hesaplandığını söyler'),
  oneriler: z
    .array(
      z.object({
        baslik: writtenText('Öneri', 'Fiyatı piyasa ortancasına yaklaştırın'),
        etki: writtenText('Etkisi ve neden hesaplandığı', 'Birim başına ortalama 60 USD fark kapanır.'),
      }),
    )
    .describe('Öneriler'),
})
export type Benchmark = z.output<typeof Benchmark>

/** What the figures of an analysis are made from. */
export const BenchmarkBasis = z.object({
  unit: writtenText('Fiyatların birimi; karşılaştırma yoksa boş', '40’ konteyner başına'),
  source: choice(keysOf(marketSources), 'Piyasa çizgisinin kaynağı'),
  index: z
    .object({
      name: writtenText('Endeksin adı', 'Uzak Doğu navlun endeksi'),
      source: writtenText('Kaynağı', 'Haftalık navlun bülteni'),
      published_on: z.string().meta({ description: 'Yayın günü', examples: ['2026-01-05'] }),
    })
    .nullable()
    .describe('Piyasa bir endeksse hangisi; değilse null'),
  figures: z
    .array(
      z.object({
        key: choice(figureKeys, 'Gösterge'),
        value: figure('Müşterinin değeri', 94),
        lane: figure('Bu hattaki bütün müşterilerin ortalaması; en az 3 başka firmadan 5 kayıt gerekir', 93),
        made_from: writtenText('Neden hesaplandığı', '17 / 18 teslimat'),
      }),
    )
    .describe('Göstergeler, hep aynı sırada'),
  months: z
    .array(
      z.object({
        month: Month,
        market_quotes: count('Piyasa fiyatının hesaplandığı teklif', 12),
        market_months: count('Kaç ayın tekliflerinden hesaplandığı', 1),
        own_quotes: count('Müşterinin teklifi', 2),
      }),
    )
    .describe('Her ayın fiyatının dayandığı teklifler'),
  computed_at: Moment.nullable().describe(
    'Piyasanın en son ne zaman dondurulduğu; henüz dondurulmadıysa null',
  ),
})
export type BenchmarkBasis = z.output<typeof BenchmarkBasis>

export const BenchmarkLane = z.object({
  hat,
  origin: z.string().meta({ description: 'Çıkış yeri, bizdeki adıyla', examples: ['Hamburg'] }),
  destination: z.string().meta({ description: 'Varış yeri, bizdeki adıyla', examples: ['İzmir'] }),
  quotes: count('Son 12 ayda gönderilen teklif', 40),
  delivered: count('Son 12 ayda, söz verilen günü belli teslimat', 18),
  on_time: count('Bunlardan zamanında olan', 17),
})
export type BenchmarkLane = z.output<typeof BenchmarkLane>

export const BenchmarkOverview = z.object({
  active_customers: count('Aktif müşteri', 247),
  analysed_routes: count('Analiz edilen rota; iki yön bir sayılır', 12),
  performance: figure('Söz verilen günde teslim edilen gönderilerin yüzdesi, son 12 ay', 94),
  delivered: count('Son 12 ayda, söz verilen günü belli teslimat', 980),
  on_time: count('Bunlardan zamanında olan', 921),
  periods: z.array(Month).describe('Seçilebilecek son aylar, yeniden eskiye'),
  first_lanes: z.array(hat).meta({ description: 'Önce sunulan rotalar', examples: [[...firstLanes]] }),
  lanes: z.array(BenchmarkLane).describe('Verisi olan rotalar, en çok teklif verilen önce'),
  computed_at: Moment.nullable().describe('Ne zaman hesaplandığı; henüz hesaplanmadıysa null'),
})
export type BenchmarkOverview = z.output<typeof BenchmarkOverview>

const { NOT_FOUND } = problems
const { PERIOD_NOT_OVER } = benchmarkProblems

export const BenchmarkSendForm = BenchmarkInput.extend(CustomerMailForm.shape)
export type BenchmarkSendForm = z.output<typeof BenchmarkSendForm>

export const benchmarkContract = {
  overview: staffProcedure
    .route({
      method: 'GET',
      path: '/staff/benchmark/overview',
      tags,
      summary: 'Benchmark özeti',
      description: 'Üç özet değer, verisi olan rotalar ve seçilebilecek dönemler.',
      successDescription: 'Özet rakamlar',
    })
    .output(BenchmarkOverview),
  analyse: staffProcedure
    .route({
      method: 'GET',
      path: '/staff/benchmark',
      tags,
      summary: 'Benchmark analizi',
      description:
        'Bir müşterinin bir rotadaki fiyatlarını ve hizmetini, dönemin piyasasıyla karşılaştırır. Piyasa fiyatı en az 3 firmadan 5 teklif varsa verilir.',
      successDescription: 'Karşılaştırmanın sonucu',
    })
    .errors({ NOT_FOUND, PERIOD_NOT_OVER })
    .input(BenchmarkInput)
    .output(Benchmark),
  basis: staffProcedure
    .route({
      method: 'GET',
      path: '/staff/benchmark/basis',
      tags,
      summary: 'Benchmark dayanağı',
      description: 'Aynı analizin birimi, piyasanın kaynağı ve her göstergenin neden hesaplandığı.',
      successDescription: 'Analizin dayanağı',
    })
    .errors({ NOT_FOUND, PERIOD_NOT_OVER })
    .input(BenchmarkInput)
    .output(BenchmarkBasis),
  send: staffProcedure
    .meta(creating)
    .route({
      method: 'POST',
      path: '/staff/benchmark/send',
      successStatus: 201,
      tags,
      summary: 'Benchmark raporunu gönder',
      description: 'Raporu PDF olarak müşteriye e-postayla gönderir ve müşterinin geçmişine işler.',
      successDescription: 'E-postanın kaydı',
    })
    .errors({ ...keyErrors, NOT_FOUND, PERIOD_NOT_OVER, NO_ADDRESS: contactProblems.NO_ADDRESS })
    .input(BenchmarkSendForm)
    .output(z.object({ id: Id.describe('Kaydın kimliği') })),
}
