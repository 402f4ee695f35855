/** What a member of staff wants to be told of, and how often by mail; each choice saves itself. */
import type { StaffNotificationPreferences } from '@kervan/domain/notifications/staff-notifications.contract.ts'
import {
  type Digest,
  digests,
  digestWords,
  staffNotificationTypes,
  staffTypeNotes,
  staffTypeWords,
} from '@kervan/domain/notifications/staff-notifications.copy.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api, client, toProblem } from '#spine/api/api.ts'
import { LoadFailure } from '#spine/api/load-failure.tsx'
import { Field } from '#spine/ui/field.tsx'
import { Select } from '#spine/ui/select.tsx'
import { Loading, Skeleton } from '#spine/ui/skeleton.tsx'
import { Switch } from '#spine/ui/switch.tsx'
import { toast } from '#spine/ui/toast.tsx'

export function StaffNotificationPreferencesForm() {
  const preferences = useQuery(api.notifications.staff.getPreferences.queryOptions())
  if (preferences.isPending)
    return (
      <Loading className="flex flex-col gap-4">
        <Skeleton className="h-12" />
        <Skeleton className="h-12" />
        <Skeleton className="h-12" />
      </Loading>
    )
  if (!preferences.data) return <LoadFailure title="Tercihleriniz gösterilemedi" query={preferences} />
  return <Choices chosen={preferences.data} />
}

function Choices({ chosen }: { chosen: StaffNotificationPreferences }) {
  const save = useSave(chosen)
  return (
    <div className="flex flex-col">
      {staffNotificationTypes.map((type) => (
        <div key={type} className="border-line border-b py-3">
          <Switch
            label={staffTypeWords[type]}
            checked={chosen[type]}
            onCheckedChange={(on) => save({ [type]: on })}
          />
          <p className="pr-14 text-13 text-muted">{staffTypeNotes[type]}</p>
        </div>
      ))}
      <div className="py-3">
        <Field label="Okunmamışları e-postayla gönder">
          <Select
            value={chosen.digest}
            options={digests.map((digest) => ({ value: digest, label: digestWords[digest] }))}
            onChange={(event) => save({ digest: event.target.value as Digest })}
          />
        </Field>
        <p className="mt-1 text-13 text-muted">Yeni bir şey yoksa e-posta gönderilmez.</p>
      </div>
    </div>
  )
}

/** Optimistic: the switch moves at once, and back with a toast if saving fails. */
function useSave(known: StaffNotificationPreferences) {
  const queries = useQueryClient()
  const queryKey = api.notifications.staff.getPreferences.queryKey()
  const { mutate } = useMutation({
    mutationFn: (wanted: StaffNotificationPreferences) => client.notifications.staff.savePreferences(wanted),
    // In order: an earlier change must not overtake a later one.
    scope: { id: 'staff-notification-preferences' },
    onMutate: (wanted) => void queries.setQueryData(queryKey, wanted),
    onError: (error) =>
      toast.failure({ title: 'Tercihiniz kaydedilemedi', description: toProblem(error).message }),
    onSettled: () => queries.invalidateQueries({ queryKey }),
  })
  return (change: Partial<StaffNotificationPreferences>) =>
    mutate({ ...(queries.getQueryData(queryKey) ?? known), ...change })
}
