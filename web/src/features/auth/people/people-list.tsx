/** The people of the office as rows: who they are, what they may do, and whether they can sign in. */
import { mayEnter } from '@kervan/domain/access/roles.ts'
import type { StaffMember } from '@kervan/domain/auth/staff.contract.ts'
import { formatDate, formatDay } from '@kervan/domain/values/format-date.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { awayWords } from '#features/auth/colleague-label.ts'
import { roleNames } from '#features/auth/role-names.copy.ts'
import { callTimeout } from '#features/auth/use-single-flight.ts'
import { api, client, toProblem } from '#spine/api/api.ts'
import { loadDialog } from '#spine/api/load-or-wait.tsx'
import { Alert } from '#spine/ui/alert.tsx'
import { Avatar } from '#spine/ui/avatar.tsx'
import { Badge } from '#spine/ui/badge.tsx'
import { Button } from '#spine/ui/button.tsx'
import { ConfirmDialog } from '#spine/ui/confirm-dialog.tsx'
import { Select } from '#spine/ui/select.tsx'
import { toast } from '#spine/ui/toast.tsx'

const AbsenceDialog = lazy(() =>
  loadDialog(async () => (await import('#features/auth/people/absence-dialog.tsx')).AbsenceDialog),
)

type Role = StaffMember['role']
/** What is asked about before it is done. */
type Asked = { person: StaffMember; change: { role: Role } | 'disable' | 'enable' | 'withdraw' }
type Change = Asked | { person: StaffMember; change: 'resend' }

type Props = { people: readonly StaffMember[]; ownId: string }

export function PeopleList({ people, ownId }: Props) {
  const queries = useQueryClient()
  const [asked, setAsked] = useState<Asked | null>(null)
  const [onLeave, setOnLeave] = useState<StaffMember | null>(null)
  const change = useMutation({
    mutationFn: ({ person: { id }, change }: Change): Promise<unknown> => {
      if (change === 'resend') return client.auth.resendInvitation({ id }, callTimeout())
      if (change === 'withdraw') return client.auth.withdrawInvitation({ id }, callTimeout())
      if (change === 'disable') return client.auth.disablePerson({ id }, callTimeout())
      if (change === 'enable') return client.auth.enablePerson({ id }, callTimeout())
      return client.auth.changeStaffRole({ id, role: change.role }, callTimeout())
    },
    onSuccess: (_, { person: { email }, change }) => {
      if (change === 'resend')
        toast.success({
          title: 'Davet yeniden gönderildi',
          description: `${email} adresine giriş yolunu yazdık.`,
        })
    },
    onSettled: () => queries.invalidateQueries({ queryKey: api.auth.listStaff.key() }),
  })
  const words = asked && questionOf(asked)
  return (
    <>
      {change.isError && (
        <Alert title="Değiştirilemedi" className="m-4 md:mx-5">
          {toProblem(change.error).message}
        </Alert>
      )}
      <ul aria-label="Personel" className="divide-y divide-line">
        {people.map((person) => (
          <PersonRow
            key={person.id}
            person={person}
            isOneself={person.id === ownId}
            isBusy={change.isPending && change.variables.person.id === person.id}
            onAsk={(wanted) => setAsked({ person, change: wanted })}
            onResend={() => change.mutate({ person, change: 'resend' })}
            onLeave={() => setOnLeave(person)}
          />
        ))}
      </ul>
      {onLeave && (
        <Suspense>
          <AbsenceDialog person={onLeave} onClose={() => setOnLeave(null)} />
        </Suspense>
      )}
      {words && asked && (
        <ConfirmDialog
          open
          onOpenChange={(open) => !open && setAsked(null)}
          {...words}
          onConfirm={() => {
            if (!change.isPending) change.mutate(asked)
          }}
        />
      )}
    </>
  )
}

