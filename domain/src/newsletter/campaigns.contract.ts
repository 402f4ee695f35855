/** Campaigns: written as drafts, sent to those who agreed, each once, and watched while they are sent. */
import { Done } from '#access/person.ts'
import {
  attributionDays,
  campaignStatuses,
  campaignTypes,
  longestHtml,
  longestPreheader,
  longestSubject,
  longestTitle,
  recipientStates,
  segmentModes,
  skipReasons,
  writtenTypes,
} from '#newsletter/campaign-words.ts'
import { campaignProblems, campaignWords } from '#newsletter/campaigns.copy.ts'
import { openedLinks } from '#newsletter/mail-address.ts'
import { MailDocument } from '#newsletter/mail-blocks.ts'
import { mostOpenedLinks } from '#newsletter/mail-limits.ts'
import { Segment } from '#newsletter/segment.ts'
import { problems } from '#problems.ts'
import { creating, keyErrors, staffProcedure } from '#procedure.ts'
import { EmailAddress, KnownEmailAddress } from '#values/email-address.ts'
import { choice, optionalText, requiredText, writtenText } from '#values/field.ts'
import { Id } from '#values/id.ts'
import { countOf, listInput, pageOf, searchedCounts, searchInput } from '#values/list.ts'
import { Moment } from '#values/moment.ts'
import { z } from '#z.ts'

const tags = ['Bülten']
const id = Id.describe('Kampanyanın kimliği')
const { NOT_FOUND, STALE } = problems
const { CAMPAIGN_STATE } = campaignProblems
const number = (description: string, example: number) =>
  z
    .number()
    .int()
    .min(0)
    .meta({ description, examples: [example] })

const title = requiredText(longestTitle, campaignWords.titleRequired, 'Kampanyanın adı', 'Mart bülteni')
const subject = requiredText(
  longestSubject,
  campaignWords.subjectRequired,
  'E-postanın konusu',
  'Mart ayında navlunlar',
)
const content_html = z
  .string()
  .max(longestHtml, 'İçerik çok uzun.')
  .meta({ description: 'HTML içerik; güvenli olmayan parçaları çıkarılır', examples: ['<p>Merhaba</p>'] })

export const Campaign = z.object({
  id,
  title: z.string().meta({ description: 'Kampanyanın adı', examples: ['Mart bülteni'] }),
  subject: z.string().meta({ description: 'E-postanın konusu', examples: ['Mart ayında navlunlar'] }),
  campaign_type: choice(campaignTypes, 'Türü'),
  status: choice(campaignStatuses, 'Durum'),
  is_template: z.boolean().meta({ description: 'Şablon mu', examples: [false] }),
  created_by: Id.nullable().describe('Oluşturanın kimliği; hesabı silindiyse null'),
  created_by_name: writtenText('Oluşturan', 'Ece Yaman'),
  created_at: Moment.describe('Oluşturulduğu zaman'),
  updated_at: Moment.describe('Son değişiklik'),
  scheduled_at: Moment.nullable().describe('Ne zamana ayarlandığı; ayarlanmadıysa null'),
  started_at: Moment.nullable().describe('Gönderimin başladığı zaman; başlamadıysa null'),
  sent_at: Moment.nullable().describe('Gönderimin bittiği zaman; bitmediyse null'),
  recipients_count: number('Alıcı sayısı', 1000),
  sent_count: number('Gönderilen; sonra geri dönen de', 980),
  skipped_count: number('Gönderilmeyen: ayrılan, engelli', 12),
  failed_count: number('Reddedilen', 8),
  opens_count: number('Açan kişi; programlar sayılmaz', 410),
  clicks_count: number('Tıklayan kişi; programlar sayılmaz', 85),
  unsubscribes_count: number('Bu e-postadan ayrılan', 4),
})
export type Campaign = z.output<typeof Campaign>

const body = {
  preheader: optionalText(
    longestPreheader,
    'Gelen kutusunda konudan sonra görünen satır',
    'Bu ay öne çıkanlar',
  ),
  content_html: content_html.default(''),
  document: MailDocument.nullable().describe('Bloklarla yazılan içerik; HTML ile yazıldıysa null'),
  text_override: z
    .string()
    .max(100_000, 'Metin çok uzun.')
    .nullable()
    .meta({ description: 'Elle yazılan düz metin; null ise içerikten üretilir', examples: [null] }),
  segment: Segment.describe('Kime gönderileceği'),
  segment_mode: choice(segmentModes, 'Listenin ne zaman kesinleştiği'),
}

