/** Subscribers for staff: their list, what each has agreed to, and files that are brought. Left out of the list: whoever was erased. */
import { Done } from '#access/person.ts'
import { importProblems } from '#customers/customer-imports.copy.ts'
import { mostTableColumns } from '#lists/table-file.ts'
import { subscriberFields } from '#newsletter/imported-subscriber.ts'
import {
  consentAnswers,
  consentSources,
  recipientTypes,
  subscriberLanguages,
  subscriberStatuses,
  subscriptionSources,
  suppressionReasons,
} from '#newsletter/subscriber-words.ts'
import { importKinds, importOutcomes, subscriberProblems } from '#newsletter/subscribers.copy.ts'
import { problems } from '#problems.ts'
import { creating, keyErrors, staffProcedure } from '#procedure.ts'
import { taskProblems } from '#tasks/tasks.copy.ts'
import { EmailAddress, KnownEmailAddress } from '#values/email-address.ts'
import { choice, optionalText, requiredText, writtenText } from '#values/field.ts'
import { Id } from '#values/id.ts'
import { countOf, listInput, pageOf, searchedCounts, searchInput } from '#values/list.ts'
import { Moment } from '#values/moment.ts'
import { z } from '#z.ts'

const tags = ['Bülten']
const id = Id.describe('Abonenin kimliği')
const number = (description: string, example: number) =>
  z
    .number()
    .int()
    .min(0)
    .meta({ description, examples: [example] })

export const Subscriber = z.object({
  id,
  email: KnownEmailAddress,
  name: writtenText('Ad ve soyad', 'Defne Işık'),
  subscription_date: Moment.describe('Abone olduğu zaman'),
  status: choice(subscriberStatuses, 'Durum'),
  subscription_source: choice(subscriptionSources, 'Kaynak'),
  language: choice(subscriberLanguages, 'Dil'),
  recipient_type: choice(recipientTypes, 'Alıcı türü: bireysel veya tacir'),
  email_open_count: number('Sayılan açılma', 12),
  email_click_count: number('Sayılan tıklama', 3),
  last_engaged_at: Moment.nullable().describe('Son açma veya tıklama; yoksa null'),
})
export type Subscriber = z.output<typeof Subscriber>

export const ConsentEvent = z.object({
  id: Id.describe('Kaydın kimliği'),
  answer: choice(consentAnswers, 'Onay veya ret'),
  source: choice(consentSources, 'Nereden geldiği'),
  text_version: writtenText('Onaylanan metnin sürümü', 'bulten-2026-01'),
  note: writtenText('Kanıt notu', 'Fuar formu 2026-114'),
  at: Moment.describe('Verildiği zaman'),
  recorded_at: Moment.describe('Bize ulaştığı zaman'),
  registry_due_at: Moment.nullable().describe('İYS’ye en geç ne zaman işleneceği; bildirilmiyorsa null'),
  registry_loaded_at: Moment.nullable().describe('İYS’ye işlendiği zaman; işlenmediyse null'),
})
export type ConsentEvent = z.output<typeof ConsentEvent>

export const SubscriberDetail = Subscriber.extend({
  confirmed_at: Moment.nullable().describe('Adresin doğrulandığı zaman; doğrulanmadıysa null'),
  unsubscribed_at: Moment.nullable().describe('Ayrıldığı zaman; ayrılmadıysa null'),
  measuring: z
    .boolean()
    .meta({ description: 'Açma ve tıklamanın ölçülmesini kabul etti mi', examples: [true] }),
  measuring_at: Moment.nullable().describe('Ölçüme son yanıtını verdiği zaman; vermediyse null'),
  measuring_version: writtenText('O zaman gösterilen metnin sürümü', 'bulten-2026-01'),
  suppression: choice(suppressionReasons, 'Gönderim engeli')
    .nullable()
    .describe('Gönderim engelinin nedeni; yoksa null'),
  suppression_id: Id.nullable().describe('Gönderim engelinin kimliği; yoksa null'),
  customer_id: Id.nullable().describe('Aynı adresli müşterinin kimliği; yoksa null'),
  consents: z.array(ConsentEvent).describe('Onay ve retler, en yenisi başta'),
  mails: z
    .array(
      z.object({
        campaign_id: Id.describe('Kampanyanın kimliği'),
        title: z.string().meta({ description: 'Kampanya', examples: ['Mart bülteni'] }),
        sent_at: Moment.nullable().describe('Gönderildiği zaman; gönderilmediyse null'),
        opened_at: Moment.nullable().describe('İlk açıldığı zaman; açılmadıysa null'),
        clicked_at: Moment.nullable().describe('İlk tıklandığı zaman; tıklanmadıysa null'),
      }),
    )
    .describe('Son 20 kampanya e-postası, en yenisi başta'),
})
export type SubscriberDetail = z.output<typeof SubscriberDetail>

