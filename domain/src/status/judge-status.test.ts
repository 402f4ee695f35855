import { expect, test } from 'vitest'
import { judgeStatus, type MeasuredFacts } from '#status/judge-status.ts'
import { systemParts } from '#status/status.contract.ts'

const well: MeasuredFacts = {
  database_ms: 3,
  mails_waiting: 0,
  mails_waiting_seconds: 0,
  mails_refused: 0,
  mail_sent_at: null,
  jobs_waiting: 2,
  jobs_waiting_seconds: 1,
  dead_letters: 0,
  job_done_at: null,
  events_waiting_seconds: 0,
  event_sent_at: null,
  carrier: 'built_in',
  carrier_failures: 0,
  carrier_asked_at: null,
  rates_stored_at: '2026-03-05T12:30:00.000Z',
  rates_days: 0,
}

test('a system that works says so, part by part', () => {
  const parts = judgeStatus(well)
  expect(parts.map(({ part }) => part)).toEqual(systemParts)
  expect(parts.every(({ state }) => state === 'ok')).toBe(true)
  expect(parts.find(({ part }) => part === 'jobs')?.fact).toBe('Sırada 2 iş var')
})

test.each([
  ['database', { database_ms: 800 }, '800 ms içinde yanıt verdi'],
  ['mail', { mails_waiting: 4, mails_waiting_seconds: 900 }, 'Sırada 4 e-posta var'],
  ['mail', { mails_refused: 2 }, 'Bekleyen e-posta yok; son bir günde 2 ulaşmadı'],
  ['jobs', { jobs_waiting: 0, dead_letters: 1 }, 'Bekleyen iş yok; 1 iş yapılamadı'],
  ['live', { events_waiting_seconds: 45.4 }, 'En eski haber 45 saniyedir bekliyor'],
  ['tracking', { carrier_failures: 3 }, 'Taşıyıcı son 3 soruya yanıt vermedi'],
  ['rates', { rates_days: 12 }, 'Son bülten 12 gün önce'],
  ['rates', { rates_days: null }, 'Kayıtlı kur yok'],
] as const)('%s needs a look', (name, facts, fact) => {
  const unwell = judgeStatus({ ...well, ...facts }).filter(({ state }) => state === 'attention')
  expect(unwell).toMatchObject([{ part: name, fact }])
})
