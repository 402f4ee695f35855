/** For staff: what sources told that could not be understood or placed, and files of events that staff bring in. */
import { problems } from '#problems.ts'
import { staffProcedure } from '#procedure.ts'
import { keysOf } from '#requests/request-options.ts'
import { trackingSources } from '#tracking/tracking-event.ts'
import {
  importFaults,
  importFormats,
  longestImport,
  messageProblems,
  messageStates,
} from '#tracking/tracking-messages.copy.ts'
import { choice, requiredText, writtenText } from '#values/field.ts'
import { Id } from '#values/id.ts'
import { listInput, pageOf } from '#values/list.ts'
import { Moment } from '#values/moment.ts'
import { z } from '#z.ts'

const tags = ['Takip iletileri']
const one = z.object({ id: Id.describe('İletinin kimliği') })

export const TrackingMessage = z.object({
  id: Id.describe('İletinin kimliği'),
  source: choice(keysOf(trackingSources), 'Kimden geldiği'),
  heard_at: Moment.describe('Ne zaman geldiği'),
  why: z.string().meta({ description: 'Neden işlenemediği', examples: ['Bilinmeyen durum kodu: XX'] }),
  content: z.string().meta({ description: 'Geldiği gibi; uzunsa başı', examples: ["STS+1+XX'"] }),
  is_readable: z.boolean().meta({ description: 'Bir gönderiye işlenebilir', examples: [true] }),
  shipment_number: writtenText('İşlendiği gönderi', 'SH-9A8057B1').nullable(),
  settled_at: Moment.nullable().describe('Ne zaman kapatıldığı; açıksa null'),
})
export type TrackingMessage = z.output<typeof TrackingMessage>

export const TrackingMessageListInput = listInput(['heard'], '-heard').extend({
  state: choice(messageStates, 'Açık ya da kapatılmış iletiler').default('open'),
})
export type TrackingMessageListInput = z.output<typeof TrackingMessageListInput>

const whole = (description: string, example: number) =>
  z
    .number()
    .int()
    .min(0)
    .meta({ description, examples: [example] })

export const TrackingImport = z.object({
  format: choice(keysOf(importFormats), 'Dosyanın türü'),
  text: z
    .string()
    .trim()
    .min(1, importFaults.empty)
    .max(longestImport, importFaults.long)
    .meta({ description: 'Dosyanın içeriği', examples: ["UNB+UNOC:3+SENDER+RECEIVER+260302:0915+1'"] }),
})
export type TrackingImport = z.output<typeof TrackingImport>

export const ImportOutcome = z.object({
  recorded: whole('Yeni olan olaylar', 2),
  placed: whole('Bir gönderiye işlenen satırlar, yeni ya da bilinen', 3),
  kept: whole('Okunamayan ya da gönderisi bulunmayan satırlar', 1),
  lines: z
    .array(
      z
        .object({
          content: z.string().meta({ description: 'Satır', examples: ['CSQU3054383;Vardı;18.03.2026'] }),
          shipments: z
            .array(z.string().meta({ description: 'Gönderi numarası', examples: ['SH-9A8057B1'] }))
            .describe('İşlendiği gönderiler; işlenmediyse boş'),
          why: writtenText('Neden işlenmediği', 'Bilinmeyen olay: Uçtu'),
        })
        .describe('Bir satır ve sonucu'),
    )
    .describe('Her satırın sonucu'),
})
export type ImportOutcome = z.output<typeof ImportOutcome>

export const trackingMessagesContract = {
  list: staffProcedure
    .route({
      method: 'GET',
      path: '/tracking-messages',
      tags,
      summary: 'İşlenemeyen iletiler',
      description: 'Okunamayan ya da gönderisi bulunmayan iletiler, en yenisi başta.',
      successDescription: 'İletilerin bir sayfası',
    })
    .input(TrackingMessageListInput)
    .output(pageOf(TrackingMessage)),
  settle: staffProcedure
    .route({
      method: 'POST',
      path: '/tracking-messages/{id}/settle',
      tags,
      summary: 'İletiyi kapat',
      description: 'İletiyi bakılmış sayar; yeniden açılabilir.',
      successDescription: 'Kapatılan ileti',
    })
    .errors({ NOT_FOUND: problems.NOT_FOUND })
    .input(one)
    .output(TrackingMessage),
  reopen: staffProcedure
    .route({
      method: 'POST',
      path: '/tracking-messages/{id}/reopen',
      tags,
      summary: 'İletiyi yeniden aç',
      description:
        'Kapatılmış bir iletiyi yeniden açar. Ekibin bir gönderiye işlediği iletinin olayı o gönderiden geri alınır; gönderisini kendiliğinden bulan ileti açılmaz.',
      successDescription: 'Açılan ileti',
    })
    .errors({ NOT_FOUND: problems.NOT_FOUND, ASSIGNED: messageProblems.ASSIGNED })
    .input(one)
    .output(TrackingMessage),
  assign: staffProcedure
    .route({
      method: 'POST',
      path: '/tracking-messages/{id}/assign',
      tags,
      summary: 'İletiyi bir gönderiye işle',
      description: 'İletideki olayı, numarası verilen gönderinin takibine ekler ve iletiyi kapatır.',
      successDescription: 'İşlenen ileti',
    })
    .errors({
      NOT_FOUND: problems.NOT_FOUND,
      ASSIGNED: messageProblems.ASSIGNED,
      UNREADABLE: messageProblems.UNREADABLE,
      NO_SUCH_SHIPMENT: messageProblems.NO_SUCH_SHIPMENT,
    })
    .input(
      one.extend({
        shipment_number: requiredText(40, 'Gönderi numarasını yazın.', 'Gönderinin numarası', 'SH-9A8057B1'),
      }),
    )
    .output(TrackingMessage),
  import: staffProcedure
    .route({
      method: 'POST',
      path: '/tracking-imports',
      tags,
      summary: 'Dosyadan olay ekle',
      description:
        'IFTSTA (D.99B, D.00B), FSU ya da CSV metnindeki olayları gönderilerine işler. İşlenemeyen satırlar iletiler arasında saklanır. Aynı dosya yeniden yüklenirse hiçbir şey iki kez işlenmez.',
      successDescription: 'Her satırın sonucu',
    })
    .input(TrackingImport)
    .output(ImportOutcome),
}
