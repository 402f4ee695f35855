/** The company's fields as they are typed: what each is called, how its text is read and what is wrong with it. */
import { Company, type PublicCompany, WeekHours } from '@kervan/domain/company/company.contract.ts'
import { companyWords } from '@kervan/domain/company/company-words.ts'

/** The schema of one value, as far as a form needs it. */
type Checked = {
  safeParse: (value: unknown) => { success: boolean; error?: { issues: { message: string }[] } }
}

export type CompanyField = {
  key: string
  label: string
  hint?: string
  /** One value per line. */
  isList?: boolean
  isOptional?: boolean
  isWide?: boolean
  input?: 'tel' | 'email'
  /** Undefined where the reader is not shown the value. */
  read: (company: Partial<Company>) => string | undefined
  write: (company: Company, text: string) => Company
  problem: (text: string) => string | undefined
}

type TextKey = Exclude<
  keyof Company,
  | 'office_hours'
  | 'support_hours'
  | 'late_after_hours'
  | 'silent_after_hours'
  | 'forgotten_lead_days'
  | 'road_emissions'
  | 'document_room'
  | 'claims'
  | 'phones'
  | 'bank_lines'
  | 'staff_email_domains'
>

type More = Partial<Pick<CompanyField, 'hint' | 'isOptional' | 'isWide' | 'input'>>

const firstProblem = (schema: Checked, value: unknown) => schema.safeParse(value).error?.issues[0]?.message

function text(key: TextKey, more: More = {}): CompanyField {
  const value = (typed: string) => typed.trim() || (more.isOptional ? null : '')
  return {
    key,
    label: companyWords[key],
    ...more,
    read: (company) => (company[key] === undefined ? undefined : (company[key] ?? '')),
    write: (company, typed) => ({ ...company, [key]: value(typed) }),
    problem: (typed) => firstProblem(Company.shape[key], value(typed)),
  }
}

const linesOf = (typed: string) =>
  typed
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

function lines(key: 'phones' | 'bank_lines' | 'staff_email_domains', more: More = {}): CompanyField {
  return {
    key,
    label: companyWords[key],
    isList: true,
    ...more,
    read: (company) => company[key]?.join('\n'),
    write: (company, typed) => ({ ...company, [key]: linesOf(typed) }),
    problem: (typed) => firstProblem(Company.shape[key], linesOf(typed)),
  }
}

/** "ISO 9001:2015: kalite yönetimi": the last colon divides, as a value may hold one. */
function claimOf(line: string) {
  const colon = line.lastIndexOf(':')
  return colon < 0
    ? { value: line, label: '' }
    : { value: line.slice(0, colon).trim(), label: line.slice(colon + 1).trim() }
}

const claims: CompanyField = {
  key: 'claims',
  label: companyWords.claims,
  hint: 'Her satıra bir vaat: “15 yıl: deneyim”.',
  isList: true,
  isOptional: true,
  isWide: true,
  read: (company) => company.claims?.map(({ value, label }) => `${value}: ${label}`).join('\n'),
  write: (company, typed) => ({ ...company, claims: linesOf(typed).map(claimOf) }),
  problem: (typed) => {
    const found = linesOf(typed).map(claimOf)
    if (found.some(({ value, label }) => !value || !label)) return 'Her satırı “15 yıl: deneyim” gibi yazın.'
    return firstProblem(Company.shape.claims, found)
  },
}

const days = { weekdays: 'Hafta içi', saturday: 'Cumartesi', sunday: 'Pazar' } as const
type DayKey = keyof typeof days

function hours(key: 'office_hours' | 'support_hours', day: DayKey): CompanyField {
  const isOptional = day !== 'weekdays'
  // Typed with spaces or a longer dash, they mean the same.
  const value = (typed: string) => typed.replace(/\s/g, '').replace(/[–—]/g, '-') || (isOptional ? null : '')
  return {
    key: `${key}.${day}`,
    label: days[day],
    ...(isOptional && { hint: 'Kapalıysa boş bırakın.' }),
    read: (company) => (company[key] ? (company[key][day] ?? '') : undefined),
    write: (company, typed) => ({ ...company, [key]: { ...company[key], [day]: value(typed) } }),
    problem: (typed) => firstProblem(WeekHours.shape[day], value(typed)),
  }
}

export type FieldGroup = { title: string; about?: string; fields: readonly CompanyField[] }

export const companyGroups: readonly FieldGroup[] = [
  {
    title: 'Kimlik',
    fields: [
      text('name'),
      text('legal_name'),
      text('tax_office', { isOptional: true }),
      text('tax_number', { isOptional: true, hint: '10 hane' }),
      text('logo', { isOptional: true, hint: 'Sitedeki yolu, örneğin /logo.svg' }),
    ],
  },
  {
    title: 'İletişim',
    about: 'Sitede, e-postalarda ve tekliflerde gösterilir.',
    fields: [
      text('email', { input: 'email' }),
      text('support_email', { input: 'email' }),
      lines('phones', { isOptional: true, hint: 'Her satıra bir numara; ilki ana numara.' }),
      text('emergency_phone', { isOptional: true, input: 'tel' }),
      text('address', { isOptional: true, isWide: true }),
    ],
  },
  {
    title: 'Teklifler, giriş ve site',
    fields: [
      lines('bank_lines', {
        isOptional: true,
        isWide: true,
        hint: 'Her satıra bir hesap; tekliflerde gösterilir.',
      }),
      lines('staff_email_domains', { hint: 'Personel yalnızca bu alan adlarıyla giriş yapar.' }),
      claims,
    ],
  },
]

const week = (key: 'office_hours' | 'support_hours') =>
  (['weekdays', 'saturday', 'sunday'] as const).map((day) => hours(key, day))

export const hoursGroups: readonly FieldGroup[] = [
  {
    title: companyWords.office_hours,
    about: 'Yanıt sürelerinin ne kadarının kaldığı bu saatlerle sayılır.',
    fields: week('office_hours'),
  },
  {
    title: companyWords.support_hours,
    about: 'Müşterilere ne zaman yanıt verildiği bu saatlerle söylenir.',
    fields: week('support_hours'),
  },
]

/** What a reader who changes nothing is shown: the fields that they may read and that have a value. */
export function readFacts(groups: readonly FieldGroup[], company: PublicCompany) {
  return groups
    .map(({ title, fields }) => ({
      title,
      facts: fields.flatMap(({ key, label, read }) => {
        const value = read(company)
        return value === undefined ? [] : [{ key, label, value }]
      }),
    }))
    .filter(({ facts }) => facts.length > 0)
}