function questionOf({ person, change }: Asked) {
  const who = `${person.full_name} (${person.email})`
  if (change === 'withdraw')
    return {
      title: 'Davet geri alınsın mı?',
      description: `${who}: listeden çıkar ve giriş yapamaz. Aynı adres yeniden davet edilebilir.`,
      confirmLabel: 'Daveti geri al',
    }
  if (change === 'disable')
    return {
      title: 'Hesap kapatılsın mı?',
      description: `${who}: açık oturumları hemen sona erer ve hesap yeniden açılana kadar giriş yapamaz. Yaptığı işler kayıtlı kalır.`,
      confirmLabel: 'Hesabı kapat',
    }
  if (change === 'enable')
    return {
      title: 'Hesap açılsın mı?',
      description: `${who}: yeniden giriş yapabilir.`,
      confirmLabel: 'Hesabı aç',
      danger: false,
    }
  const isRaised = mayEnter('admin', change.role)
  return {
    title: 'Rol değiştirilsin mi?',
    description: isRaised
      ? `${who}: yönetici olur; ayarları, rolleri ve şirket bilgilerini değiştirebilir.`
      : `${who}: personel olur; ayarları, rolleri ve şirket bilgilerini artık değiştiremez.`,
    confirmLabel: isRaised ? 'Yönetici yap' : 'Personel yap',
    danger: false,
  }
}

const roles = (['staff', 'admin'] as const).map((role) => ({ value: role, label: roleNames[role] }))

type RowProps = {
  person: StaffMember
  isOneself: boolean
  isBusy: boolean
  onAsk: (change: Asked['change']) => void
  onResend: () => void
  onLeave: () => void
}

function PersonRow({ person, isOneself, isBusy, onAsk, onResend, onLeave }: RowProps) {
  const { full_name, email, role, disabled_at, has_signed_in, absent_from, photo } = person
  const name = full_name || email
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3 text-14 md:px-5">
      <Avatar name={name} photo={photo} />
      <div className="min-w-0 flex-1 basis-60">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="break-words font-medium">{name}</span>
          <StateBadge person={person} />
          {isOneself && <span className="text-13 text-muted">siz</span>}
        </p>
        <p className="break-words text-13 text-muted">{email}</p>
        <p className="text-13 text-muted">
          {formatDate(person.created_at)} tarihinde eklendi{leaveWords(person)}
        </p>
        {!isOneself && !disabled_at && (
          <p className="-ml-3 flex flex-wrap">
            <Button
              size="sm"
              variant="ghost"
              aria-label={`${absent_from ? 'İzni değiştir' : 'İzin gir'}: ${name}`}
              onClick={onLeave}
            >
              {absent_from ? 'İzni değiştir' : 'İzin gir'}
            </Button>
            {!has_signed_in && (
              <>
                <Button
                  size="sm"
                  variant="ghost"
                  disabled={isBusy}
                  aria-label={`Daveti yeniden gönder: ${name}`}
                  onClick={onResend}
                >
                  Daveti yeniden gönder
                </Button>
                <Button
                  size="sm"
                  variant="ghost"
                  disabled={isBusy}
                  aria-label={`Daveti geri al: ${name}`}
                  onClick={() => onAsk('withdraw')}
                >
                  Daveti geri al
                </Button>
              </>
            )}
          </p>
        )}
      </div>
      {isOneself ? (
        <p className="text-muted md:w-64">{roleNames[role]}</p>
      ) : (
        <div className="flex items-center gap-3 md:w-64">
          <Select
            aria-label={`Rol: ${full_name}`}
            value={role}
            disabled={isBusy}
            options={roles}
            onChange={({ target }) => onAsk({ role: target.value as Role })}
            className="h-9 text-14"
          />
          <Button
            size="sm"
            busy={isBusy}
            aria-label={`${disabled_at ? 'Hesabı aç' : 'Hesabı kapat'}: ${full_name}`}
            onClick={() => onAsk(disabled_at ? 'enable' : 'disable')}
          >
            {disabled_at ? 'Hesabı aç' : 'Hesabı kapat'}
          </Button>
        </div>
      )}
    </li>
  )
}

/** `, izinde, son gün 8 Mart`; of a leave that is still to come both days. */
function leaveWords({ away_until, absent_from, absent_until }: StaffMember): string {
  if (away_until) return `, ${awayWords(away_until)}`
  return absent_from && absent_until
    ? `, ${formatDay(absent_from)} – ${formatDay(absent_until)} arası izinli`
    : ''
}

function StateBadge({ person: { disabled_at, has_signed_in } }: { person: StaffMember }) {
  if (disabled_at) return <Badge>Kapalı</Badge>
  if (!has_signed_in) return <Badge tone="waiting">Davet edildi</Badge>
  return null
}
