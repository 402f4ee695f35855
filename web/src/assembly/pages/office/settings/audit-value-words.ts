/** What the stored values of audited records are called, by table and column; a value without a word is told as it is stored. */

import { actionWords, assigneeWords, mailReceiverWords } from '@kervan/domain/automations/actions.ts'
import { operatorWords } from '@kervan/domain/automations/conditions.ts'
import { triggers } from '@kervan/domain/automations/triggers.ts'
import { indexUnits } from '@kervan/domain/benchmark/freight-index.copy.ts'
import { contactOutcomeWords, mailStateWords } from '@kervan/domain/customers/customer-contacts.ts'
import { importStateWords } from '@kervan/domain/customers/customer-imports.copy.ts'
import { customerStatusWords, leadSourceWords } from '@kervan/domain/customers/customers.policy.ts'
import {
  documentTypeWords,
  reviewWords,
  uploaderWords,
  visibilityWords,
} from '@kervan/domain/documents/document-kinds.ts'
import {
  campaignStatusWords,
  campaignTypeWords,
  engagementWords,
  segmentModeWords,
} from '@kervan/domain/newsletter/campaign-words.ts'
import {
  consentAnswerWords,
  consentSourceWords,
  recipientTypeWords,
  subscriberLanguageWords,
  subscriberStatusWords,
  subscriptionSourceWords,
  suppressionWords,
} from '@kervan/domain/newsletter/subscriber-words.ts'
import { importKindWords } from '@kervan/domain/newsletter/subscribers.copy.ts'
import { digestWords } from '@kervan/domain/notifications/staff-notifications.copy.ts'
import {
  itemKindWords,
  itemUnitWords,
  marginStateWords,
  quoteEventWords,
  quotePaymentTermWords,
  staffQuoteStatusWords,
} from '@kervan/domain/quotes/quote-options.ts'
import { rejectionReasonWords } from '@kervan/domain/quotes/rejection-reasons.ts'
import { bandBases } from '@kervan/domain/requests/price-band-basis.ts'
import {
  cargoTypeWords,
  deliveryModeWords,
  packagingWords,
  paymentTermWords,
  pricingStatusWords,
  shipmentTypeWords,
  staffRequestStatusWords,
  transportModeWords,
  urgencyLevelWords,
  vehicleWords,
} from '@kervan/domain/requests/request-options.ts'
import { customsStatusWords, shipmentStatusWords } from '@kervan/domain/shipments/shipments.policy.ts'
import {
  priorityWords,
  workEventWords,
  workKindWords,
  workStatusWords,
} from '@kervan/domain/workqueue/work.copy.ts'

type Words = Readonly<Record<string, string>>

/** What means the same in every table. */
const everywhere: Readonly<Record<string, Words>> = {
  role: { staff: 'Personel', admin: 'Yönetici', customer: 'Müşteri' },
  shipment_type: shipmentTypeWords,
  transport_mode: transportModeWords,
  transport_modes: transportModeWords,
  cargo_type: cargoTypeWords,
  packaging_type: packagingWords,
  vehicle_type: vehicleWords,
  delivery_mode: { ...deliveryModeWords.sea, ...deliveryModeWords.air, ...deliveryModeWords.land },
  urgency_level: urgencyLevelWords,
  payment_terms: paymentTermWords,
  payment_term: quotePaymentTermWords,
  unit: itemUnitWords,
  document_type: documentTypeWords,
  visibility: visibilityWords,
  review: reviewWords,
  uploaded_by: uploaderWords,
  customs_status: customsStatusWords,
  shipment_status: shipmentStatusWords,
  quote_status: staffQuoteStatusWords,
  rejection_reason: rejectionReasonWords,
  pricing_status: pricingStatusWords,
  lead_source: leadSourceWords,
  priority: priorityWords,
  digest: digestWords,
  form: {
    quick: 'Hızlı talep',
    detailed: 'Detaylı talep',
    order: 'Personelin girdiği sipariş',
    chat: 'Luna ile konuşma',
  },
}

const ofTables: Readonly<Record<string, Readonly<Record<string, Words>>>> = {
  requests: { status: staffRequestStatusWords },
  quotes: { status: staffQuoteStatusWords },
  quote_events: { event: quoteEventWords },
  quote_margins: { state: marginStateWords },
  quote_items: { kind: itemKindWords },
  charges: { kind: itemKindWords },
  shipments: { status: shipmentStatusWords },
  work_items: { kind: workKindWords, status: workStatusWords },
  work_item_events: { kind: workEventWords },
  customer_contacts: {
    outcome: contactOutcomeWords,
    mail_state: mailStateWords,
    about_kind: { quote: 'Teklif', shipment: 'Gönderi' },
  },
  customer_imports: { state: importStateWords },
  automation_rules: {
    trigger: Object.fromEntries(Object.entries(triggers).map(([key, { label }]) => [key, label])),
    type: actionWords,
    receiver: mailReceiverWords,
    to: assigneeWords,
    assign_to: { ...assigneeWords, nobody: 'Kimseye' },
    operator: operatorWords,
    match: { all: 'hepsi', any: 'en az biri' },
  },
  newsletter_campaigns: {
    status: campaignStatusWords,
    campaign_type: campaignTypeWords,
    segment_mode: segmentModeWords,
    statuses: subscriberStatusWords,
    sources: subscriptionSourceWords,
    languages: subscriberLanguageWords,
    recipient_types: recipientTypeWords,
    customer_statuses: { ...customerStatusWords, none: 'Müşteri olmayan' },
    engagement: engagementWords,
  },
  newsletter_subscribers: {
    status: subscriberStatusWords,
    subscription_source: subscriptionSourceWords,
    language: subscriberLanguageWords,
    recipient_type: recipientTypeWords,
  },
  newsletter_consents: {
    answer: consentAnswerWords,
    source: consentSourceWords,
    recipient_type: recipientTypeWords,
  },
  newsletter_suppressions: { reason: suppressionWords },
  newsletter_imports: { kind: importKindWords },
  freight_indices: { unit: indexUnits },
  benchmark_prices: {
    basis: Object.fromEntries(Object.entries(bandBases).map(([key, { words }]) => [key, words])),
  },
  tasks: {
    kind: {
      export: 'Dışa aktarım',
      'data-copy': 'Kişisel verilerin kopyası',
      'customer-import': 'Müşteri aktarımı',
      'customer-import-undo': 'Müşteri aktarımını geri alma',
      'subscriber-import': 'Abone aktarımı',
    },
    state: {
      waiting: 'Sırada',
      running: 'Sürüyor',
      done: 'Bitti',
      failed: 'Tamamlanamadı',
      cancelled: 'İptal edildi',
    },
  },
}

/** Undefined where it has none. */
export function valueWord(table: string, field: string, value: string): string | undefined {
  return ofTables[table]?.[field]?.[value] ?? everywhere[field]?.[value]
}
