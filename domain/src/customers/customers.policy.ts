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

type ProfileValues = Partial<Record<ProfileField, string | null>>

export function missingFields(profile: ProfileValues): ProfileField[] {
  return profileFields.filter((field) => !profile[field]?.trim())
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
