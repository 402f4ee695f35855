/** Keeps what is typed into the profile and not saved yet, and brings it back after a reload or a new sign-in. */
import type { ProfileForm } from '@kervan/domain/customers/customers.contract.ts'
import { profileFields } from '@kervan/domain/customers/customers.policy.ts'
import { useEffect, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { useSession } from '#features/auth/session.ts'
import { dropDraft, keepDraft, restoreDraft } from '#spine/drafts/kept-draft.ts'

const name = 'profile'

export function dropProfileDraft(): void {
  dropDraft(name)
}

/** Call it after whatever fills the form with the saved values. */
export function useProfileDraft(form: UseFormReturn<ProfileForm, unknown, ProfileForm>): void {
  const personId = useSession('portal').data?.person?.id
  const [found] = useState(() => personId && restoreDraft(name, personId, profileFields))
  useEffect(() => {
    if (!personId) return
    const leave = form.subscribe({
      formState: { values: true, isDirty: true },
      callback: ({ values, isDirty }) => {
        if (isDirty) keepDraft(name, personId, values)
        else dropDraft(name)
      },
    })
    for (const field of found ? profileFields : [])
      form.setValue(field, (found as ProfileForm)[field], { shouldDirty: true })
    return leave
  }, [form, personId, found])
}
