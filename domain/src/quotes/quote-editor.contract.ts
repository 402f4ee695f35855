/** Making a price: quotes that staff create, edit together, copy and move through the states before sending. */
import { problems } from '#problems.ts'
import { creating, keyErrors, staffProcedure } from '#procedure.ts'
import { ManualQuote } from '#quotes/manual-quote.ts'
import { PricingBasis } from '#quotes/pricing-basis.ts'
import { QuoteChangesInput } from '#quotes/quote-changes.ts'
import { QuoteDocument, QuoteEvent, QuoteNo } from '#quotes/quote-document.ts'
import { quoteProblems } from '#quotes/quotes.copy.ts'
import { unsentStatuses } from '#quotes/quotes.policy.ts'
import { choice, freeText } from '#values/field.ts'
import { Id } from '#values/id.ts'
import { z } from '#z.ts'

const tags = ['Teklifler']
const quoteId = Id.describe('Teklifin kimliği')
const byId = z.object({ id: quoteId })
const Made = z.object({ id: quoteId, quote_no: QuoteNo })
const editErrors = { NOT_FOUND: problems.NOT_FOUND, ALREADY_SENT: quoteProblems.ALREADY_SENT }

export const quoteEditorContract = {
  basis: staffProcedure
    .route({
      method: 'GET',
      path: '/staff/pricing-basis',
      tags,
      summary: 'Fiyatın dayandıkları',
      description: 'Masraf kataloğu, vergi kodları, marj hedefleri ve olağan şartlar.',
      successDescription: 'Katalog, kodlar, marjlar ve şartlar',
    })
    .output(PricingBasis),
  create: staffProcedure
    .meta(creating)
    .route({
      method: 'POST',
      path: '/staff/quotes',
      tags,
      summary: 'Teklif hazırla',
      description:
        'Bir talepten veya sıfırdan taslak teklif açar. Talep verilmezse müşteri adına bir talep de açılır; müşteri kayıtlı değilse aday olarak kaydedilir. Talebin henüz gönderilmemiş bir teklifi varsa ikincisi açılmaz.',
      successDescription: 'Taslağın kimliği ve numarası',
      successStatus: 201,
    })
    .errors({
      ...keyErrors,
      NOT_FOUND: problems.NOT_FOUND,
      NOT_PENDING: quoteProblems.NOT_PENDING,
      UNSENT_EXISTS: { ...quoteProblems.UNSENT_EXISTS, data: byId.optional() },
    })
    .input(ManualQuote)
    .output(Made),
  unsentOf: staffProcedure
    .route({
      method: 'GET',
      path: '/staff/requests/{id}/unsent-quote',
      tags,
      summary: 'Talebin hazırlanan teklifi',
      description: 'Talep için hazırlanan, henüz gönderilmemiş teklif: fiyatlama onunla sürer.',
      successDescription: 'Teklifin kimliği, numarası ve durumu; hazırlanan yoksa null',
    })
    .input(z.object({ id: Id.describe('Talebin kimliği') }))
    .output(
      z.object({
        quote_id: quoteId.nullable().describe('Hazırlanan teklif; yoksa null'),
        quote_no: QuoteNo.nullable().describe('Hazırlanan teklifin numarası; yoksa null'),
        status: choice(unsentStatuses, 'Hazırlık durumu')
          .nullable()
          .describe('Hazırlık durumu; hazırlanan yoksa null'),
      }),
    ),
  get: staffProcedure
    .route({
      method: 'GET',
      path: '/staff/quotes/{id}',
      tags,
      summary: 'Teklif',
      description: 'Teklifin bütünü: alanlar, kalemler, maliyetler, toplamlar ve marj.',
      successDescription: 'Teklifin bütünü',
    })
    .errors({ NOT_FOUND: quoteProblems.NOT_FOUND })
    .input(byId)
    .output(QuoteDocument),
  save: staffProcedure
    .route({
      method: 'PUT',
      path: '/staff/quotes/{id}',
      tags,
      summary: 'Teklifi kaydet',
      description:
        'Değişen değerleri önceki hâlleriyle alır, toplamları hesaplar. Başkasının bu arada değiştirdiği öteki alanlar korunur; iki kişinin birden değiştirdiği alan değişmez ve çakışma olarak döner. Aynı kayıt iki kez gönderilirse ikincisi bir şey değiştirmez.',
      successDescription: 'Teklifin yeni hâli ve varsa çakışmalar',
    })
    .errors({
      ...editErrors,
      UNKNOWN_TAX_CODE: quoteProblems.UNKNOWN_TAX_CODE,
      TOO_LARGE: quoteProblems.TOO_LARGE,
    })
    .input(QuoteChangesInput.extend({ id: quoteId }))
    .output(
      z.object({
        quote: QuoteDocument.describe('Teklifin yeni hâli'),
        conflicts: z
          .array(
            z.object({
              item_id: Id.nullable().describe('Kalem; teklifin kendi alanıysa null'),
              field: z
                .string()
                .meta({ examples: ['notes'] })
                .nullable()
                .describe('Alan; kalem silinmiş veya silinen kalem değişmişse null'),
            }),
          )
          .describe('İki kişinin birden değiştirdiği, bu yüzden kaydedilmeyen değerler'),
      }),
    ),
  setStatus: staffProcedure
    .route({
      method: 'PUT',
      path: '/staff/quotes/{id}/status',
      tags,
      summary: 'Hazırlık durumunu değiştir',
      description: 'Gönderilmemiş bir teklifin durumu; müşteri taslak dışında yalnız bu durumun adını görür.',
      successDescription: 'Teklifin yeni hâli',
    })
    .errors(editErrors)
    .input(byId.extend({ status: choice(unsentStatuses, 'Yeni durum') }))
    .output(QuoteDocument),
  refreshRates: staffProcedure
    .route({
      method: 'POST',
      path: '/staff/quotes/{id}/rates',
      tags,
      summary: 'Güncel kurları al',
      description: 'Teklifin dondurulmuş kurlarını bugünkülerle değiştirir ve yeniden hesaplar.',
      successDescription: 'Teklifin yeni hâli',
    })
    .errors({ ...editErrors, TOO_LARGE: quoteProblems.TOO_LARGE })
    .input(byId)
    .output(QuoteDocument),
  copy: staffProcedure
    .meta(creating)
    .route({
      method: 'POST',
      path: '/staff/quote-copies',
      tags,
      summary: 'Teklifi kopyala',
      description:
        'Kalemleri, maliyetleri ve şartlarıyla başka bir müşteriye veya hatta yeni bir taslak olarak kopyalar; kurlar bugünküdür.',
      successDescription: 'Yeni taslağın kimliği ve numarası',
      successStatus: 201,
    })
    .errors({ ...keyErrors, NOT_FOUND: problems.NOT_FOUND })
    .input(
      z.object({
        quote_id: Id.describe('Kopyalanan teklif'),
        customer_id: Id.describe('Kopyanın müşterisi'),
        pol: freeText(80, 'Yükleme yeri', 'Mersin'),
        pod: freeText(80, 'Boşaltma yeri', 'Hamburg'),
      }),
    )
    .output(Made),
  events: staffProcedure
    .route({
      method: 'GET',
      path: '/staff/quotes/{id}/events',
      tags,
      summary: 'Teklifin geçmişi',
      description: 'Bu teklifte olanlar, en yenisi başta; en çok 200 kayıt.',
      successDescription: 'Teklifin kayıtları',
    })
    .errors({ NOT_FOUND: quoteProblems.NOT_FOUND })
    .input(byId)
    .output(z.object({ events: z.array(QuoteEvent).describe('Kayıtlar') })),
  editing: staffProcedure
    .route({
      method: 'POST',
      path: '/staff/quotes/{id}/editing',
      tags,
      summary: 'Bu teklif açık',
      description:
        'Teklifi açık tutanlara kimin baktığını bildirir; açık olduğu sürece aralıklarla çağrılır.',
      successDescription: 'Açık olduğu bildirildi',
    })
    .errors({ NOT_FOUND: quoteProblems.NOT_FOUND })
    .input(
      byId.extend({ is_open: z.boolean().meta({ description: 'Açık mı, kapanıyor mu', examples: [true] }) }),
    )
    .output(z.object({ ok: z.literal(true).meta({ description: 'Tamam', examples: [true] }) })),
}
