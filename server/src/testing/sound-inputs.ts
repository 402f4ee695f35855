/** A sound input for every procedure of the contract, so that tests can call all of them. */
import { randomUUID } from 'node:crypto'
import { guestConsent } from '@kervan/domain/chat/chat.copy.ts'
import { consentVersions } from '@kervan/domain/consents/consent-versions.ts'
import { newestSubscriptionText } from '@kervan/domain/newsletter/subscriber-words.ts'
import { dayAfter } from '@kervan/domain/values/calendar-day.ts'
import { demoCompany } from '#assembly/demo/demo-world.ts'
import { automationRule } from '#testing/automations.ts'
import { manualQuote, quoteItem } from '#testing/quotes.ts'
import {
  detailedForm,
  newShipmentForm,
  orderForm,
  pushSubscription,
  quickForm,
  requestEdit,
} from '#testing/request-forms.ts'

/** Whose ids fill the addresses and bodies that need one. */
export type Subject = {
  userId: string
  email: string
  sessionId: string
  dataRequestId: string
  workItemId: string
  requestId: string
  quoteId: string
  expiredQuoteId: string
  draftQuoteId: string
  shipmentId: string
  notificationId: string
  taskId: string
  viewId: string
  driverLinkId: string
  shareLinkId: string
  apiKeyId: string
  shipmentNumber: string
  trackingMessageId: string
  documentId: string
  uploadId: string
  conversationId: string
  messageId: string
  /** A customer without an account. */
  leadId?: string
}
export type SoundInput = {
  id?: string
  conversation_id?: string
  day?: string
  purpose?: string
  kind?: string
  code?: string
  line?: string
  query?: Record<string, string>
  body?: unknown
}

const benchmark = (userId: string) => ({ customer_id: userId, hat: 'Hamburg → Izmir', donem: '2025-01' })
const freightIndex = {
  ...{ name: 'Avrupa endeksi', origin: 'Hamburg', destination: 'İzmir', unit: 'dry_40', month: '2025-01' },
  ...{ usd: '1985.50', source: 'Haftalık bülten', published_on: '2025-02-03' },
}
const campaignDraft = {
  title: 'Mart bülteni',
  subject: 'Mart ayında navlunlar',
  campaign_type: 'newsletter',
  preheader: '',
  content_html: '<p>Merhaba</p>',
  document: null,
  text_override: null,
  segment: {},
  segment_mode: 'frozen',
}

const marketFigure = {
  kind: 'fuel',
  subject: 'NLRTM',
  day: '2026-01-05',
  value: '612.50',
  wait_low_hours: null,
  wait_high_hours: null,
  source: 'Yakıt bülteni',
}
const marketNote = {
  kind: 'weather',
  region: 'europe',
  severity: 'low',
  title: 'Sis',
  text: 'Limanda sis var.',
  delay_hours: 6,
  source: 'Hava bülteni',
  valid_from: '2026-01-05',
  valid_until: '2026-01-08',
}
const staffAddress = () => `${randomUUID()}@kervan.example`
const profile = {
  first_name: 'Ayşe',
  last_name: 'Yılmaz',
  phone: '+90 532 000 00 02',
  company: 'Yılmaz',
  company_type: 'individual',
  position: 'Sahibi',
}

const { company_type, position, ...known } = profile

/** With one of the demo's representatives. */
const appointment = {
  title: 'Tanışma',
  starts_at: '2099-03-05T09:00:00.000Z',
  minutes: 30,
  staff_id: '01900000-0000-7000-8000-000000000001',
}

const pricing = { target_margin_pct: '18', floor_margin_pct: '8', clauses: ['Bir madde.'], out_of_scope: [] }
const charge = {
  kind: 'docs',
  title: 'Konşimento',
  unit: 'bl',
  currency: 'EUR',
  unit_price: '45',
  unit_cost: null,
  tax_code: 'KDV20',
  is_disbursement: false,
  transport_modes: ['sea_fcl'],
}

