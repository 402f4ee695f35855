/** The channels by which a customer is notified, and of how small a change; each choice saves itself. */

import type { NotificationPreferences } from '@kervan/domain/notifications/notifications.contract.ts'
import {
  channelWords,
  type EtaChangeHours,
  etaChangeHours,
  etaChangeWords,
} from '@kervan/domain/notifications/notifications.copy.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { pushObstacleTexts, useDevicePush } from '#features/notifications/use-device-push.ts'
import { api, client, toProblem } from '#spine/api/api.ts'
import { LoadFailure } from '#spine/api/load-failure.tsx'
import { Card, CardHead } from '#spine/ui/card.tsx'
import { Field } from '#spine/ui/field.tsx'
import { Select } from '#spine/ui/select.tsx'
import { Loading, Skeleton } from '#spine/ui/skeleton.tsx'
import { Switch } from '#spine/ui/switch.tsx'
import { toast } from '#spine/ui/toast.tsx'

type Preference = keyof NotificationPreferences

export function ChannelPreferences() {
  const preferences = useQuery(api.notifications.getPreferences.queryOptions())
  return (
    <Card aria-label="Haber kanalları">
      <CardHead title="Haber kanalları" />
      {preferences.isPending && (
        <Loading className="flex flex-col gap-4 p-5">
          <Skeleton className="h-10" />
          <Skeleton className="h-10" />
          <Skeleton className="h-10" />
        </Loading>
      )}
      {preferences.isError && !preferences.data && (
        <LoadFailure title="Tercihleriniz gösterilemedi" query={preferences} />
      )}
      {preferences.data && <Switches preferences={preferences.data} />}
    </Card>
  )
}

type Known = NotificationPreferences & { sms_available: boolean }

function Switches({ preferences }: { preferences: Known }) {
  const save = useSavePreference(preferences)
  const device = useDevicePush()
  const { email, sms, push, sms_available } = preferences
  const turnPush = async (on: boolean) => {
    const state = await device.turn(on)
    if (!on || state === 'on') save('push', on)
  }
  return (
    <div className="flex flex-col px-5 py-2">
      <Line note={channelWords.email.text}>
        <Switch label={channelWords.email.name} checked={email} onCheckedChange={(on) => save('email', on)} />
      </Line>
      <Line note={sms_available ? channelWords.sms.text : channelWords.sms.off}>
        <Switch
          label={channelWords.sms.name}
          checked={sms_available && sms}
          disabled={!sms_available}
          onCheckedChange={(on) => save('sms', on)}
        />
      </Line>
      <Line note={(device.state && pushObstacleTexts[device.state]) ?? channelWords.push.text}>
        <Switch
          label={channelWords.push.name}
          checked={push && device.state === 'on'}
          disabled={device.busy || !device.state || device.state === 'unsupported'}
          onCheckedChange={(on) => void turnPush(on)}
        />
      </Line>
      <Line note={etaText}>
        <Field label="Varış günü kayınca">
          <Select
            value={String(preferences.eta_change_hours)}
            options={etaChangeHours.map((hours) => ({ value: String(hours), label: etaChangeWords[hours] }))}
            onChange={(event) => save('eta_change_hours', Number(event.target.value) as EtaChangeHours)}
          />
        </Field>
      </Line>
    </div>
  )
}

const etaText = 'Beklenen varış bu kadar değişirse her değişiklik bir kez söylenir.'

function Line({ note, children }: { note: string; children: ReactNode }) {
  return (
    <div className="border-line border-b py-3 last:border-b-0">
      {children}
      <p className="pr-14 text-13 text-muted">{note}</p>
    </div>
  )
}

/** Optimistic: the switch moves at once, and back with a toast if saving fails. */
function useSavePreference(known: Known) {
  const queries = useQueryClient()
  const queryKey = api.notifications.getPreferences.queryKey()
  const { mutate } = useMutation({
    mutationFn: (wanted: NotificationPreferences) => client.notifications.savePreferences(wanted),
    // In order: an earlier change must not overtake a later one.
    scope: { id: 'notification-preferences' },
    onMutate: (wanted) => {
      queries.setQueryData(queryKey, (before) => before && { ...before, ...wanted })
    },
    onError: (error) =>
      toast.failure({ title: 'Tercihiniz kaydedilemedi', description: toProblem(error).message }),
    onSettled: () => queries.invalidateQueries({ queryKey }),
  })
  return <Name extends Preference>(name: Name, value: NotificationPreferences[Name]) => {
    const { email, sms, push, eta_change_hours } = queries.getQueryData(queryKey) ?? known
    mutate({ email, sms, push, eta_change_hours, [name]: value })
  }
}