export const CampaignDetail = Campaign.extend({
  ...body,
  version: number('Sürüm; kaydederken geri verilir', 3),
  updated_by_name: writtenText('Son değiştiren', 'Ece Yaman'),
})
export type CampaignDetail = z.output<typeof CampaignDetail>

export const CampaignDraft = z.object({
  title,
  subject,
  campaign_type: choice(writtenTypes, 'Türü'),
  ...body,
})
export type CampaignDraft = z.output<typeof CampaignDraft>

export const CampaignProgress = z.object({
  id,
  status: choice(campaignStatuses, 'Durum'),
  total: number('Alıcı sayısı', 1000),
  waiting: number('Sırası gelmeyen', 400),
  sending: number('Şu anda gönderilen', 4),
  sent: number('Gönderilen; sonra geri dönen de', 590),
  bounces: number('Gönderildikten sonra geri dönen', 3),
  skipped: number('Gönderilmeyen', 5),
  failed: number('Reddedilen', 1),
  maybe_twice: number('Program durduğu için iki kez gitmiş olabilecek', 0),
  per_second: z
    .number()
    .min(0)
    .meta({ description: 'Son bir dakikanın hızı, saniyede', examples: [18.5] }),
  remaining_seconds: number('Tahmini kalan süre, saniye', 22)
    .nullable()
    .describe('Tahmini kalan süre, saniye; bilinmiyorsa null'),
  trouble: writtenText('Gönderimi durduran sorun', 'Posta sunucusu yanıt vermiyor.'),
  started_at: Moment.nullable().describe('Başladığı zaman; başlamadıysa null'),
  paused_at: Moment.nullable().describe('Duraklatıldığı zaman; duraklamadıysa null'),
})
export type CampaignProgress = z.output<typeof CampaignProgress>

export const campaignSorts = ['created', 'title', 'sent'] as const
const scope = { search: searchInput('Ad veya konuda', 'mart') }
export const CampaignCountInput = z.object(scope)
export const CampaignListInput = listInput(campaignSorts, '-created').extend({
  ...scope,
  status: choice(campaignStatuses, 'Yalnızca bu durumdakiler').optional(),
  type: choice(campaignTypes, 'Yalnızca bu türdekiler').optional(),
  template: z
    .stringbool()
    .default(false)
    .meta({ description: 'Kampanyalar yerine şablonlar', examples: ['false'] }),
})
export type CampaignListInput = z.output<typeof CampaignListInput>
export const CampaignCounts = searchedCounts({
  total: countOf('Bütün kampanyalar', 24),
  draft: countOf('Taslak', 2),
  scheduled: countOf('Zamanlanan', 1),
  sending: countOf('Gönderilen', 1),
  paused: countOf('Duraklatılan', 0),
  sent: countOf('Biten', 20),
  cancelled: countOf('İptal edilen', 0),
})

export const CampaignRecipient = z.object({
  id: Id.describe('Kaydın kimliği; e-postanın Message-ID’si de budur'),
  email: KnownEmailAddress.describe('Adres; kişinin verileri silindiyse boş'),
  name: writtenText('Ad', 'Defne Işık'),
  state: choice(recipientStates, 'Durum'),
  reason: choice(skipReasons, 'Neden gönderilmedi').nullable().describe('Neden gönderilmediği; yoksa null'),
  detail: writtenText('Posta sunucusunun yanıtı', '550 5.1.1 user unknown'),
  maybe_twice: z
    .boolean()
    .meta({ description: 'Program durduğu için iki kez gitmiş olabilir mi', examples: [false] }),
  sent_at: Moment.nullable().describe('Gönderildiği zaman; gönderilmediyse null'),
  opened_at: Moment.nullable().describe('İlk açıldığı zaman; açılmadıysa null'),
  open_count: number('Sayılan açılma', 2),
  clicked_at: Moment.nullable().describe('İlk tıklandığı zaman; tıklanmadıysa null'),
  click_count: number('Sayılan tıklama', 1),
  unsubscribed_at: Moment.nullable().describe('Bu e-postadan ayrıldığı zaman; ayrılmadıysa null'),
})
export type CampaignRecipient = z.output<typeof CampaignRecipient>

