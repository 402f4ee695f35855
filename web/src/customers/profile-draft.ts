/** What was typed into the profile step and not saved yet, kept in this tab over a reload, for its own author only. */
type ProfileBasicsDraft = { full_name: string; company_name: string }

const storageKey = 'kervan-profile-draft'

export function keepProfileDraft(personId: string, draft: ProfileBasicsDraft): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify({ ...draft, person_id: personId }))
  } catch {
    // Storage is off: the draft lives as long as the page.
  }
}

export function restoreProfileDraft(personId: string): ProfileBasicsDraft | null {
  try {
    return readProfileDraft(sessionStorage.getItem(storageKey), personId)
  } catch {
    return null
  }
}

export function dropProfileDraft(): void {
  try {
    sessionStorage.removeItem(storageKey)
  } catch {
    // Nothing was kept.
  }
}

export function readProfileDraft(stored: string | null, personId: string): ProfileBasicsDraft | null {
  const found = JSON.parse(stored ?? 'null') as (Partial<ProfileBasicsDraft> & { person_id?: string }) | null
  if (found?.person_id !== personId) return null
  const { full_name, company_name } = found
  if (typeof full_name !== 'string' || typeof company_name !== 'string') return null
  return { full_name, company_name }
}
