/**
 * What a talk with Luna leads to: a request, a found shipment, a complete lead, a person. Questions and answers are in
 * `luna.contract.ts`. Nothing of a talk is stored: it lives in the browser, and what somebody sends on (a form, the talk itself) becomes a
 * message in their conversation with the office, where it can be read, exported, erased and forgotten like any other.
 */
import { chatProblems } from '#chat/chat.copy.ts'
import { TalkQuoteForm, TalkRegistration, TalkTrackForm } from '#luna/talk-forms.ts'
import { mostTalkLines } from '#luna/talk-options.ts'
import { creating, guestProcedure, keyErrors } from '#procedure.ts'
import { CreatedRequest } from '#requests/request.ts'
import { requestProblems } from '#requests/requests.copy.ts'
import { ShipmentSummary } from '#shipments/shipments.contract.ts'
import { LookupSample } from '#tracking/tracking-lookups.contract.ts'
import { choice, freeText, writtenText } from '#values/field.ts'
import { Id } from '#values/id.ts'
import { z } from '#z.ts'

const tags = ['Luna']
const { NOT_INTRODUCED, ID_TAKEN } = chatProblems
const { PROFILE_INCOMPLETE } = requestProblems

export const TalkQuote = z.object({
  request: CreatedRequest.nullable().describe('Müşterinin açılan talebi; ziyaretçiyse null'),
  text: writtenText('Luna’nın yanıtı', 'Talebinizi ekibimize ilettim.'),
})
export type TalkQuote = z.output<typeof TalkQuote>

export const trackOutcomes = ['found', 'sample', 'wrong_number', 'not_found', 'passed_on'] as const

export const TalkTracking = z.object({
  outcome: choice(
    trackOutcomes,
    'Bulundu; demo örneği; numara yanlış yazılmış; bulunamadı; ekibe iletildi (ziyaretçi)',
  ),
  text: writtenText('Luna’nın yanıtı', 'Konteyner/Tır bulunamadı.'),
  shipments: z.array(ShipmentSummary).describe('Kendi gönderileri, en yenisi başta; en çok yirmi'),
  sample: LookupSample.nullable().describe('Demo kodunun örneği; değilse null'),
})
export type TalkTracking = z.output<typeof TalkTracking>

const MessageId = Id.describe(
  'İletilecek mesajın kimliği, bir UUIDv7; yeniden gönderilen mesaj aynı kimlikle bir kez yazılır',
)

export const TalkHandOver = z.object({
  id: MessageId,
  lines: z
    .array(
      z.object({
        author: choice(['person', 'luna'], 'Kimin yazdığı'),
        text: freeText(4_000, 'Ne yazıldığı', 'Konteynerim nerede?'),
      }),
    )
    .min(1)
    .max(mostTalkLines)
    .describe('Luna ile görüşme, eskisi başta'),
})
export type TalkHandOver = z.output<typeof TalkHandOver>

const done = z.object({ done: z.literal(true).meta({ description: 'Yapıldı', examples: [true] }) })

export const talkContract = {
  requestQuote: guestProcedure
    .meta(creating)
    .route({
      method: 'POST',
      path: '/luna/quote-requests',
      tags,
      summary: 'Luna’dan teklif iste',
      description:
        'Müşteri için bir talep açar (24 saatlik sözle); ziyaretçinin isteğini konuşmasına yazar, ekibe iş olarak düşer.',
      successDescription: 'Açılan talep ya da isteğin iletildiği',
      successStatus: 201,
    })
    .errors({ ...keyErrors, NOT_INTRODUCED, PROFILE_INCOMPLETE })
    .input(TalkQuoteForm)
    .output(TalkQuote),
  track: guestProcedure
    .route({
      method: 'POST',
      path: '/luna/tracking',
      tags,
      summary: 'Luna’ya numarayla sor',
      description:
        'Müşteri kendi gönderisini bulur. Ziyaretçiye başkasının gönderisi gösterilmez: numarası ekibe iletilir.',
      successDescription: 'Bulunan gönderiler ya da neden bulunamadığı',
    })
    .errors({ NOT_INTRODUCED, ID_TAKEN })
    .input(TalkTrackForm.extend({ id: MessageId }))
    .output(TalkTracking),
  register: guestProcedure
    .route({
      method: 'PUT',
      path: '/luna/registration',
      tags,
      summary: 'Aday bilgilerini tamamla',
      description:
        'Kendini tanıtmış ziyaretçinin bilgilerini tamamlar ve ekibe iletir. Yazılan adresin kimde olduğu hakkında hiçbir şey söylemez.',
      successDescription: 'Bilgilerin kaydedildiği',
    })
    .errors({ NOT_INTRODUCED })
    .input(TalkRegistration)
    .output(done.extend({ message: writtenText('Ziyaretçiye gösterilen söz', 'Bilgileriniz kaydedildi.') })),
  handOver: guestProcedure
    .route({
      method: 'POST',
      path: '/luna/hand-overs',
      tags,
      summary: 'Görüşmeyi temsilciye aktar',
      description:
        'Luna ile görüşmeyi, aktarıldığı belli olacak biçimde kişinin konuşmasına bir mesaj olarak yazar.',
      successDescription: 'Görüşme aktarıldı',
      successStatus: 201,
    })
    .errors({ NOT_INTRODUCED, ID_TAKEN })
    .input(TalkHandOver)
    .output(done),
}
