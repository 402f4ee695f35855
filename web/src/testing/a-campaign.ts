/** What the server answers about the newsletter. */
import type { CampaignDetail, CampaignProgress } from '@kervan/domain/newsletter/campaigns.contract.ts'
import type { Subscriber, SubscriberDetail } from '@kervan/domain/newsletter/subscribers.contract.ts'

const now = '2026-03-05T09:00:00.000Z'
const id = (end: number) => `01890a5d-ac96-774b-bcce-${String(end).padStart(12, '0')}`

export const aCampaign: CampaignDetail = {
  id: id(501),
  title: 'Mart bülteni',
  subject: 'Mart ayında navlunlar',
  campaign_type: 'newsletter',
  status: 'draft',
  is_template: false,
  created_by: id(2),
  created_by_name: 'Ece Yaman',
  updated_by_name: 'Ece Yaman',
  created_at: now,
  updated_at: now,
  scheduled_at: null,
  started_at: null,
  sent_at: null,
  recipients_count: 0,
  sent_count: 0,
  skipped_count: 0,
  failed_count: 0,
  opens_count: 0,
  clicks_count: 0,
  unsubscribes_count: 0,
  preheader: 'Bu ay öne çıkan hatlar ve yeni seferler burada',
  content_html: '',
  document: {
    blocks: [
      { id: 'b1', type: 'heading', level: '1', align: 'left', text: 'Mart bülteni' },
      {
        id: 'b2',
        type: 'text',
        passages: [
          {
            type: 'paragraph',
            pieces: [
              {
                text: 'Sayın {{ad|Değerli müşterimiz}}, yeni hattımız açıldı.',
                bold: false,
                italic: false,
                link: '',
              },
            ],
          },
        ],
      },
      { id: 'b3', type: 'button', label: 'Teklif iste', url: 'https://kervan.example/auth', align: 'left' },
    ],
  },
  text_override: null,
  segment: {
    statuses: [],
    sources: [],
    languages: [],
    recipient_types: [],
    lane: null,
    customer_statuses: [],
    engagement: null,
    engagement_days: 90,
  },
  segment_mode: 'frozen',
  version: 3,
}

export const aProgress: CampaignProgress = {
  id: aCampaign.id,
  status: 'sending',
  total: 1000,
  waiting: 400,
  sending: 0,
  sent: 590,
  bounces: 0,
  skipped: 8,
  failed: 2,
  maybe_twice: 0,
  per_second: 20,
  remaining_seconds: 20,
  trouble: '',
  started_at: now,
  paused_at: null,
}

export const aSubscriber: Subscriber = {
  id: id(511),
  email: 'defne@musteri.example',
  name: 'Defne Işık',
  subscription_date: now,
  status: 'active',
  subscription_source: 'website',
  language: 'tr',
  recipient_type: 'BIREYSEL',
  email_open_count: 12,
  email_click_count: 3,
  last_engaged_at: now,
}

export const aSubscriberDetail: SubscriberDetail = {
  ...aSubscriber,
  confirmed_at: now,
  unsubscribed_at: null,
  measuring: true,
  measuring_at: now,
  measuring_version: 'bulten-2026-01',
  suppression: null,
  suppression_id: null,
  customer_id: null,
  consents: [
    {
      id: id(521),
      answer: 'ONAY',
      source: 'HS_WEB',
      text_version: 'bulten-2026-01',
      note: '',
      at: now,
      recorded_at: now,
      registry_due_at: '2026-03-10T20:59:59.000Z',
      registry_loaded_at: null,
    },
  ],
  mails: [
    { campaign_id: aCampaign.id, title: 'Şubat bülteni', sent_at: now, opened_at: now, clicked_at: null },
  ],
}

export const newsletterCards = {
  subscribers: 1200,
  active: 1000,
  new_this_month: 35,
  campaigns: 24,
  sent_campaigns: 20,
  open_rate: 0.42,
  click_rate: 0.08,
  registry_open: 4,
  registry_overdue: 1,
}

export const newsletterSettings = {
  version: 1,
  settings: {
    sender_title: '',
    mersis: '0123456789000015',
    sender_name: '',
    reply_to: null,
    per_second: 50,
    per_domain_per_second: 20,
    welcome_template_id: null,
  },
}
