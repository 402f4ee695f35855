/** What the server answers to somebody who is signed in; `more` adds what their page needs besides. */
import type { Person } from '@kervan/domain/access/person.ts'
import type { Customer, Profile } from '@kervan/domain/customers/customers.contract.ts'
import type { RequestDetail, StaffRequest } from '@kervan/domain/requests/request.ts'
import type { Answers } from '#testing/answer-calls.ts'

const now = '2026-03-05T09:00:00.000Z'
const id = (end: number) => `01890a5d-ac96-774b-bcce-${String(end).padStart(12, '0')}`

const customer: Person = {
  id: id(1),
  email: 'defne@musteri.example',
  full_name: 'Defne Işık',
  role: 'customer',
}
const member: Person = { id: id(2), email: 'ece.yaman@kervan.example', full_name: 'Ece Yaman', role: 'staff' }

export const completeProfile: Profile = {
  id: customer.id,
  email: customer.email,
  first_name: 'Defne',
  last_name: 'Işık',
  phone: '+90 532 000 00 01',
  company: 'Örnek Tekstil',
  company_type: 'company',
  position: 'Lojistik Müdürü',
  full_name: customer.full_name,
  company_name: 'Örnek Tekstil',
  profile_completed: true,
  profile_completed_at: now,
  missing_fields: [],
  assigned_to: null,
  representative_name: null,
  customer_status: 'active',
  organisation_id: null,
  organisation_name: null,
  has_account: true,
  joined_at: now,
  created_at: now,
}

/** The same as staff know them. */
export const aCustomer: Customer = {
  ...completeProfile,
  city: 'Bursa',
  country: 'Türkiye',
  sector_id: id(31),
  industry: 'Tekstil',
  segment_id: id(32),
  segment: 'KOBİ',
  lead_source: 'signup',
  total_revenue: { amount: '48250.00', currency: 'EUR' },
  last_contact_at: now,
}

/** A request that waits for its price. */
export const aRequest: RequestDetail & StaffRequest = {
  id: id(10),
  number: 'TLP-2026-000123',
  title: 'Mersin – Hamburg',
  status: 'pending',
  form: 'quick',
  shipment_type: 'sea',
  origin_city: 'Mersin',
  origin_country: 'Türkiye',
  origin_postal_code: '',
  origin_address: '',
  origin_port: '',
  destination_city: 'Hamburg',
  destination_country: 'Almanya',
  destination_postal_code: '',
  destination_address: '',
  destination_port: '',
  preferred_date: null,
  urgency_level: null,
  description: 'Paletli makine parçası',
  estimated_weight: '1850',
  estimated_volume: null,
  cargo_type: null,
  delivery_mode: '',
  service_type: '',
  requester_company: 'Örnek Tekstil',
  cargo_details: {},
  pricing_status: null,
  quote_id: null,
  quote_amount: null,
  quote_currency: null,
  quote_valid_until: null,
  quote_due_at: '2099-03-05T09:00:00.000Z',
  quote_notes: '',
  freight_cost: null,
  baf_cost: null,
  caf_cost: null,
  demurrage_cost: null,
  other_costs: null,
  quoted_at: null,
  customer_response_at: null,
  revision_requested_at: null,
  revision_note: '',
  staff_notes: '',
  customer_id: customer.id,
  customer_name: customer.full_name,
  customer_company: 'Örnek Tekstil',
  customer_email: customer.email,
  customer_phone: completeProfile.phone,
  analysis: null,
  shipment_id: null,
  created_at: now,
  updated_at: now,
}

/** The same with a price that can be answered. */
export const aPricedRequest: typeof aRequest = {
  ...aRequest,
  status: 'quoted',
  quote_id: id(20),
  quote_amount: '1250.00',
  quote_currency: 'EUR',
  quote_valid_until: '2099-03-05T09:00:00.000Z',
  quoted_at: now,
}

const pageOf = (items: readonly unknown[]) => ({ items, next_cursor: null })
const counts = { total: 0, pending: 0, quoted: 0, approved: 0, rejected: 0 }

export const noOffers = {
  total: 0,
  waiting: 0,
  revision: 0,
  accepted: 0,
  rejected: 0,
  expired: 0,
  superseded: 0,
}

