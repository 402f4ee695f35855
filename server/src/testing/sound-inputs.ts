/** A sound input for every procedure of the contract, so that tests can call all of them. */
import { randomUUID } from 'node:crypto'
import { consentTexts } from '@kervan/domain/consents/consent-texts.ts'
import { demoCompany } from '#demo/demo-world.ts'

/** Whose ids stand where an id is asked for. */
export type Subject = {
  userId: string
  email: string
  sessionId: string
  requestId: string
  workItemId: string
}
export type SoundInput = { id?: string; purpose?: string; body?: unknown }

const staffAddress = () => `${randomUUID()}@kervan.example`
const profile = {
  first_name: 'Ayşe',
  last_name: 'Yılmaz',
  phone: '+90 532 000 00 02',
  company: 'Yılmaz',
  company_type: 'individual',
  position: 'Sahibi',
}

export const soundInputs: Record<string, (subject: Subject) => SoundInput> = {
  'POST /page-views': () => ({ body: { visitor_id: randomUUID(), page_path: '/' } }),
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
  'PUT /staff/people/{id}/role': ({ userId }) => ({ id: userId, body: { role: 'admin' } }),
  'POST /people/{id}/disable': ({ userId }) => ({ id: userId }),
  'POST /people/{id}/enable': ({ userId }) => ({ id: userId }),
  'GET /audit': () => ({}),
  'PUT /company/settings': () => ({ body: { version: 1, company: demoCompany } }),
  'PUT /profile/basics': () => ({ body: { full_name: 'Ayşe Nur Yılmaz', company_name: 'Yılmaz Tekstil' } }),
  'PUT /profile': () => ({ body: profile }),
  'GET /customers': () => ({}),
  'PUT /consents/{purpose}': () => ({
    purpose: 'marketing',
    body: { granted: true, text_version: consentTexts.marketing.version },
  }),
  'POST /visitor-consents': () => ({
    body: {
      visitor_id: randomUUID(),
      decisions: [{ purpose: 'analytics', granted: true, text_version: consentTexts.analytics.version }],
    },
  }),
  'POST /own-data/requests': () => ({ body: { note: '' } }),
  'POST /own-data/requests/{id}/withdraw': ({ requestId }) => ({ id: requestId }),
  'GET /data-requests': () => ({}),
  'GET /demo/inbox': () => ({}),
  'POST /demo-requests': () => ({
    body: { full_name: 'Defne Işık', email: `${randomUUID()}@musteri.example`, message: 'Merhaba' },
  }),
  'GET /work-items': () => ({}),
  'POST /work-items/{id}/complete': ({ workItemId }) => ({ id: workItemId }),
  'POST /newsletter/subscriptions': () => ({ body: { email: `${randomUUID()}@musteri.example` } }),
  'POST /newsletter/confirmations': () => ({ body: { token: randomUUID() } }),
  'POST /newsletter/unsubscriptions': () => ({ body: { token: randomUUID() } }),
  'POST /demo/inbox/test-mail': () => ({ body: { to: 'kimse@musteri.example' } }),
}

export function addressOf(path: string, { id = '', purpose = '' }: SoundInput): string {
  return path.replace('{id}', id).replace('{purpose}', purpose)
}
