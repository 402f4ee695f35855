/** What the measured facts say about each part of the system, in a few words. */
import type { PartStatus } from '#status/status.contract.ts'

export type MeasuredFacts = {
  database_ms: number
  /** Mails that wait, since how many seconds the oldest does, and what the last day's failures were. */
  mails_waiting: number
  mails_waiting_seconds: number
  mails_refused: number
  mail_sent_at: string | null
  jobs_waiting: number
  jobs_waiting_seconds: number
  dead_letters: number
  job_done_at: string | null
  /** Since when the oldest event has been waiting for its readers. */
  events_waiting_seconds: number
  event_sent_at: string | null
  carrier: 'connected' | 'built_in' | 'none'
  /** Calls to the carrier that failed since the last answer. */
  carrier_failures: number
  carrier_asked_at: string | null
  /** The newest bulletin and its age in days. */
  rates_stored_at: string | null
  rates_days: number | null
}

const slowDatabaseMs = 500
/** Waiting for longer than this means that nobody is working. */
const longWait = { mail: 600, job: 600, event: 30 } as const
/** Over the longest holidays the central bank publishes nothing for nine days. */
const oldRatesDays = 10

export function judgeStatus(facts: MeasuredFacts): PartStatus[] {
  const {
    mails_waiting: mails,
    mails_refused: refused,
    jobs_waiting: jobs,
    dead_letters: dead,
    events_waiting_seconds: lag,
    rates_days: age,
  } = facts
  return [
    part('database', facts.database_ms < slowDatabaseMs, `${facts.database_ms} ms içinde yanıt verdi`, null),
    part(
      'mail',
      facts.mails_waiting_seconds < longWait.mail && refused === 0,
      [
        mails > 0 ? `Sırada ${mails} e-posta var` : 'Bekleyen e-posta yok',
        refused > 0 && `son bir günde ${refused} ulaşmadı`,
      ],
      facts.mail_sent_at,
    ),
    part(
      'jobs',
      facts.jobs_waiting_seconds < longWait.job && dead === 0,
      [jobs > 0 ? `Sırada ${jobs} iş var` : 'Bekleyen iş yok', dead > 0 && `${dead} iş yapılamadı`],
      facts.job_done_at,
    ),
    part(
      'live',
      lag < longWait.event,
      lag < 1 ? 'Haberler gecikmeden iletiliyor' : `En eski haber ${Math.round(lag)} saniyedir bekliyor`,
      facts.event_sent_at,
    ),
    part(
      'tracking',
      facts.carrier_failures === 0,
      facts.carrier_failures > 0
        ? `Taşıyıcı son ${facts.carrier_failures} soruya yanıt vermedi`
        : carrierWords[facts.carrier],
      facts.carrier_asked_at,
    ),
    part(
      'rates',
      age !== null && age <= oldRatesDays,
      age === null ? 'Kayıtlı kur yok' : age <= 1 ? 'Güncel' : `Son bülten ${age} gün önce`,
      facts.rates_stored_at,
    ),
    part('model', true, 'Yerleşik çözümleyici kullanılıyor', null),
  ]
}

const carrierWords: Record<MeasuredFacts['carrier'], string> = {
  connected: 'Taşıyıcıya bağlı',
  built_in: 'Yerleşik kaynak kullanılıyor',
  none: 'Bağlı taşıyıcı yok; haberler iletiyle ve elle gelir',
}

function part(
  name: PartStatus['part'],
  isWell: boolean,
  fact: string | readonly (string | false)[],
  last_at: string | null,
): PartStatus {
  const words = typeof fact === 'string' ? fact : fact.filter(Boolean).join('; ')
  return { part: name, state: isWell ? 'ok' : 'attention', fact: words, last_at }
}