export const RecipientListInput = listInput(['created', 'email', 'sent'], 'created').extend({
  id,
  search: searchInput('Adreste', 'defne'),
  state: choice(recipientStates, 'Yalnızca bu durumdakiler').optional(),
  only: choice(
    ['opened', 'clicked', 'unsubscribed', 'maybe_twice'],
    'Yalnızca açanlar, tıklayanlar, ayrılanlar veya iki kez gitmiş olabilecekler',
  ).optional(),
})
export type RecipientListInput = z.output<typeof RecipientListInput>

export const SegmentPreview = z.object({
  matching: number('Seçime uyan abone', 1040),
  deliverable: number('Bunlardan gönderilebilecek olan', 1000),
  pending: number('Onay bekleyen', 12),
  not_active: number('Ayrılan, ulaşılamayan veya şikâyet eden', 8),
  without_consent: number('Aktif ama onayı olmayan', 10),
  suppressed: number('Gönderim engeli olan', 10),
  sample: z
    .array(
      z.object({
        id: Id.describe('Abonenin kimliği'),
        email: KnownEmailAddress,
        name: writtenText('Ad', 'Defne Işık'),
      }),
    )
    .describe('Gönderilebileceklerden en çok 10 örnek'),
})
export type SegmentPreview = z.output<typeof SegmentPreview>

export const CampaignCheck = z.object({
  level: choice(['error', 'warning'], 'Hata gönderimi engeller, uyarı engellemez'),
  code: z.string().meta({ description: 'Bulgunun türü', examples: ['missing_alt'] }),
  message: z.string().meta({ description: 'Bulgu', examples: ['Görselin açıklaması yok.'] }),
  where: writtenText('Nerede: bağlantı veya blok', 'https://kervan.example/kayip'),
})
export type CampaignCheck = z.output<typeof CampaignCheck>

export const RenderedCampaign = z.object({
  subject: z.string().meta({ description: 'Konu', examples: ['Mart ayında navlunlar'] }),
  html: z.string().meta({ description: 'E-postanın HTML’i', examples: ['<!doctype html>…'] }),
  text: z.string().meta({ description: 'E-postanın düz metni', examples: ['Merhaba Defne'] }),
})

const point = z.object({
  at: Moment.describe('Dilimin başı'),
  opens: number('Açan kişi', 12),
  clicks: number('Tıklayan kişi', 3),
})

