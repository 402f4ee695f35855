/** The Turkish register of consents (İYS): what must be told to it, by when, and what was. */
import { Done } from '#access/person.ts'
import { consentAnswers, consentSources, recipientTypes } from '#newsletter/subscriber-words.ts'
import { staffProcedure } from '#procedure.ts'
import { KnownEmailAddress } from '#values/email-address.ts'
import { choice, writtenText } from '#values/field.ts'
import { Id } from '#values/id.ts'
import { listInput, pageOf } from '#values/list.ts'
import { Moment } from '#values/moment.ts'
import { z } from '#z.ts'

const tags = ['Bülten']

/** With the values of the register; a file of them has its names too. `consent_date` is Turkish time. What was agreed to is our own proof. */
export const RegistryEntry = z.object({
  id: Id.describe('Değişikliğin kimliği'),
  recipient: KnownEmailAddress.describe('Adres'),
  type: choice(['EPOSTA'], 'İletinin türü'),
  status: choice(consentAnswers, 'Onay veya ret'),
  source: choice(consentSources, 'Nereden geldiği'),
  consent_date: z
    .string()
    .meta({ description: 'Türkiye saatiyle zamanı', examples: ['2026-03-05 14:30:00'] }),
  recipient_type: choice(recipientTypes, 'Alıcı türü'),
  text_version: writtenText('Onaylanan metnin sürümü', 'bulten-2026-01'),
  due_at: Moment.describe('En geç ne zaman işleneceği: üç iş günü'),
  loaded_at: Moment.nullable().describe('İşlendiği zaman; işlenmediyse null'),
})
export type RegistryEntry = z.output<typeof RegistryEntry>

export const RegistryListInput = listInput(['created', 'date', 'due'], 'due').extend({
  only: choice(['open', 'overdue', 'loaded'], 'Yalnızca bekleyenler, gecikenler veya işlenenler').optional(),
})
export type RegistryListInput = z.output<typeof RegistryListInput>

export const consentRegistryContract = {
  list: staffProcedure
    .route({
      method: 'GET',
      path: '/newsletter/registry',
      tags,
      summary: 'İYS’ye işlenecekler',
      description:
        'Her onay ve ret değişikliği, İYS’nin alanlarıyla. Dosya olarak aktarmak için newsletter_registry listesi dışa aktarılır.',
      successDescription: 'Değişikliklerin bir sayfası',
    })
    .input(RegistryListInput)
    .output(pageOf(RegistryEntry)),
  fetched: staffProcedure
    .route({
      method: 'GET',
      path: '/newsletter/registry/fetched',
      tags,
      summary: 'İYS’den son çekilen retler',
      description: 'Bağlantı kuruluysa retler her gece İYS’den alınır.',
      successDescription: 'Ne zaman alındığı',
    })
    .output(
      z.object({
        is_connected: z.boolean().meta({ description: 'İYS bağlantısı kurulu mu', examples: [true] }),
        fetched_at: Moment.nullable().describe('En son ne zaman alındığı; hiç alınmadıysa null'),
        refusals: z
          .number()
          .int()
          .meta({ description: 'O zaman gelen ret sayısı', examples: [3] }),
      }),
    ),
  markLoaded: staffProcedure
    .route({
      method: 'POST',
      path: '/newsletter/registry/loaded',
      tags,
      summary: 'İşlendi olarak işaretle',
      description: 'Bu değişiklikler İYS’ye yüklendi; süreleri durur.',
      successDescription: 'Yüklendiği işaretlendi',
    })
    .input(
      z.object({
        ids: z
          .array(Id)
          .min(1)
          .max(5_000)
          .meta({
            description: 'Değişiklikler',
            examples: [['01890a5d-ac96-774b-bcce-b302099a8057']],
          }),
      }),
    )
    .output(Done),
}
