/** A person's own data: their consents, a copy of everything, and the request to be erased. */

import { consentPurposes, consentSources, visitorSources } from '#consents/consent-versions.ts'
import { consentProblems } from '#consents/consents.copy.ts'
import { dataRequestKinds, dataRequestStatuses } from '#consents/data-requests.copy.ts'
import { problems } from '#problems.ts'
import { creating, customerProcedure, guestProcedure, keyErrors, personProcedure } from '#procedure.ts'
import { Task } from '#tasks/tasks.contract.ts'
import { taskProblems } from '#tasks/tasks.copy.ts'
import { choice, writtenText } from '#values/field.ts'
import { Id } from '#values/id.ts'
import { Moment } from '#values/moment.ts'
import { z } from '#z.ts'

const Purpose = z.enum(consentPurposes).meta({ description: 'Onayın konusu', examples: ['marketing'] })
const TextVersion = z
  .string()
  .max(40)
  .meta({ description: 'Gösterilen metnin sürümü', examples: ['2026-11-2'] })

export const Consent = z.object({
  purpose: Purpose,
  title: z.string().meta({ description: 'Onayın başlığı', examples: ['Kampanya ve duyurular'] }),
  text: z
    .string()
    .meta({ description: 'Onay metni', examples: ['Kampanyalar e-posta adresime gönderilsin.'] }),
  text_version: TextVersion,
  granted: z.boolean().meta({ description: 'Onay verildi mi', examples: [false] }),
  decided_at: Moment.nullable().describe('Son karar zamanı; henüz karar verilmediyse null'),
})
export type Consent = z.output<typeof Consent>

const Granted = z.boolean().meta({ description: 'Onay veriliyor mu', examples: [true] })

/** One decision for each purpose. */
const VisitorDecisions = z
  .array(
    z
      .object({ purpose: Purpose, granted: Granted, text_version: TextVersion })
      .describe('Bir konunun kararı'),
  )
  .min(1)
  .refine(
    (decisions) => new Set(decisions.map(({ purpose }) => purpose)).size === decisions.length,
    'Her konu için bir karar gönderin.',
  )
  .describe('Konu başına bir karar')

/** One decision of the past; none is ever changed. */
export const ConsentDecision = z.object({
  purpose: Purpose,
  granted: Granted,
  text_version: TextVersion,
  source: choice(consentSources, 'Kararın verildiği yer'),
  decided_at: Moment.describe('Kararın zamanı'),
})
export type ConsentDecision = z.output<typeof ConsentDecision>

export const DataRequest = z.object({
  id: Id.describe('Başvurunun kimliği'),
  kind: choice(dataRequestKinds, 'Başvurunun türü'),
  status: choice(dataRequestStatuses, 'Başvurunun durumu'),
  note: writtenText('Kişinin notu', 'Artık çalışmıyoruz.'),
  created_at: Moment.describe('Başvurunun alındığı zaman'),
  due_at: Moment.describe('Yanıtın en geç verileceği zaman'),
  closed_at: Moment.nullable().describe('Başvurunun kapandığı zaman; açıksa null'),
  answer: writtenText('Yanıt ya da ret gerekçesi', 'Verilerinizin kopyası hazır.'),
})
export type DataRequest = z.output<typeof DataRequest>