export function asCustomer(more: Answers = {}, requests: readonly (typeof aRequest)[] = []): Answers {
  return {
    'GET /session': { person: customer },
    'GET /profile': completeProfile,
    'GET /representative': { representative: null },
    'GET /requests/counts': { ...counts, total: requests.length },
    'GET /requests': pageOf(requests),
    ...Object.fromEntries(requests.map((request) => [`GET /requests/${request.id}`, request])),
    'GET /offers': pageOf([]),
    'GET /offers/counts': noOffers,
    'GET /notifications/unread': { unread: 0, offers: [], unread_messages: 0 },
    'GET /notifications': pageOf([]),
    'GET /documents': pageOf([]),
    'GET /document-checklist': { items: [], missing: 0 },
    'GET /places': { items: [] },
    'GET /price-band': { band: null },
    'GET /lane-transit': {
      basis: 'history',
      soonest_days: 31,
      latest_days: 44,
      median_days: 37,
      deliveries: 199,
      from_port: null,
      to_port: null,
    },
    'GET /auth/password': { has_password: true },
    'GET /sessions': { sessions: [] },
    'GET /consents': { consents: [] },
    'GET /own-data/requests': { requests: [] },
    ...more,
  }
}

export function asStaff(more: Answers = {}, requests: readonly (typeof aRequest)[] = []): Answers {
  return {
    'GET /session': { person: member },
    'GET /staff/requests': pageOf(requests),
    'GET /staff/quote-counts': { total: 0, waiting: 0 },
    'GET /staff/requests/counts': { ...counts, total: requests.length },
    ...Object.fromEntries(requests.map((request) => [`GET /requests/${request.id}`, request])),
    ...Object.fromEntries(
      requests.map(({ id }) => [
        `GET /staff/requests/${id}/unsent-quote`,
        { quote_id: null, quote_no: null, status: null },
      ]),
    ),
    'GET /company/calendar': {
      office_hours: { weekdays: '08:00-18:00', saturday: '09:00-13:00', sunday: null },
      holidays: [],
    },
    'GET /staff/quote-choices': { people: [], lanes: [] },
    'GET /work-items': pageOf([]),
    'GET /work-items/counts': {
      open: 0,
      overdue: 0,
      unassigned: 0,
      snoozed: 0,
      urgent: 0,
      attention: 0,
      mine: 0,
    },
    'GET /work-items/exception-counts': {
      total: 0,
      free_time: 0,
      customs_hold: 0,
      shipment_late: 0,
      shipment_silent: 0,
    },
    'GET /staff/profile': {
      full_name: member.full_name,
      phone: '',
      time_zone: 'Europe/Istanbul',
      signature: '',
      absent_from: null,
      absent_until: null,
    },
    'GET /staff/updates': { items: [] },
    'GET /staff/activity': { items: [] },
    'GET /staff/activity-hours': { hours: Array.from({ length: 24 }, () => 0) },
    'GET /staff/system-status': { parts: [] },
    'GET /staff/won-value': { month: '2026-03', quotes: 0, value: { amount: '0.00', currency: 'EUR' } },
    'GET /customers/joined-this-month': { count: 0 },
    'GET /staff/chat/conversation-counts': {
      mine: 0,
      unassigned: 0,
      open: 0,
      snoozed: 0,
      closed: 0,
      waiting: 0,
    },
    'GET /staff/notification-counts': { total: 0, unread: 0, request: 0, quote: 0, system: 0 },
    'GET /staff/notifications': pageOf([]),
    'GET /staff/documents': pageOf([]),
    'GET /staff/document-checklist': { items: [], missing: 0 },
    'GET /customers': pageOf([]),
    'GET /customers/counts': {
      total: 0,
      lead: 0,
      potential: 0,
      active: 0,
      with_account: 0,
      without_account: 0,
      joined: 0,
    },
    'GET /customer-value': { total_revenue: { amount: '0.00', currency: 'EUR' }, new_leads: 0 },
    'GET /staff/won-quarter': {
      settled: '2026-01..2026-03',
      value: { amount: '0.00', currency: 'EUR' },
      before: { amount: '0.00', currency: 'EUR' },
    },
    'GET /customer-groups': {
      groups: [
        { id: id(31), kind: 'sector', name: 'Tekstil' },
        { id: id(33), kind: 'sector', name: 'Gıda' },
        { id: id(32), kind: 'segment', name: 'KOBİ' },
      ],
    },
    'GET /notifications/unread': { unread: 0, offers: [], unread_messages: 0 },
    'GET /places': { items: [] },
    ...more,
  }
}
