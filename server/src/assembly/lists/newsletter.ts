/** Lists of the newsletter as files. */

import {
  campaignStatusWords,
  campaignTypeWords,
  recipientStateWords,
  skipWords,
} from '@kervan/domain/newsletter/campaign-words.ts'
import { campaignsContract } from '@kervan/domain/newsletter/campaigns.contract.ts'
import { consentRegistryContract } from '@kervan/domain/newsletter/consent-registry.contract.ts'
import { failureWords } from '@kervan/domain/newsletter/delivery-failure.ts'
import {
  subscriberLanguageWords,
  subscriberStatusWords,
  subscriptionSourceWords,
} from '@kervan/domain/newsletter/subscriber-words.ts'
import { type Subscriber, subscribersContract } from '@kervan/domain/newsletter/subscribers.contract.ts'
import { inputOf, pagesOf } from '#assembly/lists/list-export.ts'
import { exportableList } from '#features/lists/exportable-list.ts'
import { campaignList } from '#features/newsletter/campaigns/campaigns.list.ts'
import { recipientList } from '#features/newsletter/campaigns/recipients.list.ts'
import { registryList } from '#features/newsletter/subscribers/registry.list.ts'
import { subscriberList } from '#features/newsletter/subscribers/subscribers.list.ts'

export const newsletterSubscribers = exportableList({
  name: 'newsletter_subscribers',
  title: 'Bülten aboneleri',
  door: 'staff',
  input: inputOf(subscribersContract.list),
  ...pagesOf(subscriberList),
  columns: [
    { head: 'E-posta', kind: 'text', of: ['email'], value: (row: Subscriber) => row.email },
    { head: 'Ad', kind: 'text', of: ['name'], value: (row) => row.name },
    { head: 'Kayıt tarihi', kind: 'moment', of: ['subscribed'], value: (row) => row.subscription_date },
    { head: 'Durum', kind: 'text', of: ['status'], value: (row) => subscriberStatusWords[row.status] },
    {
      head: 'Kaynak',
      kind: 'text',
      of: ['source'],
      value: (row) => subscriptionSourceWords[row.subscription_source],
    },
    { head: 'Açma sayısı', kind: 'number', of: ['opens'], value: (row) => row.email_open_count },
    { head: 'Tıklama sayısı', kind: 'number', of: ['clicks'], value: (row) => row.email_click_count },
    { head: 'Dil', kind: 'text', of: ['language'], value: (row) => subscriberLanguageWords[row.language] },
    { head: 'Son ilgi', kind: 'moment', of: ['engaged'], value: (row) => row.last_engaged_at },
  ],
})

export const newsletterCampaigns = exportableList({
  name: 'newsletter_campaigns',
  title: 'Kampanyalar',
  door: 'staff',
  input: inputOf(campaignsContract.list),
  ...pagesOf(campaignList),
  columns: [
    { head: 'Ad', kind: 'text', of: ['title'], value: (row) => row.title },
    { head: 'Konu', kind: 'text', of: ['subject'], value: (row) => row.subject },
    { head: 'Tür', kind: 'text', of: ['type'], value: (row) => campaignTypeWords[row.campaign_type] },
    {
      head: 'Durum',
      kind: 'text',
      of: ['status'],
      value: (row) => (row.is_template ? 'Şablon' : campaignStatusWords[row.status]),
    },
    { head: 'Oluşturuldu', kind: 'moment', of: ['created'], value: (row) => row.created_at },
    { head: 'Oluşturan', kind: 'text', of: ['by'], value: (row) => row.created_by_name },
    { head: 'Zamanlandığı an', kind: 'moment', of: ['sent'], value: (row) => row.scheduled_at },
    { head: 'Gönderim başladı', kind: 'moment', of: ['sent'], value: (row) => row.started_at },
    { head: 'Gönderildi', kind: 'moment', of: ['sent'], value: (row) => row.sent_at },
    { head: 'Alıcı', kind: 'number', of: ['sent_count'], value: (row) => row.recipients_count },
    { head: 'Gönderilen', kind: 'number', of: ['sent_count'], value: (row) => row.sent_count },
    { head: 'Açan', kind: 'number', of: ['opens'], value: (row) => row.opens_count },
    { head: 'Tıklayan', kind: 'number', of: ['clicks'], value: (row) => row.clicks_count },
    { head: 'Ayrılan', kind: 'number', of: ['unsubscribes'], value: (row) => row.unsubscribes_count },
  ],
})

export const newsletterRecipients = exportableList({
  name: 'newsletter_recipients',
  title: 'Kampanya alıcıları',
  door: 'staff',
  input: inputOf(campaignsContract.recipients),
  ...pagesOf(recipientList),
  columns: [
    { head: 'E-posta', kind: 'text', of: ['email'], value: (row) => row.email },
    { head: 'Ad', kind: 'text', of: ['email'], value: (row) => row.name },
    { head: 'Durum', kind: 'text', of: ['state'], value: (row) => recipientStateWords[row.state] },
    {
      head: 'Neden',
      kind: 'text',
      of: ['why'],
      value: (row) => (row.reason ? skipWords[row.reason] : failureWords(row.detail)),
    },
    {
      head: 'İki kez gitmiş olabilir',
      kind: 'text',
      of: ['why'],
      value: (row) => (row.maybe_twice ? 'Evet' : ''),
    },
    { head: 'Gönderildi', kind: 'moment', of: ['sent'], value: (row) => row.sent_at },
    { head: 'Açıldı', kind: 'moment', of: ['opened'], value: (row) => row.opened_at },
    { head: 'Tıklandı', kind: 'moment', of: ['clicked'], value: (row) => row.clicked_at },
    { head: 'Tıklama sayısı', kind: 'number', of: ['clicked'], value: (row) => row.click_count },
    { head: 'Ayrıldı', kind: 'moment', of: ['unsubscribed'], value: (row) => row.unsubscribed_at },
  ],
})

/** In the form of the register: the heads are its own, and the columns of our screen have no say in it. */
export const newsletterRegistry = exportableList({
  name: 'newsletter_registry',
  title: 'İYS kayıtları',
  door: 'staff',
  input: inputOf(consentRegistryContract.list),
  ...pagesOf(registryList),
  columns: [
    { head: 'recipient', kind: 'text', value: (row) => row.recipient },
    { head: 'type', kind: 'text', value: (row) => row.type },
    { head: 'status', kind: 'text', value: (row) => row.status },
    { head: 'source', kind: 'text', value: (row) => (row.recipient_type === 'TACIR' ? '' : row.source) },
    {
      head: 'consentDate',
      kind: 'text',
      value: (row) => (row.recipient_type === 'TACIR' ? '' : row.consent_date),
    },
    { head: 'recipientType', kind: 'text', value: (row) => row.recipient_type },
  ],
})
