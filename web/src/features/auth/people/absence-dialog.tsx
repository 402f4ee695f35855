/** When a colleague is on leave, written by an admin for who cannot: they are ill, or far from a desk. */
import { absenceDays, withWholeAbsence } from '@kervan/domain/auth/absence.ts'
import type { StaffMember } from '@kervan/domain/auth/staff.contract.ts'
import { z } from '@kervan/domain/z.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Controller } from 'react-hook-form'
import { callTimeout } from '#features/auth/use-single-flight.ts'
import { api, client, toProblem } from '#spine/api/api.ts'
import { Button } from '#spine/ui/button.tsx'
import { DateInput } from '#spine/ui/date-input.tsx'
import { Dialog } from '#spine/ui/dialog.tsx'
import { Field } from '#spine/ui/field.tsx'
import { Form, showProblem, useSchemaForm } from '#spine/ui/form.tsx'
import { toast } from '#spine/ui/toast.tsx'

type Absence = Pick<StaffMember, 'absent_from' | 'absent_until'>

/** Days that are not typed are none. */
const Draft = z
  .object({ absent_from: z.string(), absent_until: z.string() })
  .transform(({ absent_from, absent_until }) => ({
    absent_from: absent_from || null,
    absent_until: absent_until || null,
  }))
  .pipe(withWholeAbsence(z.object(absenceDays)))

const none: Absence = { absent_from: null, absent_until: null }

type Props = { person: StaffMember; onClose: () => void }

export function AbsenceDialog({ person: { id, full_name, absent_from, absent_until }, onClose }: Props) {
  const queries = useQueryClient()
  const form = useSchemaForm({
    schema: Draft,
    defaultValues: { absent_from: absent_from ?? '', absent_until: absent_until ?? '' },
  })
  const { errors } = form.formState
  const save = useMutation({
    mutationFn: (absence: Absence) => client.auth.setAbsence({ id, ...absence }, callTimeout()),
    onSuccess: (saved) => {
      void queries.invalidateQueries({ queryKey: api.auth.listStaff.key() })
      toast.success({
        title: saved.absent_from ? 'İzin kaydedildi' : 'İzin kaldırıldı',
        description: full_name,
      })
      onClose()
    },
    onError: (error) => showProblem(form, toProblem(error)),
  })
  const day = (name: keyof Absence, label: string) => (
    <Field label={label} error={errors[name]?.message}>
      <Controller
        control={form.control}
        name={name}
        render={({ field }) => <DateInput value={field.value} onChange={field.onChange} />}
      />
    </Field>
  )
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !save.isPending && onClose()}
      title={`İzin: ${full_name}`}
      description="İzinliyken yeni iş ve yeni müşteri verilmez. Üstündeki işler onda kalır; acil olanları devredin."
    >
      <Form form={form} onSubmit={(absence) => save.mutate(absence)}>
        <div className="grid gap-4 sm:grid-cols-2">
          {day('absent_from', 'İlk gün')}
          {day('absent_until', 'Son gün')}
        </div>
        <div className="flex flex-wrap justify-end gap-3 pt-1">
          {absent_from && (
            <Button
              variant="ghost"
              className="mr-auto"
              disabled={save.isPending}
              onClick={() => save.mutate(none)}
            >
              İzni kaldır
            </Button>
          )}
          <Button onClick={onClose} disabled={save.isPending}>
            Vazgeç
          </Button>
          <Button type="submit" variant="primary" busy={save.isPending} busyLabel="Kaydediliyor">
            Kaydet
          </Button>
        </div>
      </Form>
    </Dialog>
  )
}
