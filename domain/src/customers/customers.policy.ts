/** When a profile is complete, and what it permits. */
export const profileFields = [
  'first_name',
  'last_name',
  'phone',
  'company',
  'company_type',
  'position',
] as const
export type ProfileField = (typeof profileFields)[number]

type ProfileValues = Partial<Record<ProfileField, string | null | undefined>>

export function missingFields(profile: ProfileValues): ProfileField[] {
  return profileFields.filter((field) => !profile[field]?.trim())
}

export const customerStatuses = ['lead', 'potential', 'active'] as const
export type CustomerStatus = (typeof customerStatuses)[number]
export const customerStatusWords: Record<CustomerStatus, string> = {
  lead: 'Aday',
  potential: 'Potansiyel',
  active: 'Aktif',
}

/** Lead until the first request, potential until a quote is accepted, active while one was accepted in the last 12 months. */
export function customerStatus(
  {
    first_request_at,
    last_accepted_at,
  }: { first_request_at: string | null; last_accepted_at: string | null },
  now: Date,
): CustomerStatus {
  if (!first_request_at) return 'lead'
  const yearAgo = new Date(now)
  yearAgo.setUTCFullYear(yearAgo.getUTCFullYear() - 1)
  return last_accepted_at && Date.parse(last_accepted_at) > yearAgo.getTime() ? 'active' : 'potential'
}

/** How far a customer has come with the profile, for staff. */
export const profileStates = ['no_account', 'incomplete', 'complete'] as const
export type ProfileState = (typeof profileStates)[number]
export const profileStateWords: Record<ProfileState, string> = {
  no_account: 'Hesabı yok',
  incomplete: 'Profil eksik',
  complete: 'Profil tam',
}

export function profileState(profile: { has_account: boolean; profile_completed: boolean }): ProfileState {
  if (!profile.has_account) return 'no_account'
  return profile.profile_completed ? 'complete' : 'incomplete'
}

/** All six fields: permits new requests. */
export function isComplete(profile: ProfileValues): boolean {
  return missingFields(profile).length === 0
}

/** Name and company: opens the dashboard, and announces the customer to staff. */
export function isKnown(profile: ProfileValues): boolean {
  const missing = missingFields(profile)
  return !missing.includes('first_name') && !missing.includes('last_name') && !missing.includes('company')
}

/** Of everybody else an address or a phone number is known. */
export function isErased({ email, phone }: { email: string; phone: string }): boolean {
  return email === '' && phone === ''
}

/** How a record came about. */
export const leadSources = ['web', 'signup', 'staff', 'quote', 'shipment', 'import', 'chatbot'] as const
export type LeadSource = (typeof leadSources)[number]
export const leadSourceWords: Record<LeadSource, string> = {
  web: 'Web sitesi',
  signup: 'Müşteri girişi',
  staff: 'Personel kaydı',
  quote: 'Teklif hazırlanırken',
  shipment: 'Gönderi açılırken',
  import: 'İçe aktarma',
  chatbot: 'Luna',
}