export const CampaignReport = z.object({
  recipients: number('Alıcı', 1000),
  sent: number('Gönderilen', 980),
  delivered: number('Geri dönmeyen', 972),
  measured: number('Ölçüme izin verenlerden gönderilen', 700),
  opens: number('Açan kişi', 410),
  clicks: number('Tıklayan kişi', 85),
  unsure_opens: number('Yalnızca bir programın açtığı görülen kişi; kendisi de açmış olabilir', 40),
  unsure_clicks: number('Yalnızca bir programın tıkladığı görülen kişi; kendisi de tıklamış olabilir', 6),
  machine_opens: number('Sayılmayan açılma: posta sağlayıcıları ve tarayıcılar', 130),
  machine_clicks: number('Sayılmayan tıklama: bağlantı tarayıcıları', 41),
  unsubscribes: number('Ayrılan', 4),
  refused: number('Posta sunucusunun kabul etmediği', 3),
  bounces: number('Gönderildikten sonra geri dönen', 8),
  complaints: number('Şikâyet eden', 0),
  skipped: z
    .array(z.object({ reason: choice(skipReasons, 'Neden'), count: number('Kişi', 5) }))
    .describe('Gönderilmeyenler, nedenleriyle'),
  machines: z
    .array(
      z.object({
        reason: z.string().meta({ description: 'Neden sayılmadığı', examples: ['proxy'] }),
        count: number('Kaç kez', 120),
      }),
    )
    .describe('Sayılmayan açılma ve tıklamalar, nedenleriyle'),
  step_minutes: number('Zaman dilimlerinin uzunluğu, dakika', 60),
  timeline: z.array(point).describe('Zaman içinde, gönderimin başından; en çok 200 dilim'),
  links: z
    .array(
      z.object({
        index: number('Bağlantının e-postadaki sırası', 0),
        url: z.string().meta({ description: 'Adres', examples: ['https://kervan.example/hizmetler'] }),
        clicks: number('Tıklama', 50),
        people: number('Tıklayan kişi', 42),
        machine_clicks: number('Sayılmayan', 20),
      }),
    )
    .describe('Bağlantılar, en çok tıklanan başta'),
  followed: z
    .object({
      days: number(
        `Kaç gün bakıldığı; adrese göre, gönderimden sonra ${attributionDays} gün`,
        attributionDays,
      ),
      requests: number('Gelen talep', 14),
      accepted_quotes: number('Kabul edilen teklif', 5),
      revenue_eur: z
        .string()
        .meta({ description: 'Kabul edilen tekliflerin avro toplamı', examples: ['18250.00'] }),
      items: z
        .array(
          z.object({
            kind: choice(['request', 'quote'], 'Talep veya teklif'),
            id: Id.describe('Kaydın kimliği'),
            number: z.string().meta({ description: 'Numarası', examples: ['TLP-2026-000123'] }),
            customer_id: Id.describe('Müşterinin kimliği'),
            customer_name: writtenText('Müşteri', 'Örnek Tekstil'),
            at: Moment.describe('Talebin veya kabulün zamanı'),
            clicked: z
              .boolean()
              .meta({ description: 'Müşteri bu e-postada bir bağlantıya tıkladı mı', examples: [true] }),
          }),
        )
        .describe('Kayıtlar, en yenisi başta; en çok 50'),
    })
    .describe(
      'Ardından gelen talep ve kabuller. Aynı adresin sonraki işleri sayılır; nedeni e-posta olmayabilir.',
    ),
})
export type CampaignReport = z.output<typeof CampaignReport>

const one = z.object({ id })

