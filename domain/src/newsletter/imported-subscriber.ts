/** One row of a file of subscribers or refusals: which column says what, and whom the row tells of. */
import { chosenTwice, guessColumns, type ColumnMeanings as Meanings } from '#lists/column-meanings.ts'
import { restored } from '#lists/formula-safe-text.ts'
import {
  type ConsentSource,
  consentSources,
  type RecipientType,
  type SubscriberLanguage,
} from '#newsletter/subscriber-words.ts'
import { type ImportKind, importSentences } from '#newsletter/subscribers.copy.ts'
import { EmailAddress } from '#values/email-address.ts'
import { plainLine } from '#values/plain-line.ts'
import { foldTurkish } from '#values/turkish-text.ts'

export const subscriberFieldWords = {
  email: 'E-posta',
  name: 'Ad',
  language: 'Dil',
  recipient_type: 'Alıcı türü',
  consent_at: 'Onay veya ret tarihi',
  consent_source: 'Onay veya ret kaynağı',
  note: 'Kanıt',
} as const
export type SubscriberField = keyof typeof subscriberFieldWords
export const subscriberFields = Object.keys(subscriberFieldWords) as [SubscriberField, ...SubscriberField[]]
export type SubscriberMeanings = Meanings<SubscriberField>

/** A refusal needs no more than its address. */
export const fieldsOf = (kind: ImportKind): readonly SubscriberField[] =>
  kind === 'subscribers' ? subscriberFields : ['email', 'consent_at', 'consent_source', 'note']

/** As people and programs head such columns, folded. */
const headings: Record<SubscriberField, readonly string[]> = {
  email: ['e-posta', 'eposta', 'e-posta adresi', 'email', 'e-mail', 'mail', 'alici', 'recipient'],
  name: ['ad', 'ad soyad', 'adi soyadi', 'isim', 'isim soyisim', 'name', 'full name'],
  language: ['dil', 'language'],
  recipient_type: ['alici turu', 'alici tipi', 'recipienttype', 'recipient type', 'tur'],
  consent_at: ['onay tarihi', 'ret tarihi', 'izin tarihi', 'consentdate', 'consent date', 'tarih'],
  consent_source: ['onay kaynagi', 'ret kaynagi', 'izin kaynagi', 'source', 'kaynak'],
  note: ['kanit', 'onay kaniti', 'not', 'proof'],
}

export const guessSubscriberColumns = (heads: readonly string[], kind: ImportKind): SubscriberMeanings =>
  guessColumns(heads, headings).map((field) => (field && fieldsOf(kind).includes(field) ? field : null))

/** Why nothing could be read with these meanings, if so. */
export function columnsProblem(meanings: SubscriberMeanings, kind: ImportKind): string | undefined {
  const twice = chosenTwice(meanings)
  if (twice) return `«${subscriberFieldWords[twice]}» iki sütunda seçili.`
  if (!meanings.includes('email')) return importSentences.noEmailColumn
  const isProved = (['consent_at', 'consent_source', 'note'] as const).every((field) =>
    meanings.includes(field),
  )
  return kind === 'refusals' || isProved || meanings.includes('recipient_type')
    ? undefined
    : importSentences.noProofColumns
}

export type ImportedSubscriber = {
  email: string
  name: string
  language: SubscriberLanguage
  recipient_type: RecipientType
  consent_at: Date | null
  consent_source: ConsentSource | null
  note: string
}

export function readImportedSubscriber(
  cells: readonly string[],
  meanings: SubscriberMeanings,
  kind: ImportKind,
  now: Date,
): ImportedSubscriber | { problem: string } {
  const written = (field: SubscriberField): string => restored(cells[meanings.indexOf(field)] ?? '').trim()
  const email = EmailAddress.safeParse(written('email'))
  if (!email.success) return { problem: importSentences.badEmail }
  const consent_at = written('consent_at') ? readMoment(written('consent_at')) : null
  if (written('consent_at') && !consent_at) return { problem: importSentences.badDate }
  if (consent_at && consent_at.getTime() > now.getTime() + 60_000)
    return { problem: importSentences.futureDate }
  const typed = written('consent_source').toUpperCase()
  // The register's own lists say more: IYS_WEB, IYS_MOBIL and so on.
  const consent_source = consentSources.find((one) => one === typed.replace(/^IYS_.*/, 'IYS')) ?? null
  if (typed && !consent_source) return { problem: importSentences.badSource }
  const note = plainLine(written('note'), 300)
  const recipient_type = typeOf(written('recipient_type'))
  const isProved = consent_at && consent_source && note
  if (kind === 'subscribers' && !isProved && recipient_type !== 'TACIR')
    return { problem: importSentences.noProof }
  return {
    email: email.data,
    name: plainLine(written('name'), 120),
    language: languageOf(written('language')),
    recipient_type,
    consent_at,
    consent_source,
    note,
  }
}

const languageOf = (text = ''): SubscriberLanguage =>
  /^(en|ingilizce|english)/.test(foldTurkish(text.trim())) ? 'en' : 'tr'
const typeOf = (text = ''): RecipientType =>
  /^(tacir|esnaf|ticari)/.test(foldTurkish(text.trim())) ? 'TACIR' : 'BIREYSEL'

const isoDate = /^(\d{4})-(\d{2})-(\d{2})(?:[ T](\d{2}):(\d{2})(?::(\d{2}))?)?/
const turkishDate = /^(\d{1,2})[./](\d{1,2})[./](\d{4})(?:\s+(\d{2}):(\d{2})(?::(\d{2}))?)?/

/** Turkish time, which has been three hours ahead since 2016; null where it cannot be read. */
export function readMoment(text: string): Date | null {
  const iso = isoDate.exec(text.trim())
  const turkish = turkishDate.exec(text.trim())
  const [year, month, day] = iso ? [iso[1], iso[2], iso[3]] : [turkish?.[3], turkish?.[2], turkish?.[1]]
  if (!year || !month || !day) return null
  const [hour = '12', minute = '00', second = '00'] = (iso ?? turkish)?.slice(4) ?? []
  const written = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}T${hour}:${minute}:${second}`
  const at = new Date(`${written}+03:00`)
  // A 31st of February is none.
  if (
    Number.isNaN(at.getTime()) ||
    new Date(at.getTime() + 3 * 3_600_000).toISOString().slice(8, 10) !== day.padStart(2, '0')
  )
    return null
  return at
}
