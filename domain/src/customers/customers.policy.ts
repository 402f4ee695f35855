/** When a profile is complete, and what each degree of completeness opens. */
export const profileFields = [
  'first_name',
  'last_name',
  'phone',
  'company',
  'company_type',
  'position',
] as const
export type ProfileField = (typeof profileFields)[number]

type Written = Partial<Record<ProfileField, string | null>>

export function missingFields(profile: Written): ProfileField[] {
  return profileFields.filter((field) => !profile[field]?.trim())
}

/** All six: opens new requests. */
export function isComplete(profile: Written): boolean {
  return missingFields(profile).length === 0
}

/** Name and company: opens the dashboard, and makes the customer known to the office. */
export function isKnown(profile: Written): boolean {
  const missing = missingFields(profile)
  return !missing.includes('first_name') && !missing.includes('last_name') && !missing.includes('company')
}