export const campaignsContract = {
  list: staffProcedure
    .route({
      method: 'GET',
      path: '/newsletter/campaigns',
      tags,
      summary: 'Kampanyalar',
      description: 'Kampanyalar veya şablonlar; sıralanmazsa en yenisi başta.',
      successDescription: 'Kampanyaların bir sayfası',
    })
    .input(CampaignListInput)
    .output(pageOf(Campaign)),
  counts: staffProcedure
    .route({
      method: 'GET',
      path: '/newsletter/campaigns/counts',
      tags,
      summary: 'Kampanya sayıları',
      description: 'Listenin süzgeçlerinin kaçar kampanya göstereceği; şablonlar sayılmaz.',
      successDescription: 'Süzgeçlerin sayıları',
    })
    .input(CampaignCountInput)
    .output(CampaignCounts),
  create: staffProcedure
    .meta(creating)
    .route({
      method: 'POST',
      path: '/newsletter/campaigns',
      successStatus: 201,
      tags,
      summary: 'Yeni kampanya',
      description: 'Taslak olarak açılır; istenirse bir şablonun veya kampanyanın içeriğiyle.',
      successDescription: 'Açılan taslak',
    })
    .errors({ ...keyErrors, NOT_FOUND })
    .input(
      z.object({
        title,
        subject,
        content_html: content_html.default(''),
        campaign_type: choice(writtenTypes, 'Türü').default('newsletter'),
        copy_of: Id.describe('İçeriği alınacak şablon veya kampanya').optional(),
        is_template: z
          .boolean()
          .default(false)
          .meta({ description: 'Şablon mu', examples: [false] }),
      }),
    )
    .output(CampaignDetail),
  get: staffProcedure
    .route({
      method: 'GET',
      path: '/newsletter/campaigns/{id}',
      tags,
      summary: 'Tek bir kampanya',
      description: 'Kampanyanın içeriği, alıcı seçimi ve durumu.',
      successDescription: 'Kampanyanın tamamı',
    })
    .errors({ NOT_FOUND })
    .input(one)
    .output(CampaignDetail),
  save: staffProcedure
    .route({
      method: 'PUT',
      path: '/newsletter/campaigns/{id}',
      tags,
      summary: 'Taslağı kaydet',
      description:
        'Taslağın tamamını kaydeder. Sürüm eskiyse kaydetmez: başkası veya başka bir sekme değiştirmiştir. Kullanımdaki şablon boş kaydedilmez.',
      successDescription: 'Kaydedilen taslak',
    })
    .errors({ NOT_FOUND, STALE, CAMPAIGN_STATE, TEMPLATE_IN_USE: campaignProblems.TEMPLATE_IN_USE })
    .input(one.extend({ version: CampaignDetail.shape.version, draft: CampaignDraft.describe('Taslak') }))
    .output(CampaignDetail),
  remove: staffProcedure
    .route({
      method: 'DELETE',
      path: '/newsletter/campaigns/{id}',
      tags,
      summary: 'Taslağı sil',
      description: 'Gönderilmiş kampanyalar ve kullanılan şablonlar silinmez.',
      successDescription: 'Taslak silindi',
    })
    .errors({ NOT_FOUND, CAMPAIGN_STATE, TEMPLATE_IN_USE: campaignProblems.TEMPLATE_IN_USE })
    .input(one)
    .output(Done),
  preview: staffProcedure
    .route({
      method: 'POST',
      path: '/newsletter/campaigns/{id}/preview',
      tags,
      summary: 'E-postanın önizlemesi',
      description:
        'Kaydedilmiş hâlini bir abone için, ölçüm bağlantıları olmadan üretir; abone verilmezse örnek bir adla.',
      successDescription: 'E-postanın kendisi',
    })
    .errors({ NOT_FOUND })
    .input(one.extend({ subscriber_id: Id.describe('Kimin için').optional() }))
    .output(RenderedCampaign),
  check: staffProcedure
    .route({
      method: 'POST',
      path: '/newsletter/campaigns/{id}/checks',
      tags,
      summary: 'Göndermeden önce denetle',
      description: 'Konu, görseller, bağlantılar, gönderen bilgileri ve alıcılar denetlenir.',
      successDescription: 'Denetimin bulguları',
    })
    .errors({ NOT_FOUND })
    .input(one)
    .output(z.object({ items: z.array(CampaignCheck).describe('Bulgular; yoksa boş') })),
  openLinks: staffProcedure
    .route({
      method: 'POST',
      path: '/newsletter/links/open',
      tags,
      summary: 'Bağlantıları aç',
      description: 'Her adres bir okurun açacağı gibi açılır; iç ağdaki adreslere gidilmez.',
      successDescription: 'Her bağlantıda ne bulunduğu',
    })
    .input(
      z.object({
        urls: z
          .array(
            z
              .string()
              .max(2_000)
              .meta({ description: 'Bir bağlantı', examples: ['https://kervan.example/hatlar'] }),
          )
          .max(mostOpenedLinks)
          .describe('Bağlantılar'),
      }),
    )
    .output(
      z.object({
        items: z
          .array(
            z.object({
              url: z.string().meta({ description: 'Bağlantı', examples: ['https://kervan.example/hatlar'] }),
              state: choice(openedLinks, 'Her bağlantıda ne bulunduğu'),
            }),
          )
          .describe('Aynı sırayla'),
      }),
    ),
  previewSegment: staffProcedure
    .route({
      method: 'POST',
      path: '/newsletter/segments/preview',
      tags,
      summary: 'Seçimin önizlemesi',
      description: 'Seçime kaç abonenin uyduğu ve birkaç örnek.',
      successDescription: 'Sayılar ve örnekler',
    })
    .input(z.object({ segment: Segment.describe('Kime gönderileceği') }))
    .output(SegmentPreview),
  test: staffProcedure
    .route({
      method: 'POST',
      path: '/newsletter/campaigns/{id}/test',
      tags,
      summary: 'Deneme e-postası gönder',
      description: 'Kaydedilmiş hâlini ofisin adreslerine gönderir; sayılmaz ve ölçülmez.',
      successDescription: 'Deneme yola çıktı',
    })
    .errors({
      NOT_FOUND,
      CAMPAIGN_EMPTY: campaignProblems.CAMPAIGN_EMPTY,
      TEST_ADDRESS: campaignProblems.TEST_ADDRESS,
    })
    .input(
      one.extend({
        emails: z
          .array(EmailAddress)
          .min(1, 'Bir adres yazın.')
          .max(5, 'En çok 5 adres.')
          .meta({ description: 'Ofisin adresleri', examples: [['ece@kervan.example']] }),
      }),
    )
    .output(Done),
  start: staffProcedure
    .route({
      method: 'POST',
      path: '/newsletter/campaigns/{id}/start',
      tags,
      summary: 'Kampanyayı gönder',
      description:
        'Hemen, ya da verilen zamanda başlar. Başlamış bir kampanyada bir şey değiştirmez; kaç kez çağrılırsa çağrılsın bir kez gönderilir.',
      successDescription: 'Kampanyanın yeni hâli',
    })
    .errors({
      NOT_FOUND,
      STALE,
      CAMPAIGN_STATE,
      CAMPAIGN_EMPTY: campaignProblems.CAMPAIGN_EMPTY,
      CAMPAIGN_NOT_READY: campaignProblems.CAMPAIGN_NOT_READY,
      NO_RECIPIENTS: campaignProblems.NO_RECIPIENTS,
      SENDER_INCOMPLETE: campaignProblems.SENDER_INCOMPLETE,
      SCHEDULE_PAST: campaignProblems.SCHEDULE_PAST,
      TEMPLATE_ONLY: campaignProblems.TEMPLATE_ONLY,
    })
    .input(
      one.extend({
        version: CampaignDetail.shape.version,
        at: Moment.describe('Ne zaman; verilmezse hemen').optional(),
      }),
    )
    .output(CampaignDetail),
  pause: staffProcedure
    .route({
      method: 'POST',
      path: '/newsletter/campaigns/{id}/pause',
      tags,
      summary: 'Duraklat',
      description: 'Yola çıkmış birkaç e-postadan sonra hiçbiri gönderilmez.',
      successDescription: 'Kampanyanın yeni hâli',
    })
    .errors({ NOT_FOUND, CAMPAIGN_STATE })
    .input(one)
    .output(CampaignDetail),
  resume: staffProcedure
    .route({
      method: 'POST',
      path: '/newsletter/campaigns/{id}/resume',
      tags,
      summary: 'Sürdür',
      description: 'Kaldığı alıcıdan devam eder.',
      successDescription: 'Kampanyanın yeni hâli',
    })
    .errors({ NOT_FOUND, CAMPAIGN_STATE })
    .input(one)
    .output(CampaignDetail),
  cancel: staffProcedure
    .route({
      method: 'POST',
      path: '/newsletter/campaigns/{id}/cancel',
      tags,
      summary: 'İptal et',
      description: 'Zamanlanmış kampanya taslağa döner. Süren kampanya biter; kalanlara gönderilmez.',
      successDescription: 'Kampanyanın yeni hâli',
    })
    .errors({ NOT_FOUND, CAMPAIGN_STATE })
    .input(one)
    .output(CampaignDetail),
  progress: staffProcedure
    .route({
      method: 'GET',
      path: '/newsletter/campaigns/{id}/progress',
      tags,
      summary: 'Gönderimin ilerlemesi',
      description: 'Kaçının gittiği, hız ve kalan süre.',
      successDescription: 'Gönderimin ilerlemesi',
    })
    .errors({ NOT_FOUND })
    .input(one)
    .output(CampaignProgress),
  recipients: staffProcedure
    .route({
      method: 'GET',
      path: '/newsletter/campaigns/{id}/recipients',
      tags,
      summary: 'Kampanyanın alıcıları',
      description: 'Kampanyanın her alıcısına gönderimin durumu.',
      successDescription: 'Alıcıların bir sayfası',
    })
    .input(RecipientListInput)
    .output(pageOf(CampaignRecipient)),
  report: staffProcedure
    .route({
      method: 'GET',
      path: '/newsletter/campaigns/{id}/report',
      tags,
      summary: 'Kampanyanın sonucu',
      description:
        'Açma, tıklama, ayrılma, bağlantılar, zaman içinde; ardından gelen talepler ve kabul edilen teklifler.',
      successDescription: 'Kampanyanın sonucu',
    })
    .errors({ NOT_FOUND })
    .input(one)
    .output(CampaignReport),
}