export const soundInputs: Record<string, (subject: Subject) => SoundInput> = {
  'GET /staff/analytics/hour': () => ({ query: { hour: '14' } }),
  'GET /staff/visits': () => ({ query: { last_day: 'true' } }),
  'GET /staff/visits/{id}': () => ({ id: randomUUID() }),
  'GET /staff/analytics/period': () => ({ query: { from: '2026-01-01', to: '2026-01-31' } }),
  'GET /staff/analytics/requests': () => ({ query: { limit: '20' } }),
  'POST /staff/visits/{id}/invitation': () => ({ id: randomUUID(), body: { kind: 'invite' } }),
  'POST /visit-invitations/claim': () => ({ body: { visitor_id: randomUUID() } }),
  'POST /visit-invitations/answer': () => ({
    body: { id: randomUUID(), visitor_id: randomUUID(), answer: 'declined' },
  }),
  'POST /page-views': () => ({ body: { visitor_id: randomUUID(), page_path: '/' } }),
  'POST /chat/introduction': () => ({
    body: {
      full_name: 'Ayşe Yılmaz',
      contact: `${randomUUID()}@musteri.example`,
      consent: true,
      consent_version: guestConsent.version,
    },
  }),
  'GET /chat/messages': () => ({}),
  'POST /chat/messages': () => ({ body: { id: randomUUID(), message_text: 'Merhaba' } }),
  'PUT /chat/messages/{id}': ({ messageId }) => ({ id: messageId, body: { message_text: 'Düzeltme' } }),
  'DELETE /chat/messages/{id}': ({ messageId }) => ({ id: messageId }),
  'POST /chat/seen': () => ({ body: { read_position: 1 } }),
  'POST /chat/presence': () => ({ body: { state: 'typing' } }),
  'POST /luna/questions': () => ({ body: { question: 'Konteynerim nerede?' } }),
  'POST /luna/mail-readings': () => ({
    body: { text: 'Mersin’den Hamburg’a 2x40HC için fiyat rica ederiz.' },
  }),
  'POST /luna/drafts/conversations/{conversation_id}': ({ conversationId }) => ({
    conversation_id: conversationId,
    body: {},
  }),
  'POST /luna/drafts/questions/{id}': ({ workItemId }) => ({ id: workItemId, body: {} }),
  'PUT /luna/model': () => ({ body: { enabled: true, price_in: '0.15', price_out: null, version: 0 } }),
  'GET /luna/model/calls': () => ({}),
  'GET /luna/brief': () => ({}),
  'GET /staff/quotes/{id}/price-help': ({ quoteId }) => ({ id: quoteId }),
  'PUT /luna/workflow/status': () => ({ body: { status: 'paused' } }),
  'PUT /luna/workflow/mode': () => ({ body: { mode: 'auto' } }),
  'POST /luna/workflow/assignments/{id}/undo': ({ workItemId }) => ({ id: workItemId }),
  'POST /luna/workflow/recommendation': () => ({ body: {} }),
  'POST /luna/workflow/suggestions': ({ workItemId }) => ({
    body: { key: `wake_earlier:${workItemId}`, answer: 'dismissed' },
  }),
  'POST /luna/workflow/decisions/{id}/undo': () => ({ id: randomUUID() }),
  'POST /luna/quote-requests': () => ({
    body: {
      mode: 'sea_fcl',
      origin: 'Mersin',
      destination: 'Hamburg, Almanya',
      cargo_brief: '20 palet karo',
    },
  }),
  'POST /luna/tracking': () => ({
    body: { id: randomUUID(), ref_type: 'container', ref_value: 'CSQU3054383' },
  }),
  'PUT /luna/registration': () => ({
    body: {
      first_name: 'Ayşe',
      last_name: 'Yılmaz',
      email: `${randomUUID()}@musteri.example`,
      company: 'Örnek',
      company_type: 'company',
      country: 'Türkiye',
    },
  }),
  'POST /luna/hand-overs': () => ({
    body: { id: randomUUID(), lines: [{ author: 'person', text: 'Merhaba' }] },
  }),
  'POST /staff/chat/conversations': ({ userId }) => ({ body: { customer_id: userId } }),
  'GET /staff/chat/conversations': () => ({}),
  'GET /staff/chat/conversation-counts': () => ({}),
  'GET /staff/chat/figures': () => ({}),
  'GET /staff/chat/conversations/{conversation_id}': ({ conversationId }) => ({
    conversation_id: conversationId,
  }),
  'GET /staff/chat/conversations/{conversation_id}/messages': ({ conversationId }) => ({
    conversation_id: conversationId,
  }),
  'POST /staff/chat/conversations/{conversation_id}/messages': ({ conversationId }) => ({
    conversation_id: conversationId,
    body: { id: randomUUID(), message_text: 'Merhaba' },
  }),
  'PUT /staff/chat/messages/{id}': ({ messageId }) => ({ id: messageId, body: { message_text: 'Düzeltme' } }),
  'DELETE /staff/chat/messages/{id}': ({ messageId }) => ({ id: messageId }),
  'POST /staff/chat/conversations/{conversation_id}/seen': ({ conversationId }) => ({
    conversation_id: conversationId,
    body: { read_position: 1 },
  }),
  'POST /staff/chat/conversations/{conversation_id}/presence': ({ conversationId }) => ({
    conversation_id: conversationId,
    body: { state: 'here' },
  }),
  'POST /auth/code': ({ email }) => ({ body: { email } }),
  'POST /auth/code/verify': ({ email }) => ({ body: { email, code: '000000' } }),
  'POST /auth/staff/code': () => ({ body: { email: staffAddress() } }),
  'POST /auth/staff/code/verify': () => ({ body: { email: staffAddress(), code: '000000' } }),
  'POST /auth/password/sign-in': ({ email }) => ({ body: { email, password: 'tahmin-edilen' } }),
  'POST /auth/password/reset-link': ({ email }) => ({ body: { email } }),
  'POST /auth/password/reset-link/check': () => ({ body: { token: randomUUID() } }),
  'POST /auth/password/reset': () => ({ body: { token: randomUUID(), password: 'uzun-bir-yol' } }),
  'POST /auth/password': () => ({ body: { password: 'uzun-bir-yol' } }),
  'PUT /auth/password': () => ({ body: { current_password: 'yok', new_password: 'uzun-bir-yol' } }),
  'POST /sessions/{id}/end': ({ sessionId }) => ({ id: sessionId }),
  'POST /sessions/end': () => ({ body: { including_this: false } }),
  'POST /staff/people': () => ({ body: { email: staffAddress(), full_name: 'Ece Yaman', role: 'staff' } }),
  'POST /staff/people/{id}/invitation': ({ userId }) => ({ id: userId }),
  'DELETE /staff/people/{id}/invitation': ({ userId }) => ({ id: userId }),
  'PUT /staff/people/{id}/absence': ({ userId }) => ({
    id: userId,
    body: { absent_from: '2041-01-02', absent_until: '2041-01-03' },
  }),
  'PUT /staff/people/{id}/role': ({ userId }) => ({ id: userId, body: { role: 'admin' } }),
  'POST /people/{id}/disable': ({ userId }) => ({ id: userId }),
  'POST /people/{id}/enable': ({ userId }) => ({ id: userId }),
  'GET /audit': () => ({}),
  'PUT /company/holidays/{day}': () => ({ day: '2041-01-02', body: { name: 'Bayram', half: false } }),
  'DELETE /company/holidays/{day}': () => ({ day: '2030-04-13' }),
  'PUT /staff/people/{id}/photo': ({ userId }) => ({ id: userId, body: { upload_id: randomUUID() } }),
  'DELETE /staff/people/{id}/photo': ({ userId }) => ({ id: userId }),
  'PUT /staff/representatives': () => ({ body: { ids: [randomUUID()] } }),
  'DELETE /staff/representatives/{id}': () => ({ id: randomUUID() }),
  'POST /staff/tax-codes': () => ({
    body: {
      code: `K${randomUUID().slice(0, 8).toUpperCase()}`,
      title: 'Deneme',
      percent: '9',
      exemption_reason: null,
      next: null,
    },
  }),
  'PUT /staff/tax-codes/{code}': () => ({
    code: 'KDV20',
    body: { title: 'KDV %20', percent: '20', exemption_reason: null, next: null },
  }),
  'DELETE /staff/tax-codes/{code}': () => ({ code: 'YOK' }),
  'GET /places/corrections': () => ({}),
  'PUT /places/corrections/{code}': () => ({
    code: 'TRMER',
    body: { rank: 8, ports: ['TRMER'], airports: [], services: ['container'], air_cargo: false },
  }),
  'DELETE /places/corrections/{code}': () => ({ code: 'TRMER' }),
  'PUT /places/lane-corrections': () => ({
    body: { shipment_type: 'sea', from_country: 'TR', to_country: 'DE', soonest_days: 9, latest_days: 12 },
  }),
  'DELETE /places/lane-corrections/{id}': () => ({ id: randomUUID() }),
  'PUT /company/mail-texts/{kind}': () => ({
    kind: 'offer',
    body: { subject: 'Teklif {teklif no}', opening: 'Teklifiniz hazır.', version: 0 },
  }),
  'DELETE /company/mail-texts/{kind}': () => ({ kind: 'offer' }),
  'POST /company/mail-texts/{kind}/test': () => ({
    kind: 'offer',
    body: { subject: 'Teklif {teklif no}', opening: 'Teklifiniz hazır.' },
  }),
  'PUT /company/settings': () => ({ body: { version: 1, company: demoCompany } }),
  'PUT /profile/basics': () => ({ body: { full_name: 'Ayşe Nur Yılmaz', company_name: 'Yılmaz Tekstil' } }),
  'PUT /profile': () => ({ body: profile }),
  'GET /customers': () => ({}),
  'GET /customers/counts': () => ({}),
  'GET /customers/{id}': ({ userId }) => ({ id: userId }),
  'GET /staff/requests/counts': () => ({}),
  'GET /work-items/counts': () => ({}),
  'GET /work-items/exception-counts': () => ({}),
  'POST /customers': () => ({ body: { ...known, email: `${randomUUID()}@musteri.example` } }),
  'GET /customers/{id}/organisation-suggestions': ({ userId }) => ({ id: userId }),
  'POST /customers/{id}/organisation': ({ userId }) => ({ id: userId, body: { name: 'Yılmaz Tekstil' } }),
  'PUT /customers/{id}/organisation': ({ userId }) => ({ id: userId, body: { organisation_id: null } }),
  'GET /customers/{id}/organisation': ({ userId }) => ({ id: userId }),
  'POST /customers/{id}/mails': ({ userId }) => ({
    id: userId,
    body: { subject: 'Merhaba', message: 'Selam' },
  }),
  'POST /customers/{id}/contacts': ({ userId }) => ({
    id: userId,
    body: { kind: 'call', outcome: 'reached' },
  }),
  'GET /customers/{id}/appointments': ({ userId }) => ({ id: userId }),
  'POST /customers/{id}/appointments': ({ userId }) => ({ id: userId, body: appointment }),
  'PUT /appointments/{id}': () => ({ id: randomUUID(), body: appointment }),
  'POST /appointments/{id}/cancel': () => ({ id: randomUUID() }),
  'PUT /customers/{id}/representative': ({ userId }) => ({
    id: userId,
    body: { assigned_to: '01900000-0000-7000-8000-000000000002', reason: 'Hat uzmanı' },
  }),
  'GET /customers/{id}/timeline': ({ userId }) => ({ id: userId }),
  'GET /customers/{id}/figures': ({ userId }) => ({ id: userId }),
  'POST /customers/{id}/notes': ({ userId }) => ({ id: userId, body: { text: 'Aranacak.' } }),
  'GET /customer-imports/{id}': () => ({ id: randomUUID() }),
  'GET /customer-imports/{id}/rows': () => ({ id: randomUUID() }),
  'POST /customer-imports/{id}/start': () => ({ id: randomUUID(), body: { meanings: ['company', 'email'] } }),
  'PUT /customer-imports/{id}/rows/{line}': () => ({
    id: randomUUID(),
    line: '2',
    body: { cells: ['Yılmaz'] },
  }),
  'POST /customer-imports/{id}/undo': () => ({ id: randomUUID() }),
  'GET /leads': () => ({}),
  'GET /leads/counts': () => ({}),
  'POST /leads/{id}/park': ({ leadId = randomUUID() }) => ({
    id: leadId,
    body: { until: dayAfter(30), reason: '' },
  }),
  'POST /leads/{id}/give-up': ({ leadId = randomUUID() }) => ({
    id: leadId,
    body: { reason: 'Kapanmışlar.' },
  }),
  'POST /leads/{id}/resume': ({ leadId = randomUUID() }) => ({ id: leadId }),
  'GET /customer-duplicates': () => ({}),
  'POST /customer-duplicates/apart': ({ userId }) => ({ body: { one: userId, other: randomUUID() } }),
  'POST /customer-duplicates/apart/undo': ({ userId }) => ({ body: { one: userId, other: randomUUID() } }),
  'POST /customer-merges': ({ userId, leadId = randomUUID() }) => ({
    body: { keep: userId, remove: leadId },
  }),
  'POST /customer-merges/{id}/undo': () => ({ id: randomUUID() }),
  'GET /staff/chat/conversations/{conversation_id}/trail': ({ conversationId }) => ({
    conversation_id: conversationId,
  }),
  'POST /staff/chat/conversations/{conversation_id}/assign': ({ conversationId }) => ({
    conversation_id: conversationId,
    body: { to: null },
  }),
  'POST /staff/chat/conversations/{conversation_id}/snooze': ({ conversationId }) => ({
    conversation_id: conversationId,
    body: { until: null },
  }),
  'POST /staff/chat/conversations/{conversation_id}/close': ({ conversationId }) => ({
    conversation_id: conversationId,
    body: {},
  }),
  'POST /staff/chat/conversations/{conversation_id}/reopen': ({ conversationId }) => ({
    conversation_id: conversationId,
    body: {},
  }),
  'POST /staff/chat/conversations/{conversation_id}/notes': ({ conversationId }) => ({
    conversation_id: conversationId,
    body: { text: 'Arayalım.' },
  }),
  'POST /canned-answers': () => ({
    body: { title: `Yanıt ${randomUUID()}`, text: 'Merhaba {müşteri adı}' },
  }),
  'PUT /canned-answers/{id}': () => ({ id: randomUUID(), body: { title: 'Merhaba', text: 'Merhaba' } }),
  'DELETE /canned-answers/{id}': () => ({ id: randomUUID() }),
  'GET /automations': () => ({}),
  'GET /automation-runs': () => ({}),
  'GET /webhook-deliveries': () => ({}),
  'POST /automations': () => ({ body: automationRule() }),
  'POST /automations/dry-run': () => ({ body: { rule: automationRule() } }),
  'GET /automations/{id}': () => ({ id: randomUUID() }),
  'PUT /automations/{id}': () => ({ id: randomUUID(), body: { version: 1, rule: automationRule() } }),
  'DELETE /automations/{id}': () => ({ id: randomUUID() }),
  'PUT /automations/{id}/parameters': () => ({ id: randomUUID(), body: { version: 1, parameters: {} } }),
  'POST /automations/{id}/toggle': () => ({ id: randomUUID(), body: { is_active: true } }),
  'GET /automations/{id}/history': () => ({ id: randomUUID() }),
  'GET /automations/{id}/figures': () => ({ id: randomUUID() }),
  'GET /automation-runs/{id}': () => ({ id: randomUUID() }),
  'POST /automation-runs/{id}/again': () => ({ id: randomUUID() }),
  'GET /webhook-deliveries/{id}': () => ({ id: randomUUID() }),
  'POST /webhook-deliveries/{id}/again': () => ({ id: randomUUID() }),
  'POST /customer-groups': () => ({ body: { kind: 'sector', name: `Sektör ${randomUUID()}` } }),
  'PUT /customer-groups/{id}': () => ({ id: randomUUID(), body: { name: 'Tekstil ürünleri' } }),
  'PUT /customer-group-order': () => ({ body: { kind: 'segment', ids: [] } }),
  'DELETE /customer-groups/{id}': () => ({ id: randomUUID() }),
  'PUT /organisations/{id}': () => ({ id: randomUUID(), body: { name: 'Yılmaz Tekstil' } }),
  'PUT /customers/{id}': ({ userId, email }) => ({ id: userId, body: { ...known, email } }),
  'PUT /consents/{purpose}': () => ({
    purpose: 'marketing',
    body: { granted: true, text_version: consentVersions.marketing },
  }),
  'POST /visitor-consents': () => ({
    body: {
      visitor_id: randomUUID(),
      decisions: [{ purpose: 'analytics', granted: true, text_version: consentVersions.analytics }],
    },
  }),
  'POST /own-data/requests': () => ({ body: { note: '' } }),
  'POST /own-data/requests/{id}/withdraw': ({ dataRequestId }) => ({ id: dataRequestId }),
  'GET /data-requests': () => ({}),
  'GET /data-requests/{id}': ({ dataRequestId }) => ({ id: dataRequestId }),
  'POST /data-requests': () => ({
    body: {
      kind: 'information',
      channel: 'letter',
      received_at: '2026-03-05T11:30:00.000Z',
      customer_id: null,
      person_name: `Ada ${randomUUID()}`,
      person_email: null,
      note: '',
    },
  }),
  'POST /data-requests/{id}/record': ({ userId }) => ({ id: randomUUID(), body: { customer_id: userId } }),
  'POST /data-requests/{id}/identity': () => ({ id: randomUUID(), body: { check: 'id_card', note: '' } }),
  'POST /data-requests/{id}/copy': () => ({ id: randomUUID() }),
  'POST /data-requests/{id}/corrections': () => ({ id: randomUUID(), body: { first_name: 'Ada' } }),
  'POST /data-requests/{id}/answer': () => ({
    id: randomUUID(),
    body: { outcome: 'refused', answer: 'Kaydınız yok.' },
  }),
  'GET /data-requests/{id}/erasure-preview': () => ({ id: randomUUID() }),
  'POST /data-requests/{id}/erase': () => ({ id: randomUUID() }),
  'GET /demo/inbox': () => ({ query: { to: 'kimse@musteri.example' } }),
  'POST /demo-requests': () => ({
    body: { full_name: 'Defne Işık', email: `${randomUUID()}@musteri.example`, message: 'Merhaba' },
  }),
  'GET /work-items': () => ({}),
  'GET /work-items/{id}': ({ workItemId }) => ({ id: workItemId }),
  'POST /work-items/{id}/assign': ({ workItemId }) => ({ id: workItemId, body: { take: true } }),
  'GET /work-items/{id}/mails': ({ workItemId }) => ({ id: workItemId }),
  'GET /work-items/{id}/history': ({ workItemId }) => ({ id: workItemId }),
  'GET /work-items/calendar': () => ({ query: { from: '2099-03-02', to: '2099-03-08' } }),
  'GET /work-items/promises': () => ({}),
  'POST /work-items/{id}/hand-over': ({ workItemId, userId }) => ({ id: workItemId, body: { to: userId } }),
  'POST /work-items/{id}/snooze': ({ workItemId }) => ({ id: workItemId, body: { until: null } }),
  'POST /work-items/{id}/priority': ({ workItemId }) => ({ id: workItemId, body: { priority: 'high' } }),
  'POST /work-items/{id}/notes': ({ workItemId }) => ({ id: workItemId, body: { text: 'Arandı.' } }),
  'POST /work-items/{id}/complete': ({ workItemId }) => ({ id: workItemId }),
  'GET /staff/activity': () => ({}),
  'GET /staff/notifications': () => ({}),
  'POST /staff/notifications/{id}/read': () => ({ id: randomUUID() }),
  'PUT /staff/notification-preferences': () => ({
    body: { request: true, quote: true, system: true, digest: 'off' },
  }),
  'GET /notifications': () => ({}),
  'POST /notifications/{id}/read': ({ notificationId }) => ({ id: notificationId }),
  'POST /notifications/{id}/dismiss': ({ notificationId }) => ({ id: notificationId }),
  'PUT /notification-preferences': () => ({
    body: { email: true, sms: true, push: true, eta_change_hours: 24 },
  }),
  'POST /push-subscriptions': () => ({ body: pushSubscription() }),
  'POST /push-subscriptions/remove': () => ({ body: { endpoint: 'https://push.example/yok' } }),
  'POST /exports': () => ({ body: { list: 'staff_requests', format: 'csv', input: {} } }),
  'GET /saved-views': () => ({ query: { list: 'staff_requests' } }),
  'POST /saved-views': () => ({ body: { list: 'staff_requests', name: randomUUID(), query: '' } }),
  'PUT /saved-views/{id}': ({ viewId }) => ({ id: viewId, body: { name: 'Benim' } }),
  'POST /saved-views/{id}/remove': ({ viewId }) => ({ id: viewId }),
  'PUT /saved-views/order': ({ viewId }) => ({ body: { list: 'staff_requests', ids: [viewId] } }),
  'POST /tasks/{id}/cancel': ({ taskId }) => ({ id: taskId }),
  'POST /tasks/{id}/retry': ({ taskId }) => ({ id: taskId }),
  'POST /tasks/{id}/dismiss': ({ taskId }) => ({ id: taskId }),
  'GET /offers': () => ({}),
  'GET /offers/{id}': ({ quoteId }) => ({ id: quoteId }),
  'POST /offers/{id}/view': ({ quoteId }) => ({ id: quoteId }),
  'GET /offers/{id}/evidence': ({ quoteId }) => ({ id: quoteId }),
  'PUT /staff/pricing-settings': () => ({ body: { settings: pricing, seen: pricing } }),
  'POST /staff/charges': () => ({ body: { ...charge, title: `Kalem ${randomUUID()}` } }),
  'PUT /staff/charges/{id}': () => ({ id: randomUUID(), body: charge }),
  'DELETE /staff/charges/{id}': () => ({ id: randomUUID() }),
  'PUT /staff/profile': () => ({
    body: {
      full_name: 'Ece Yaman',
      phone: '+90 212 000 00 31',
      time_zone: 'Europe/Istanbul',
      signature: 'Ece Yaman',
      absent_from: null,
      absent_until: null,
    },
  }),
  'GET /staff/search': () => ({ query: { search: 'mersin' } }),
  'PUT /staff/representatives/{id}': ({ userId }) => ({
    id: userId,
    body: { name: 'Deniz Aksoy', phone: '+90 212 000 00 31', specialties: ['Deniz yolu'] },
  }),
  'GET /route-analyses': () => ({ query: { route: 'hamburg-izmir' } }),
  'POST /recommendations/{id}/answer': () => ({ id: randomUUID(), body: { answer: 'dismissed' } }),
  'GET /what-if': () => ({
    query: {
      from_city: 'İstanbul',
      from_country: 'Türkiye',
      to_city: 'Hamburg',
      to_country: 'Almanya',
      weight: '1200',
      volume: '8',
    },
  }),
  'GET /staff/benchmark': ({ userId }) => ({ query: benchmark(userId) }),
  'GET /staff/benchmark/basis': ({ userId }) => ({ query: benchmark(userId) }),
  'POST /staff/benchmark/send': ({ userId }) => ({
    body: { ...benchmark(userId), subject: 'Rapor', message: 'Merhaba' },
  }),
  'GET /staff/benchmark/indices': () => ({}),
  'POST /staff/benchmark/indices': () => ({ body: { rows: [freightIndex] } }),
  'DELETE /staff/benchmark/indices/{id}': () => ({ id: randomUUID() }),
  'GET /staff/market/figures': () => ({ query: { kind: 'fuel' } }),
  'PUT /staff/market/figures': () => ({ body: marketFigure }),
  'POST /staff/market/figures/import': () => ({ body: { figures: [marketFigure] } }),
  'DELETE /staff/market/figures/{id}': () => ({ id: randomUUID() }),
  'PUT /staff/market/notes': () => ({ body: { id: null, note: marketNote } }),
  'DELETE /staff/market/notes/{id}': () => ({ id: randomUUID() }),
  'GET /places': () => ({ query: { search: 'mersin' } }),
  'GET /places/suggested-ports': () => ({
    query: { shipment_type: 'sea', origin_country: 'Türkiye', destination_country: 'Almanya' },
  }),
  'POST /staff/rates': () => ({ body: { currency: 'GBP', rate: '64.6534', note: randomUUID() } }),
  'GET /staff/requests/{id}/unsent-quote': ({ requestId }) => ({ id: requestId }),
  'GET /staff/quotes': () => ({}),
  'GET /staff/quote-counts': () => ({}),
  'GET /staff/quote-results': () => ({ query: { months: '3' } }),
  'PUT /staff/quotes/{id}/owner': ({ quoteId, userId }) => ({ id: quoteId, body: { owner_id: userId } }),
  'GET /staff/quotes/{id}': ({ quoteId }) => ({ id: quoteId }),
  'GET /staff/quotes/{id}/events': ({ quoteId }) => ({ id: quoteId }),
  'POST /staff/quotes': ({ userId }) => ({ body: manualQuote({ customer_id: userId }) }),
  'POST /staff/quote-copies': ({ draftQuoteId, userId }) => ({
    body: { quote_id: draftQuoteId, customer_id: userId, pol: 'Kopya', pod: 'Hamburg' },
  }),
  'POST /staff/quote-revisions': ({ expiredQuoteId }) => ({ body: { quote_id: expiredQuoteId } }),
  'GET /staff/quotes/{id}/revisions': ({ quoteId }) => ({ id: quoteId }),
  'GET /staff/quotes/{id}/difference': ({ quoteId, expiredQuoteId }) => ({
    id: quoteId,
    query: { with: expiredQuoteId },
  }),
  'GET /offers/{id}/revisions': ({ quoteId }) => ({ id: quoteId }),
  'GET /offers/{id}/difference': ({ quoteId, expiredQuoteId }) => ({
    id: quoteId,
    query: { with: expiredQuoteId },
  }),
  'POST /staff/quotes/{id}/editing': ({ quoteId }) => ({ id: quoteId, body: { is_open: true } }),
  'POST /staff/quotes/{id}/rates': ({ draftQuoteId }) => ({ id: draftQuoteId }),
  'PUT /staff/quotes/{id}': ({ draftQuoteId }) => ({ id: draftQuoteId, body: { added: [quoteItem()] } }),
  'PUT /staff/quotes/{id}/status': ({ draftQuoteId }) => ({ id: draftQuoteId, body: { status: 'pricing' } }),
  'GET /staff/quotes/{id}/send-suggestion': ({ quoteId }) => ({ id: quoteId }),
  'GET /staff/quotes/{id}/mails': ({ quoteId }) => ({ id: quoteId }),
  'POST /staff/quotes/{id}/mail-preview': ({ draftQuoteId }) => ({ id: draftQuoteId, body: {} }),
  'POST /staff/quotes/{id}/send': ({ draftQuoteId }) => ({
    id: draftQuoteId,
    body: { version: 1, to: ['kimse@musteri.example'] },
  }),
  'POST /staff/quotes/{id}/send/cancel': ({ draftQuoteId }) => ({ id: draftQuoteId }),
  'POST /staff/quotes/{id}/reminder': ({ quoteId }) => ({ id: quoteId }),
  'POST /staff/quotes/{id}/reminder/cancel': ({ quoteId }) => ({ id: quoteId }),
  'POST /staff/quotes/{id}/margin-approvals': ({ draftQuoteId }) => ({
    id: draftQuoteId,
    body: { version: 1 },
  }),
  'POST /staff/orders': ({ userId }) => ({ body: orderForm(userId) }),
  'POST /requests/{id}/reject': ({ requestId, quoteId }) => ({
    id: requestId,
    body: { quote_id: quoteId, reason: 'price' },
  }),
  'POST /requests/{id}/revise': ({ requestId, quoteId }) => ({ id: requestId, body: { quote_id: quoteId } }),
  'GET /lane-transit': () => ({
    query: { transport_mode: 'sea_fcl', origin_country: 'Çin', destination_country: 'Türkiye' },
  }),
  'GET /price-band': () => ({
    query: { basis: 'dry_40', origin_country: 'Türkiye', destination_country: 'Almanya' },
  }),
  'POST /quick-requests': () => ({ body: quickForm() }),
  'GET /requests': () => ({}),
  'GET /requests/{id}': ({ requestId }) => ({ id: requestId }),
  'GET /requests/{id}/offers': ({ requestId }) => ({ id: requestId }),
  'PUT /requests/{id}': ({ requestId }) => ({ id: requestId, body: requestEdit() }),
  'GET /staff/requests': () => ({}),
  'POST /detailed-requests': () => ({ body: detailedForm() }),
  'POST /requests/{id}/approve': ({ requestId, quoteId }) => ({ id: requestId, body: { quote_id: quoteId } }),
  'GET /documents': () => ({}),
  'GET /document-counts': () => ({}),
  'GET /documents/{id}': ({ documentId }) => ({ id: documentId }),
  'POST /documents': ({ uploadId }) => ({ body: { upload_id: uploadId, document_type: 'invoice' } }),
  'PUT /documents/{id}': ({ documentId }) => ({
    id: documentId,
    body: { document_type: 'customs', description: 'Beyanname' },
  }),
  'DELETE /documents/{id}': ({ documentId }) => ({ id: documentId }),
  'POST /documents/{id}/restore': ({ documentId }) => ({ id: documentId }),
  'GET /document-checklist': ({ shipmentId }) => ({ query: { shipment_id: shipmentId } }),
  'GET /staff/document-checklist': ({ shipmentId }) => ({ query: { shipment_id: shipmentId } }),
  'POST /staff/document-requests': ({ shipmentId }) => ({
    body: { shipment_id: shipmentId, papers: ['packing_list'] },
  }),
  'GET /staff/documents': () => ({}),
  'GET /staff/document-counts': () => ({}),
  'GET /staff/documents/{id}': ({ documentId }) => ({ id: documentId }),
  'POST /staff/documents': ({ uploadId, userId }) => ({
    body: { upload_id: uploadId, document_type: 'invoice', customer_id: userId },
  }),
  'PUT /staff/documents/{id}': ({ documentId }) => ({
    id: documentId,
    body: { document_type: 'customs', description: 'Beyanname' },
  }),
  'PUT /staff/documents/{id}/review': ({ documentId }) => ({
    id: documentId,
    body: { review: 'verified', seen: 'waiting' },
  }),
  'PUT /staff/documents/{id}/matter': ({ documentId, requestId, shipmentId }) => ({
    id: documentId,
    body: { request_id: requestId, seen: { shipment_id: shipmentId } },
  }),
  'DELETE /staff/documents/{id}': ({ documentId }) => ({ id: documentId }),
  'POST /staff/documents/{id}/restore': ({ documentId }) => ({ id: documentId }),
  'GET /shipments': () => ({}),
  'GET /containers': () => ({}),
  'GET /shipment-figures': () => ({}),
  'GET /shipment-positions': () => ({}),
  'GET /shipments/{id}': ({ shipmentId }) => ({ id: shipmentId }),
  'PUT /shipments/{id}/labels': ({ shipmentId }) => ({
    id: shipmentId,
    body: { own_reference: 'PO-4471', own_name: 'Bahar koleksiyonu' },
  }),
  'PUT /shipments/{id}/feedback': ({ shipmentId }) => ({
    id: shipmentId,
    body: { stars: 5, comment: 'Zamanında geldi.' },
  }),
  'POST /tracking-refreshes': () => ({ body: {} }),
  'POST /staff/driver-links': ({ shipmentId }) => ({ body: { shipment_id: shipmentId } }),
  'GET /staff/shipments/{id}/driver-links': ({ shipmentId }) => ({ id: shipmentId }),
  'DELETE /staff/driver-links/{id}': ({ driverLinkId }) => ({ id: driverLinkId }),
  'POST /staff/api-keys': () => ({ body: { name: 'Örnek Tekstil ERP' } }),
  'DELETE /staff/api-keys/{id}': ({ apiKeyId }) => ({ id: apiKeyId }),
  'POST /share-links': ({ shipmentId }) => ({ body: { shipment_id: shipmentId, label: 'Depo', days: 30 } }),
  'GET /shipments/{id}/share-links': ({ shipmentId }) => ({ id: shipmentId }),
  'DELETE /share-links/{id}': ({ shareLinkId }) => ({ id: shareLinkId }),
  'GET /staff/shipments/{id}/share-links': ({ shipmentId }) => ({ id: shipmentId }),
  'DELETE /staff/share-links/{id}': ({ shareLinkId }) => ({ id: shareLinkId }),
  'POST /share-visits': () => ({ body: { token: randomUUID() } }),
  'POST /driver-visits': () => ({ body: { token: randomUUID() } }),
  'POST /driver-reports': () => ({
    body: {
      token: randomUUID(),
      reports: [{ id: randomUUID(), kind: 'loaded', happened_at: new Date().toISOString() }],
    },
  }),
  'GET /tracking-lookups': ({ shipmentNumber }) => ({ query: { code: shipmentNumber } }),
  'GET /tracking-messages': () => ({}),
  'POST /tracking-messages/{id}/settle': ({ trackingMessageId }) => ({ id: trackingMessageId }),
  'POST /tracking-messages/{id}/reopen': ({ trackingMessageId }) => ({ id: trackingMessageId }),
  'POST /tracking-messages/{id}/assign': ({ trackingMessageId, shipmentNumber }) => ({
    id: trackingMessageId,
    body: { shipment_number: shipmentNumber },
  }),
  'POST /tracking-imports': ({ shipmentNumber }) => ({
    body: {
      format: 'csv',
      text: `referans;olay;zaman\n${shipmentNumber};Yola çıktı;02.03.2026\n${randomUUID()};Vardı;02.03.2026`,
    },
  }),
  'GET /shipments/{id}/tracking': ({ shipmentId }) => ({ id: shipmentId }),
  'POST /staff/shipments': ({ userId }) => ({ body: newShipmentForm(userId) }),
  'GET /shipments/{id}/route': ({ shipmentId }) => ({ id: shipmentId }),
  'GET /staff/shipments': () => ({}),
  'GET /staff/containers': () => ({}),
  'GET /staff/container-counts': () => ({}),
  'GET /staff/shipment-counts': () => ({}),
  'GET /staff/shipments/{id}': ({ shipmentId }) => ({ id: shipmentId }),
  'PUT /staff/shipments/{id}/operations': ({ shipmentId }) => ({
    id: shipmentId,
    body: { notes: 'Aransın' },
  }),
  'POST /staff/shipments/{id}/notices': ({ shipmentId }) => ({
    id: shipmentId,
    body: { to: 'operations', message: `Bakılsın ${randomUUID()}` },
  }),
  'POST /staff/shipments/{id}/events': ({ shipmentId }) => ({
    id: shipmentId,
    body: { kind: 'note', note: 'Aktarma yarın', happened_at: new Date().toISOString() },
  }),
  'POST /staff/shipments/{id}/retractions': ({ shipmentId }) => ({
    id: shipmentId,
    body: { event_id: randomUUID() },
  }),
  'POST /staff/shipments/{id}/restorations': ({ shipmentId }) => ({
    id: shipmentId,
    body: { event_id: randomUUID() },
  }),
  'PUT /staff/shipments/{id}/containers': ({ shipmentId }) => ({
    id: shipmentId,
    body: { containers: [{ number: 'CSQU3054383', size_type: '45G1' }] },
  }),
  'PUT /staff/shipments/{id}/references': ({ shipmentId }) => ({
    id: shipmentId,
    body: { bill_of_lading: 'KVNL123456789' },
  }),
  'POST /newsletter/subscriptions': () => ({ body: { email: `${randomUUID()}@musteri.example` } }),
  'POST /newsletter/confirmations': () => ({
    body: { token: randomUUID(), text_version: newestSubscriptionText },
  }),
  'POST /newsletter/unsubscriptions': () => ({ body: { token: randomUUID() } }),
  'POST /newsletter/preferences/read': () => ({ body: { token: randomUUID() } }),
  'PUT /newsletter/preferences': () => ({
    body: {
      token: randomUUID(),
      name: '',
      language: 'tr',
      measuring: false,
      text_version: newestSubscriptionText,
    },
  }),
  'GET /newsletter/subscribers': () => ({}),
  'GET /newsletter/subscribers/counts': () => ({}),
  'GET /newsletter/subscribers/{id}': () => ({ id: randomUUID() }),
  'POST /newsletter/subscribers': () => ({
    body: { email: `${randomUUID()}@musteri.example`, recipient_type: 'TACIR', consent: null },
  }),
  'PUT /newsletter/subscribers/{id}': () => ({
    id: randomUUID(),
    body: { name: '', language: 'tr', recipient_type: 'BIREYSEL' },
  }),
  'POST /newsletter/subscribers/{id}/unsubscribe': () => ({ id: randomUUID(), body: {} }),
  'GET /newsletter/imports/{id}': () => ({ id: randomUUID() }),
  'POST /newsletter/imports/{id}/start': () => ({ id: randomUUID(), body: { meanings: ['email'] } }),
  'GET /newsletter/imports/{id}/rows': () => ({ id: randomUUID() }),
  'GET /newsletter/suppressions': () => ({}),
  'POST /newsletter/suppressions': () => ({ body: { email: `${randomUUID()}@musteri.example` } }),
  'DELETE /newsletter/suppressions/{id}': () => ({ id: randomUUID() }),
  'GET /newsletter/campaigns': () => ({}),
  'GET /newsletter/campaigns/counts': () => ({}),
  'POST /newsletter/campaigns': () => ({ body: { title: 'Mart bülteni', subject: 'Mart' } }),
  'GET /newsletter/campaigns/{id}': () => ({ id: randomUUID() }),
  'PUT /newsletter/campaigns/{id}': () => ({ id: randomUUID(), body: { version: 1, draft: campaignDraft } }),
  'DELETE /newsletter/campaigns/{id}': () => ({ id: randomUUID() }),
  'POST /newsletter/campaigns/{id}/preview': () => ({ id: randomUUID(), body: {} }),
  'POST /newsletter/campaigns/{id}/checks': () => ({ id: randomUUID(), body: {} }),
  'POST /newsletter/links/open': () => ({ body: { urls: [] } }),
  'POST /newsletter/segments/preview': () => ({ body: { segment: {} } }),
  'POST /newsletter/campaigns/{id}/test': () => ({
    id: randomUUID(),
    body: { emails: ['ece@kervan.example'] },
  }),
  'POST /newsletter/campaigns/{id}/start': () => ({ id: randomUUID(), body: { version: 1 } }),
  'POST /newsletter/campaigns/{id}/pause': () => ({ id: randomUUID(), body: {} }),
  'POST /newsletter/campaigns/{id}/resume': () => ({ id: randomUUID(), body: {} }),
  'POST /newsletter/campaigns/{id}/cancel': () => ({ id: randomUUID(), body: {} }),
  'GET /newsletter/campaigns/{id}/progress': () => ({ id: randomUUID() }),
  'GET /newsletter/campaigns/{id}/recipients': () => ({ id: randomUUID() }),
  'GET /newsletter/campaigns/{id}/report': () => ({ id: randomUUID() }),
  'GET /newsletter/registry': () => ({}),
  'POST /newsletter/registry/loaded': () => ({ body: { ids: [randomUUID()] } }),
  'POST /newsletter/pictures': ({ uploadId }) => ({ body: { upload_id: uploadId } }),
  'PUT /newsletter/settings': () => ({
    body: {
      version: 1,
      settings: {
        sender_title: '',
        mersis: '0123456789012345',
        sender_name: '',
        reply_to: null,
        per_second: 50,
        per_domain_per_second: 20,
        welcome_template_id: null,
      },
    },
  }),
  'POST /quote-reasons': () => ({ body: { token: randomUUID(), reason: 'price' } }),
  'GET /automations/{id}/webhook-secret': () => ({ id: randomUUID() }),
  'POST /demo/sign-in': () => ({ body: { surface: 'portal' } }),
  'POST /demo/inbox/test-mail': () => ({ body: { to: 'kimse@musteri.example' } }),
  'POST /demo/inbox/{id}/reply': () => ({
    id: randomUUID(),
    body: { reply_id: randomUUID(), text: 'Merhaba' },
  }),
}

export function addressOf(path: string, { query = {}, body: _, ...named }: SoundInput): string {
  const search = new URLSearchParams(query).toString()
  const filled = path.replace(/\{(\w+)\}/g, (_braced, name: keyof typeof named) => named[name] ?? '')
  return filled + (search && `?${search}`)
}
