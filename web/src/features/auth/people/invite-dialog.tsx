/** Invites somebody to the office: their address is added with a role, and a mail says how to sign in. */
import { StaffInvitation, type StaffMember } from '@kervan/domain/auth/staff.contract.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { roleNames } from '#features/auth/role-names.copy.ts'
import { callTimeout } from '#features/auth/use-single-flight.ts'
import { api, client, toProblem } from '#spine/api/api.ts'
import { useIdempotencyKeys } from '#spine/api/idempotency-keys.ts'
import { Button } from '#spine/ui/button.tsx'
import { Dialog } from '#spine/ui/dialog.tsx'
import { Field } from '#spine/ui/field.tsx'
import { Form, showProblem, useSchemaForm } from '#spine/ui/form.tsx'
import { EmailInput, Input } from '#spine/ui/input.tsx'
import { Select } from '#spine/ui/select.tsx'
import { toast } from '#spine/ui/toast.tsx'

type Invitation = { email: string; full_name: string; role: StaffMember['role'] }

const roles = (['staff', 'admin'] as const).map((role) => ({ value: role, label: roleNames[role] }))

export function InviteDialog({ onClose }: { onClose: () => void }) {
  const queries = useQueryClient()
  const keys = useIdempotencyKeys()
  const form = useSchemaForm({
    schema: StaffInvitation,
    defaultValues: { email: '', full_name: '', role: 'staff' },
  })
  const { errors } = form.formState
  const invite = useMutation({
    mutationFn: (input: Invitation) =>
      client.auth.inviteStaff(input, { ...callTimeout(), context: { idempotencyKey: keys.keyFor(input) } }),
    onSuccess: ({ email }) => {
      void queries.invalidateQueries({ queryKey: api.auth.listStaff.key() })
      toast.success({ title: 'Davet gönderildi', description: `${email} adresine giriş yolunu yazdık.` })
      onClose()
    },
    onError: (error) => showProblem(form, toProblem(error)),
  })
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !invite.isPending && onClose()}
      title="Personel davet et"
      description="Kişi şirket adresine gelen kodla giriş yapar; şifre gerekmez."
    >
      <Form form={form} onSubmit={(input) => invite.mutate(input)}>
        <Field label="Ad ve soyad" required error={errors.full_name?.message}>
          <Input autoCapitalize="words" autoComplete="off" autoFocus {...form.register('full_name')} />
        </Field>
        <Field label="E-posta" required error={errors.email?.message} hint="Şirketin alan adıyla">
          <EmailInput autoComplete="off" {...form.register('email')} />
        </Field>
        <Field label="Rol" hint="Yöneticiler ayarları, rolleri ve şirket bilgilerini de değiştirir.">
          <Select options={roles} {...form.register('role')} />
        </Field>
        <div className="flex flex-wrap justify-end gap-3 pt-1">
          <Button onClick={onClose} disabled={invite.isPending}>
            Vazgeç
          </Button>
          <Button type="submit" variant="primary" busy={invite.isPending} busyLabel="Gönderiliyor">
            Davet et
          </Button>
        </div>
      </Form>
    </Dialog>
  )
}
