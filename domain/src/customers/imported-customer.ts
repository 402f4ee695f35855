/** One row of a customer table that staff bring: which column says what, and the customer that the row tells of. */
import { splitFullName } from '#customers/company-name.ts'
import { CustomerForm } from '#customers/customer-forms.ts'
import { chosenTwice, guessColumns, type ColumnMeanings as Meanings } from '#lists/column-meanings.ts'
import { restored } from '#lists/formula-safe-text.ts'
import { TaxNumber } from '#values/tax-number.ts'

export const importFields = [
  'full_name',
  'first_name',
  'last_name',
  'company',
  'email',
  'phone',
  'tax_number',
  'tax_office',
  'sector',
  'city',
  'country',
] as const
export type ImportField = (typeof importFields)[number]

export const importFieldWords: Record<ImportField, string> = {
  full_name: 'Ad soyad',
  first_name: 'Ad',
  last_name: 'Soyad',
  company: 'Şirket',
  email: 'E-posta',
  phone: 'Telefon',
  tax_number: 'Vergi no',
  tax_office: 'Vergi dairesi',
  sector: 'Sektör',
  city: 'Şehir',
  country: 'Ülke',
}

export type ColumnMeanings = Meanings<ImportField>

/** As people and programs head such columns, folded. */
const headings: Record<ImportField, readonly string[]> = {
  full_name: [
    'ad soyad',
    'adi soyadi',
    'isim soyisim',
    'yetkili',
    'ilgili kisi',
    'kisi',
    'full name',
    'name',
    'contact',
  ],
  first_name: ['ad', 'adi', 'isim', 'first name', 'given name'],
  last_name: ['soyad', 'soyadi', 'soyisim', 'last name', 'surname', 'family name'],
  company: [
    'sirket',
    'sirket adi',
    'firma',
    'firma adi',
    'unvan',
    'ticari unvan',
    'musteri',
    'company',
    'organization',
  ],
  email: ['e-posta', 'eposta', 'e posta', 'e-posta adresi', 'mail', 'e-mail', 'email', 'mail adresi'],
  phone: [
    'telefon',
    'tel',
    'gsm',
    'cep',
    'cep telefonu',
    'telefon no',
    'telefon numarasi',
    'phone',
    'mobile',
  ],
  tax_number: [
    'vergi no',
    'vergi numarasi',
    'vkn',
    'vkn/tckn',
    'tckn',
    'tc kimlik no',
    'tax number',
    'tax no',
  ],
  tax_office: ['vergi dairesi', 'v.d.', 'vd', 'tax office'],
  sector: ['sektor', 'faaliyet alani', 'is kolu', 'sector', 'industry'],
  city: ['sehir', 'il', 'city'],
  country: ['ulke', 'country'],
}

export const guessMeanings = (heads: readonly string[]): ColumnMeanings => guessColumns(heads, headings)

/** Why nothing could be read with these meanings, if so. */
export function meaningsProblem(meanings: ColumnMeanings): string | undefined {
  const twice = chosenTwice(meanings)
  if (twice) return `«${importFieldWords[twice]}» iki sütunda seçili.`
  const says = (...fields: ImportField[]) => fields.some((field) => meanings.includes(field))
  if (!says('email', 'phone')) return 'E-posta ya da telefon sütununu seçin.'
  if (!says('full_name', 'first_name', 'company')) return 'Ad ya da şirket sütununu seçin.'
  return undefined
}

export type ImportedOrganisation = { tax_number: string; tax_office: string }
export type ImportedCustomer = {
  form: CustomerForm
  /** As it is written; the office's own list may not have it. */
  sector: string
  city: string
  country: string
  /** The firm the row names by its tax number. */
  organisation: ImportedOrganisation | null
}

export function readImportedCustomer(
  cells: readonly string[],
  meanings: ColumnMeanings,
): ImportedCustomer | { problem: string } {
  const written = (field: ImportField): string => restored(cells[meanings.indexOf(field)] ?? '').trim()
  const short = (['phone', 'tax_number'] as const).find((field) => shortenedNumber.test(written(field)))
  if (short) return { problem: `${importFieldWords[short]}: Excel bu numarayı kısaltmış. ${asText}` }
  const whole = splitFullName(written('full_name'))
  const read = CustomerForm.safeParse({
    email: written('email') || null,
    first_name: written('first_name') || whole.first_name || null,
    last_name: written('last_name') || whole.last_name || null,
    phone: plainPhone(written('phone')) || null,
    company: written('company') || null,
  })
  if (!read.success) return { problem: problemOf(read.error.issues[0]) }
  const place = {
    sector: written('sector'),
    city: written('city').slice(0, longestPlace),
    country: written('country').slice(0, longestPlace),
  }
  if (!written('tax_number')) return { form: read.data, ...place, organisation: null }
  const number = TaxNumber.safeParse(written('tax_number'))
  if (!number.success)
    return { problem: `${importFieldWords.tax_number}: ${number.error.issues[0]?.message}` }
  if (!read.data.company) return { problem: 'Şirket: vergi numarası olan satırda şirket adı da gerekir.' }
  return {
    form: read.data,
    ...place,
    organisation: { tax_number: number.data, tax_office: written('tax_office').slice(0, longestOffice) },
  }
}

/** As Excel shows a number that it took for a quantity. */
const shortenedNumber = /^\d[.,]\d+E\+\d+$/i
const asText = 'Sütunu metin olarak biçimleyip dosyayı yeniden kaydedin.'
const longestOffice = 80
const longestPlace = 80

/** Dots and slashes between digits are as good as blanks; a number of this country may have lost its zero. */
function plainPhone(text: string): string {
  const spaced = text.replace(/[./]/g, ' ').replace(/\s+/g, ' ').trim()
  return /^[2-58]\d{9}$/.test(spaced.replace(/\D/g, '')) && !spaced.startsWith('+') ? `0${spaced}` : spaced
}

function problemOf(issue: { path: PropertyKey[]; message: string } | undefined): string {
  const field = importFields.find((each) => each === issue?.path[0])
  const message = issue?.message ?? 'Satır okunamadı.'
  return field ? `${importFieldWords[field]}: ${message}` : message
}