export const subscriberSorts = ['subscribed', 'email', 'name', 'opens', 'clicks'] as const

const scope = { search: searchInput('E-posta veya adda', 'defne') }
export const SubscriberCountInput = z.object(scope)
export type SubscriberCountInput = z.output<typeof SubscriberCountInput>

export const SubscriberListInput = listInput(subscriberSorts, '-subscribed').extend({
  ...scope,
  status: choice(subscriberStatuses, 'Yalnızca bu durumdakiler').optional(),
  source: choice(subscriptionSources, 'Yalnızca bu kaynaktan gelenler').optional(),
  language: choice(subscriberLanguages, 'Yalnızca bu dildekiler').optional(),
})
export type SubscriberListInput = z.output<typeof SubscriberListInput>

export const SubscriberCounts = searchedCounts({
  total: countOf('Bütün aboneler', 1200),
  pending: countOf('Onay bekleyen', 40),
  active: countOf('Aktif', 1000),
  unsubscribed: countOf('Ayrılan', 120),
  bounced: countOf('Ulaşılamayan', 30),
  complained: countOf('Şikâyet eden', 10),
})

/** The cards above both tabs. */
export const NewsletterCards = z.object({
  subscribers: number('Bütün aboneler', 1200),
  active: number('Aktif aboneler', 1000),
  new_this_month: number('Bu ay abone olup aktif olanlar; ay İstanbul saatiyle başlar', 35),
  campaigns: number('Bütün kampanyalar', 24),
  sent_campaigns: number('Gönderilen kampanyalar', 20),
  open_rate: z
    .number()
    .min(0)
    .max(1)
    .nullable()
    .meta({
      description: 'Son 90 günde, ölçüme izin verenlerde açma oranı; gönderim yoksa null',
      examples: [0.42],
    }),
  click_rate: z
    .number()
    .min(0)
    .max(1)
    .nullable()
    .meta({
      description: 'Son 90 günde, ölçüme izin verenlerde tıklama oranı; gönderim yoksa null',
      examples: [0.08],
    }),
  registry_open: number('İYS’ye işlenmeyi bekleyen değişiklikler', 4),
  registry_overdue: number('Üç iş günü geçmiş olanlar', 0),
})
export type NewsletterCards = z.output<typeof NewsletterCards>

const Meanings = z
  .array(choice(subscriberFields, 'Sütunun anlamı').nullable().describe('Sütunun anlamı; alınmayacaksa null'))
  .max(mostTableColumns)
  .describe('Sütunların anlamları, dosyadaki sırayla')

export const SubscriberImport = z.object({
  id: Id.describe('Aktarımın kimliği'),
  kind: choice(importKinds, 'Aboneler veya retler'),
  file_name: z.string().meta({ description: 'Dosyanın adı', examples: ['fuar-2026.csv'] }),
  heads: z
    .array(z.string().meta({ description: 'Bir başlık', examples: ['E-posta'] }))
    .describe('Dosyanın ilk satırındaki başlıklar'),
  meanings: Meanings.nullable().describe('Sütunların seçilen anlamları; seçilmediyse null'),
  state: choice(['ready', 'running', 'stopped', 'done'], 'Durum'),
  row_count: number('Satır sayısı', 250),
  added: number('Eklenen', 200),
  changed: number('Değişen', 20),
  known: number('Zaten öyle olan', 20),
  wrong: number('Alınmayan satır', 10),
  left: number('Sırası gelmeyen', 0),
  task_id: Id.nullable().describe('Süren işin kimliği; bittiyse null'),
  created_by_name: writtenText('Dosyayı getiren', 'Ece Yaman'),
  created_at: Moment.describe('Yüklendiği zaman'),
})
export type SubscriberImport = z.output<typeof SubscriberImport>

export const ImportedRow = z.object({
  line: number('Dosyadaki satır numarası', 2),
  cells: z
    .array(z.string().meta({ description: 'Bir hücre', examples: ['defne@musteri.example'] }))
    .describe('Hücreler'),
  outcome: choice(importOutcomes, 'Sonuç').nullable().describe('Sonuç; sırası gelmediyse null'),
  problem: writtenText('Neden alınmadığı', 'Onay tarihi yok.'),
})
export type ImportedRow = z.output<typeof ImportedRow>

