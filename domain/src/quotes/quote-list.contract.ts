/** The office's quotes as a list: pages, the counts of its tabs, what can be chosen in it, who follows a quote up, and what became of them. */
import { AwayUntil } from '#auth/staff.contract.ts'
import { staffProcedure } from '#procedure.ts'
import {
  StaffQuote,
  StaffQuoteCountInput,
  StaffQuoteCounts,
  StaffQuoteListInput,
} from '#quotes/quote-list.ts'
import { QuoteResults, resultPeriods } from '#quotes/quote-results.ts'
import { quoteProblems } from '#quotes/quotes.copy.ts'
import { choice, writtenText } from '#values/field.ts'
import { Id } from '#values/id.ts'
import { pageOf } from '#values/list.ts'
import { MoneySum } from '#values/money.ts'
import { z } from '#z.ts'

const tags = ['Teklifler']

export const quoteListContract = {
  list: staffProcedure
    .route({
      method: 'GET',
      path: '/staff/quotes',
      tags,
      summary: 'Bütün teklifler',
      description:
        'Sıralanmazsa en yenisi başta; durumla, sorumluyla, taşıma şekliyle, hatla ve sonucuyla süzülebilir. Her revizyon ayrı bir kayıttır.',
      successDescription: 'Tekliflerin bir sayfası',
    })
    .input(StaffQuoteListInput)
    .output(pageOf(StaffQuote)),
  counts: staffProcedure
    .route({
      method: 'GET',
      path: '/staff/quote-counts',
      tags,
      summary: 'Tekliflerin sayıları',
      description:
        'Listenin her sekmesinde kaç teklif olduğu; arama ve öteki süzgeçler varsa yalnızca onların içinde.',
      successDescription: 'Sekmelere göre sayılar',
    })
    .input(StaffQuoteCountInput)
    .output(StaffQuoteCounts),
  wonValue: staffProcedure
    .route({
      method: 'GET',
      path: '/staff/won-value',
      tags,
      summary: 'Bu ay kazanılan tekliflerin değeri',
      description:
        'Bu ay kazanılan tekliflerin sayısı ve toplamı; her teklif, hazırlandığı günün kurlarıyla euroya çevrilir.',
      successDescription: 'Ay, sayı ve toplam',
    })
    .output(
      z.object({
        month: z.string().meta({ description: 'Ay', examples: ['2026-03'] }),
        quotes: z
          .number()
          .int()
          .meta({ description: 'Kazanılan teklif sayısı', examples: [42] }),
        value: MoneySum.describe('Toplam, euro'),
      }),
    ),
  wonQuarter: staffProcedure
    .route({
      method: 'GET',
      path: '/staff/won-quarter',
      tags,
      summary: 'Bu çeyrekte kazanılanlar',
      description:
        'Bu çeyrekte bugüne kadar kazanılan tekliflerin toplamı ve bir önceki çeyreğin aynı gününe kadarki toplam; her teklif kendi kurlarıyla euroya çevrilir.',
      successDescription: 'İki toplam ve çeyreğin ayları',
    })
    .output(
      z.object({
        settled: z.string().meta({ description: 'Çeyreğin ilk ve bu ayı', examples: ['2026-01..2026-03'] }),
        value: MoneySum.describe('Bu çeyrek, euro'),
        before: MoneySum.describe('Bir önceki çeyreğin aynı süresi, euro'),
      }),
    ),
  choices: staffProcedure
    .route({
      method: 'GET',
      path: '/staff/quote-choices',
      tags,
      summary: 'Teklifler listesinde seçilebilecekler',
      description:
        'Teklifin sorumlusu olabilecekler, yani ofiste hesabı açık olan herkes, ve son tekliflerin en sık hatları.',
      successDescription: 'Kişiler ve hatlar, adlarına göre',
    })
    .output(
      z.object({
        people: z
          .array(
            z.object({
              id: Id.describe('Kişinin kimliği'),
              full_name: writtenText('Adı soyadı', 'Ece Yaman'),
              away_until: AwayUntil,
            }),
          )
          .describe('Kişiler'),
        lanes: z
          .array(
            z.object({
              pol: writtenText('Yükleme yeri', 'Mersin'),
              pod: writtenText('Boşaltma yeri', 'Hamburg'),
            }),
          )
          .describe('Hatlar'),
      }),
    ),
  assign: staffProcedure
    .route({
      method: 'PUT',
      path: '/staff/quotes/{id}/owner',
      tags,
      summary: 'Teklifin sorumlusunu değiştir',
      description: 'Teklifi bundan sonra kimin izleyeceğini söyler; her durumda değiştirilebilir.',
      successDescription: 'Teklifin yeni sorumlusu',
    })
    .errors({ NOT_FOUND: quoteProblems.NOT_FOUND, UNKNOWN_OWNER: quoteProblems.UNKNOWN_OWNER })
    .input(z.object({ id: Id.describe('Teklifin kimliği'), owner_id: Id.describe('Yeni sorumlu') }))
    .output(
      z.object({ id: Id.describe('Teklifin kimliği'), owner_id: Id.describe('Teklifin yeni sorumlusu') }),
    ),
  results: staffProcedure
    .route({
      method: 'GET',
      path: '/staff/quote-results',
      tags,
      summary: 'Kazanılan ve kaybedilen teklifler',
      description:
        'Bu ayda ve önceki aylarda kazanılan, kaybedilen ve süresi dolan teklifler; aya, taşıma şekline, sorumluya ve hatta göre. Kazanma oranı, yanıtlananların içindedir; süresi dolanlar ayrıca sayılır.',
      successDescription: 'Dönemin rakamları',
    })
    .input(
      z.object({
        months: choice(resultPeriods, 'Kaç ay; içinde bulunulan ay da sayılır').default('12'),
      }),
    )
    .output(QuoteResults),
}
