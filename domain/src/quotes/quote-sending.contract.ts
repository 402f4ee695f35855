/** Sending a price from its page: now or at a good time, what became of its mails, its reminder, and approving a thin margin. */
import { problems } from '#problems.ts'
import { adminProcedure, creating, keyErrors, staffProcedure } from '#procedure.ts'
import { MailText, MarginFloor, OfferMail, QuoteMail } from '#quotes/quote-mail.ts'
import { quoteProblems } from '#quotes/quotes.copy.ts'
import { KnownEmailAddress } from '#values/email-address.ts'
import { choice, count, optionalText, writtenText } from '#values/field.ts'
import { Id } from '#values/id.ts'
import { Moment } from '#values/moment.ts'
import { z } from '#z.ts'

const tags = ['Teklifler']
const byId = z.object({ id: Id.describe('Teklifin kimliği') })
const { NOT_FOUND, ALREADY_SENT, NOT_PENDING, NOT_OPEN, NOT_SCHEDULED, NO_RECIPIENT } = quoteProblems
const Version = count(1, 1_000_000, 'Görülen sürüm', 7)
const acts = (description: string) =>
  z
    .number()
    .int()
    .meta({ description, examples: [7] })

export const quoteSendingContract = {
  suggestion: staffProcedure
    .route({
      method: 'GET',
      path: '/staff/quotes/{id}/send-suggestion',
      tags,
      summary: 'En iyi gönderim zamanı',
      description:
        'Müşterinin kendi saatine ve teklifleri ne zaman açıp yanıtladığına göre. En az 5 kayıt yoksa iş günlerinde 09:00-11:00.',
      successDescription: 'Aralık, takip süresi ve bir sonraki an',
    })
    .errors({ NOT_FOUND })
    .input(byId)
    .output(
      z.object({
        local_window: z
          .string()
          .meta({ description: 'Müşterinin saatiyle aralık', examples: ['09:00-11:00'] }),
        follow_up_hours: acts('Kaç saat sonra sorulacağı'),
        send_at: Moment.nullable().describe('Aralığın bir sonraki başlangıcı; şu an aralıktaysa null'),
        opens: acts('Kaç açılıştan hesaplandığı'),
        answers: acts('Kaç yanıttan hesaplandığı'),
      }),
    ),
  mails: staffProcedure
    .route({
      method: 'GET',
      path: '/staff/quotes/{id}/mails',
      tags,
      summary: 'Teklifin e-postaları',
      description:
        'Gönderilen, bekleyen ve ulaşmayan e-postalar, en yenisi başta; teklifin olağan konusu; ve marjın yetip yetmediği.',
      successDescription: 'E-postalar ve marj sınırı',
    })
    .errors({ NOT_FOUND })
    .input(byId)
    .output(
      z.object({
        mails: z.array(QuoteMail).describe('E-postalar'),
        usual_subject: writtenText(
          'Başka bir şey yazılmazsa teklifin konusu',
          'Fiyat Teklifi KRV-2026-000123',
        ),
        margin: MarginFloor.describe('Marj sınırı'),
      }),
    ),
  preview: staffProcedure
    .route({
      method: 'POST',
      path: '/staff/quotes/{id}/mail-preview',
      tags,
      summary: 'E-postanın önizlemesi',
      description: 'Müşterinin göreceği e-posta; bir şey gönderilmez.',
      successDescription: 'Konu ve metin',
    })
    .errors({ NOT_FOUND })
    .input(byId.extend(MailText.shape))
    .output(
      z.object({
        subject: writtenText('Konu', 'Fiyat Teklifi KRV-2026-000123'),
        text: writtenText('Düz metin hâli', 'Teklifimiz hazır.'),
        html: writtenText('Biçimli hâli, tam bir HTML belgesi', '<!doctype html>…'),
      }),
    ),
  send: staffProcedure
    .meta(creating)
    .route({
      method: 'POST',
      path: '/staff/quotes/{id}/send',
      tags,
      summary: 'Teklifi gönder',
      description:
        'Teklif gönderildi, talebi teklif alındı durumuna geçer; PDF ekli e-posta yola çıkar. Zaman verilirse o anda gönderilir; teklif o zamana kadar değişirse gönderim iptal edilir. Görüldükten sonra değişmiş teklif gönderilmez.',
      successDescription: 'Ne zaman ve kime gittiği',
      successStatus: 201,
    })
    .errors({
      ...keyErrors,
      NOT_FOUND,
      ALREADY_SENT,
      NOT_PENDING,
      NO_RECIPIENT,
      STALE: problems.STALE,
      INCOMPLETE: quoteProblems.INCOMPLETE,
      BELOW_FLOOR: quoteProblems.BELOW_FLOOR,
      PAST_TIME: quoteProblems.PAST_TIME,
      ALREADY_SCHEDULED: quoteProblems.ALREADY_SCHEDULED,
      TOO_LARGE: quoteProblems.TOO_LARGE,
      PDF_FAILED: quoteProblems.PDF_FAILED,
    })
    .input(byId.extend({ version: Version, ...OfferMail.shape }))
    .output(
      z.object({
        state: choice(['sent', 'scheduled'], 'Gönderildi mi, zamanı mı bekliyor'),
        recipients: z.array(KnownEmailAddress).describe('Alıcılar ve bilgi alıcıları'),
        send_at: Moment.describe('Gönderildiği veya gönderileceği an'),
      }),
    ),
  cancelSend: staffProcedure
    .route({
      method: 'POST',
      path: '/staff/quotes/{id}/send/cancel',
      tags,
      summary: 'Zamanlanmış gönderimi iptal et',
      description: 'Henüz gitmemiş gönderimi iptal eder; teklif gönderilmemiş olarak kalır.',
      successDescription: 'İptal edilen gönderim',
    })
    .errors({ NOT_FOUND, NOT_SCHEDULED })
    .input(byId)
    .output(byId),
  remind: staffProcedure
    .route({
      method: 'POST',
      path: '/staff/quotes/{id}/reminder',
      tags,
      summary: '24 saat sonra hatırlat',
      description:
        'Yanıtlanmamış teklif için 24 saat sonra bir hatırlatma e-postası gönderir; müşteri yanıtlarsa veya süre dolarsa gönderilmez. Bekleyen bir hatırlatma varsa onun zamanı döner.',
      successDescription: 'Hatırlatmanın zamanı',
    })
    .errors({ NOT_FOUND, NOT_OPEN, NO_RECIPIENT, EXPIRES_BEFORE: quoteProblems.EXPIRES_BEFORE })
    .input(byId)
    .output(z.object({ send_at: Moment.describe('Gönderileceği an') })),
  cancelReminder: staffProcedure
    .route({
      method: 'POST',
      path: '/staff/quotes/{id}/reminder/cancel',
      tags,
      summary: 'Hatırlatmayı iptal et',
      description: 'Henüz gitmemiş hatırlatmayı iptal eder.',
      successDescription: 'İptal edilen hatırlatma',
    })
    .errors({ NOT_FOUND, NOT_SCHEDULED })
    .input(byId)
    .output(byId),
  approveMargin: adminProcedure
    .meta(creating)
    .route({
      method: 'POST',
      path: '/staff/quotes/{id}/margin-approvals',
      tags,
      summary: 'Düşük marjı onayla',
      description:
        'Marjı alt sınırın altında olan teklifin gönderilmesini onaylar. Marj onaylanandan da düşerse onay geçersiz olur.',
      successDescription: 'Onay kaydedildi',
      successStatus: 201,
    })
    .errors({
      ...keyErrors,
      NOT_FOUND,
      ALREADY_SENT,
      STALE: problems.STALE,
      ABOVE_FLOOR: quoteProblems.ABOVE_FLOOR,
    })
    .input(
      byId.extend({
        version: Version,
        note: optionalText(500, 'Onayın notu', 'İlk sipariş için uygun'),
      }),
    )
    .output(MarginFloor),
}