export const consentsContract = {
  list: personProcedure
    .route({
      method: 'GET',
      path: '/consents',
      tags: ['Kişisel veriler'],
      summary: 'Onaylarım',
      description: 'Her konu için gösterilen metin, sürümü ve son karar.',
      successDescription: 'Onayların son hâli',
    })
    .output(z.object({ consents: z.array(Consent).describe('Her konunun son hâli') })),
  history: customerProcedure
    .route({
      method: 'GET',
      path: '/consents/history',
      tags: ['Kişisel veriler'],
      summary: 'Onaylarımın geçmişi',
      description:
        'Kişinin bütün kararları, okuduğu metnin sürümü, verildiği yer ve zamanıyla. En yenisi başta.',
      successDescription: 'Verilen kararlar',
    })
    .output(z.object({ decisions: z.array(ConsentDecision).describe('Kararlar; en çok 200') })),
  decide: personProcedure
    .route({
      method: 'PUT',
      path: '/consents/{purpose}',
      tags: ['Kişisel veriler'],
      summary: 'Onay ver veya geri al',
      description:
        'Karar, okunan metnin sürümü, verildiği yer ve zamanıyla kaydedilir; önceki kararlar silinmez.',
      successDescription: 'Onayın son hâli',
    })
    .errors({ TEXT_CHANGED: consentProblems.TEXT_CHANGED })
    .input(
      z.object({
        purpose: Purpose,
        granted: Granted,
        text_version: TextVersion,
      }),
    )
    .output(Consent),
  decideAsVisitor: guestProcedure
    .route({
      method: 'POST',
      path: '/visitor-consents',
      tags: ['Kişisel veriler'],
      summary: 'Ziyaretçi tercihi',
      description:
        'Giriş yapmamış bir ziyaretçinin kararları, okunan metnin sürümü, verildiği yer ve zamanıyla kaydedilir; önceki kararlar silinmez.',
      successDescription: 'Tercih kaydedildi',
      successStatus: 201,
    })
    .errors({ TEXT_CHANGED: consentProblems.TEXT_CHANGED })
    .input(
      z.object({
        visitor_id: Id.describe('Tarayıcının kendi ürettiği ziyaretçi kimliği'),
        decisions: VisitorDecisions,
        source: z
          .enum(visitorSources)
          .meta({
            description: 'Kararın verildiği yer: bant ya da tercihler penceresi',
            examples: ['banner'],
          })
          .optional(),
      }),
    )
    .output(z.object({ done: z.literal(true).meta({ description: 'Kaydedildi', examples: [true] }) })),
  exportOwnData: personProcedure
    .route({
      method: 'GET',
      path: '/own-data',
      tags: ['Kişisel veriler'],
      summary: 'Verilerimin kopyası',
      description: 'Kişi hakkında tutulan her şey, makinece okunabilir biçimde.',
      successDescription: 'Kişisel verilerin kopyası',
    })
    .output(
      z.object({
        made_at: Moment.describe('Kopyanın alındığı zaman'),
        sections: z
          .array(
            z
              .object({
                name: z.string().meta({ description: 'Bölümün adı', examples: ['Profil'] }),
                rows: z
                  .array(z.record(z.string(), z.unknown()).meta({ examples: [{ company: 'Örnek Tekstil' }] }))
                  .describe('Bölümün kayıtları'),
              })
              .describe('Bir bölüm'),
          )
          .describe('Tutulan veriler'),
      }),
    ),
  startOwnCopy: customerProcedure
    .route({
      method: 'POST',
      path: '/own-data/copies',
      tags: ['Kişisel veriler'],
      summary: 'Verilerimin kopyasını dosyalarıyla hazırla',
      description:
        'Kişi hakkında tutulan her şeyi, okunur sayfa, JSON ve dosyalarıyla bir arşivde toplar. Arka planda hazırlanır, işlerin arasından indirilir.',
      successDescription: 'Başlayan iş',
    })
    .errors({ TOO_MANY_TASKS: taskProblems.TOO_MANY_TASKS })
    .output(Task),
  listOwnDataRequests: personProcedure
    .route({
      method: 'GET',
      path: '/own-data/requests',
      tags: ['Kişisel veriler'],
      summary: 'Veri taleplerim',
      description: 'Kişinin veri başvuruları, durumları ve yanıtları. En yenisi başta.',
      successDescription: 'Kişinin talepleri',
    })
    .output(z.object({ requests: z.array(DataRequest).describe('Talepler') })),
  requestErasure: personProcedure
    .meta(creating)
    .route({
      method: 'POST',
      path: '/own-data/requests',
      tags: ['Kişisel veriler'],
      summary: 'Verilerimin silinmesini iste',
      description: 'Talep kaydedilir, kişiye e-postayla bildirilir ve en geç 30 günde yanıtlanır.',
      successDescription: 'Kaydedilen talep',
      successStatus: 201,
    })
    .errors({ ...keyErrors, REQUEST_OPEN: consentProblems.REQUEST_OPEN })
    .input(
      z.object({
        note: z
          .string()
          .trim()
          .max(1000, 'En fazla 1.000 karakter.')
          .default('')
          .meta({ description: 'İsteğe bağlı not', examples: ['Artık çalışmıyoruz.'] }),
      }),
    )
    .output(DataRequest),
  withdrawDataRequest: personProcedure
    .route({
      method: 'POST',
      path: '/own-data/requests/{id}/withdraw',
      tags: ['Kişisel veriler'],
      summary: 'Talebi geri al',
      description: 'Henüz yanıtlanmamış talep geri alınır.',
      successDescription: 'Geri alınan talep',
    })
    .errors({ NOT_FOUND: problems.NOT_FOUND })
    .input(z.object({ id: Id.describe('Talebin kimliği') }))
    .output(DataRequest),
}