const { NOT_FOUND } = problems

export const subscribersContract = {
  cards: staffProcedure
    .route({
      method: 'GET',
      path: '/newsletter/cards',
      tags,
      summary: 'Bültenin özeti',
      description: 'Abone ve kampanya sayıları, açma ve tıklama oranı, İYS bekleyenleri.',
      successDescription: 'Özet sayılar',
    })
    .output(NewsletterCards),
  list: staffProcedure
    .route({
      method: 'GET',
      path: '/newsletter/subscribers',
      tags,
      summary: 'Aboneler',
      description: 'Bütün aboneler; sıralanmazsa en yenisi başta.',
      successDescription: 'Abonelerin bir sayfası',
    })
    .input(SubscriberListInput)
    .output(pageOf(Subscriber)),
  counts: staffProcedure
    .route({
      method: 'GET',
      path: '/newsletter/subscribers/counts',
      tags,
      summary: 'Abone sayıları',
      description: 'Listenin süzgeçlerinin kaçar kayıt göstereceği.',
      successDescription: 'Süzgeçlerin sayıları',
    })
    .input(SubscriberCountInput)
    .output(SubscriberCounts),
  get: staffProcedure
    .route({
      method: 'GET',
      path: '/newsletter/subscribers/{id}',
      tags,
      summary: 'Tek bir abone',
      description: 'Aboneliğin tamamı: onayları ve aldığı son e-postalarla.',
      successDescription: 'Abonenin kendisi',
    })
    .errors({ NOT_FOUND })
    .input(z.object({ id }))
    .output(SubscriberDetail),
  add: staffProcedure
    .meta(creating)
    .route({
      method: 'POST',
      path: '/newsletter/subscribers',
      successStatus: 201,
      tags,
      summary: 'Abone ekle',
      description:
        'Onayını başka yoldan vermiş birini kanıtıyla ekler. Tacir veya esnaf için kanıt istenmez; reddetmiş bir adres yeni bir onayla eklenir.',
      successDescription: 'Eklenen abone',
    })
    .errors({ ...keyErrors, ...subscriberProblems })
    .input(
      z.object({
        email: EmailAddress,
        name: optionalText(120, 'Ad ve soyad', 'Defne Işık'),
        language: choice(subscriberLanguages, 'Dil').default('tr'),
        recipient_type: choice(recipientTypes, 'Alıcı türü').default('BIREYSEL'),
        subscription_source: choice(subscriptionSources, 'Kaynak').default('office'),
        consent: z
          .object({
            source: choice(consentSources, 'Onayın nereden geldiği'),
            at: Moment.describe('Onayın verildiği zaman'),
            note: requiredText(300, 'Onayın kanıtını yazın.', 'Kanıt', 'Fuar formu 2026-114'),
          })
          .nullable()
          .describe('Onayın kanıtı; yalnızca tacir için null olabilir'),
      }),
    )
    .output(SubscriberDetail),
  change: staffProcedure
    .route({
      method: 'PUT',
      path: '/newsletter/subscribers/{id}',
      tags,
      summary: 'Aboneyi düzenle',
      description:
        'Ad, dil ve alıcı türünü kaydeder. Alıcı türü değişince son onay veya ret, yeni türle İYS’ye işlenmek üzere kaydedilir.',
      successDescription: 'Kaydedilen abone',
    })
    .errors({ NOT_FOUND })
    .input(
      z.object({
        id,
        name: optionalText(120, 'Ad ve soyad', 'Defne Işık'),
        language: choice(subscriberLanguages, 'Dil'),
        recipient_type: choice(recipientTypes, 'Alıcı türü'),
      }),
    )
    .output(SubscriberDetail),
  unsubscribe: staffProcedure
    .route({
      method: 'POST',
      path: '/newsletter/subscribers/{id}/unsubscribe',
      tags,
      summary: 'Aboneliği bitir',
      description: 'Abone bunu telefonla veya yazıyla istediyse. Ret olarak kaydedilir.',
      successDescription: 'Abonenin yeni hâli',
    })
    .errors({ NOT_FOUND })
    .input(
      z.object({
        id,
        source: choice(consentSources, 'Ret nereden geldi').default('HS_CAGRI_MERKEZI'),
        note: optionalText(300, 'Not', 'Telefonla istedi'),
      }),
    )
    .output(SubscriberDetail),
  imports: staffProcedure
    .route({
      method: 'GET',
      path: '/newsletter/imports',
      tags,
      summary: 'Abone aktarımları',
      description:
        'Son 30 günde getirilen dosyalar, en yenisi başta. Yeni dosya (CSV veya xlsx) POST /api/newsletter/imports?kind=subscribers ya da ?kind=refusals adresine, adı x-file-name başlığında, gövde olarak gönderilir.',
      successDescription: 'Getirilen dosyalar',
    })
    .output(z.object({ items: z.array(SubscriberImport).describe('Aktarımlar; en çok 50') })),
  getImport: staffProcedure
    .route({
      method: 'GET',
      path: '/newsletter/imports/{id}',
      tags,
      summary: 'Bir aktarım',
      description: 'Aktarımın durumu ve sayıları.',
      successDescription: 'Aktarımın durumu',
    })
    .errors({ NOT_FOUND })
    .input(z.object({ id: SubscriberImport.shape.id }))
    .output(SubscriberImport),
  startImport: staffProcedure
    .route({
      method: 'POST',
      path: '/newsletter/imports/{id}/start',
      tags,
      summary: 'Aktarımı başlat',
      description:
        'Sütunların anlamıyla satırları arka planda alır. Durmuş bir aktarım kaldığı satırdan sürer.',
      successDescription: 'Başlayan aktarım',
    })
    .errors({
      NOT_FOUND,
      BAD_MEANINGS: importProblems.BAD_MEANINGS,
      IMPORT_BUSY: importProblems.IMPORT_BUSY,
      TOO_MANY_TASKS: taskProblems.TOO_MANY_TASKS,
    })
    .input(z.object({ id: SubscriberImport.shape.id, meanings: Meanings }))
    .output(SubscriberImport),
  importRows: staffProcedure
    .route({
      method: 'GET',
      path: '/newsletter/imports/{id}/rows',
      tags,
      summary: 'Aktarımın satırları',
      description: 'Dosyadaki sırayla; istenirse yalnızca bir sonuçta olanlar.',
      successDescription: 'Satırların bir sayfası',
    })
    .errors({ NOT_FOUND })
    .input(
      z.object({
        id: SubscriberImport.shape.id,
        outcome: choice(importOutcomes, 'Yalnızca bu sonuçta olanlar').optional(),
        limit: z.coerce
          .number()
          .int()
          .min(1)
          .max(100)
          .default(50)
          .meta({ description: 'Sayfa başına satır', examples: [50] }),
        after: z
          .string()
          .max(20)
          .optional()
          .meta({ description: 'Bir önceki yanıttaki next_cursor', examples: ['51'] }),
      }),
    )
    .output(pageOf(ImportedRow)),
  suppressions: staffProcedure
    .route({
      method: 'GET',
      path: '/newsletter/suppressions',
      tags,
      summary: 'Gönderim engelleri',
      description: 'Kendilerine hiçbir kampanya gönderilmeyen adresler, en yenisi başta.',
      successDescription: 'Engellerin bir sayfası',
    })
    .input(
      listInput(['created'], '-created').extend({
        search: searchInput('E-postada', 'defne'),
        reason: choice(suppressionReasons, 'Yalnızca bu nedenle').optional(),
      }),
    )
    .output(
      pageOf(
        z.object({
          id: Id.describe('Engelin kimliği'),
          email: writtenText('Adres; kişinin verileri silindiyse', 'defne@musteri.example'),
          reason: choice(suppressionReasons, 'Neden'),
          note: writtenText('Ayrıntı', '550 5.1.1 user unknown'),
          created_at: Moment.describe('Ne zamandan beri'),
        }),
      ),
    ),
  suppress: staffProcedure
    .route({
      method: 'POST',
      path: '/newsletter/suppressions',
      tags,
      summary: 'Adrese gönderimi engelle',
      description: 'Adres bundan sonra hiçbir kampanya almaz; abone değilse de.',
      successDescription: 'Adres engellendi',
    })
    .input(z.object({ email: EmailAddress, note: optionalText(300, 'Not', 'Kendisi istedi') }))
    .output(Done),
  lift: staffProcedure
    .route({
      method: 'DELETE',
      path: '/newsletter/suppressions/{id}',
      tags,
      summary: 'Engeli kaldır',
      description:
        'Ofisin eklediği veya ulaşılamadığı için konan engel kalkar, ulaşılamayan abone yeniden aktif olur; reddeden, şikâyet eden ve silinen adreslerinki kaldırılamaz.',
      successDescription: 'Engel kalktı',
    })
    .errors({ NOT_FOUND, SUPPRESSION_STAYS: subscriberProblems.SUPPRESSION_STAYS })
    .input(z.object({ id: Id.describe('Engelin kimliği') }))
    .output(Done),
}
