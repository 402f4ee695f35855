/** One row of a file of subscribers or refusals: which column says what, and whom the row tells of. */
import { chosenTwice, guessColumns, type ColumnMeanings as Meanings } from '#lists/column-meanings.ts'
import { restored } from '#lists/formula-safe-text.ts'
import { isInFuture, readMoment, readRefusalMoment } from '#newsletter/read-moment.ts'
import {
  type ConsentSource,
  consentSources,
  consentSourceWords,
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
  const given = {
    typedAt: written('consent_at'),
    typedSource: written('consent_source'),
    note: plainLine(written('note'), 300),
    recipient_type: typeOf(written('recipient_type')),
  }
  const consent_at =
    kind === 'refusals' ? readRefusalMoment(given.typedAt, now) : readMoment(given.typedAt, 'ONAY')
  const consent_source = sourceOf(given.typedSource)
  const problem = kind === 'subscribers' && problemOf({ ...given, consent_at, consent_source }, now)
  if (problem) return { problem }
  return {
    email: email.data,
    name: plainLine(written('name'), 120),
    language: languageOf(written('language')),
    recipient_type: given.recipient_type,
    consent_at,
    consent_source,
    note: given.note,
  }
}

type Given = Pick<ImportedSubscriber, 'recipient_type' | 'consent_at' | 'consent_source' | 'note'> & {
  typedAt: string
  typedSource: string
}

/** Why a row does not prove a consent, if so. */
function problemOf(
  { typedAt, typedSource, recipient_type, consent_at, consent_source, note }: Given,
  now: Date,
): string | undefined {
  if (typedAt && !consent_at) return importSentences.badDate
  if (consent_at && isInFuture(consent_at, now)) return importSentences.futureDate
  if (typedSource && !consent_source) return importSentences.badSource
  const isProved = consent_at && consent_source && note
  return isProved || recipient_type === 'TACIR' ? undefined : importSentences.noProof
}

/** By the register's names and by the words that our own screens show. */
const sourcesByWord = new Map(
  consentSources.flatMap((one) => [one, consentSourceWords[one]].map((word) => [foldTurkish(word), one])),
)
/** The register's own lists say more: IYS_WEB, IYS_MOBIL and so on. */
const sourceOf = (text: string): ConsentSource | null =>
  sourcesByWord.get(foldTurkish(text).replace(/^iys_.*/, 'iys')) ?? null

const languageOf = (text = ''): SubscriberLanguage =>
  /^(en|ingilizce|english)/.test(foldTurkish(text.trim())) ? 'en' : 'tr'
const typeOf = (text = ''): RecipientType =>
  /^(tacir|esnaf|ticari)/.test(foldTurkish(text.trim())) ? 'TACIR' : 'BIREYSEL'
