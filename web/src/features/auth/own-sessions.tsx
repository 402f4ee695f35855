/** The list of one's own sessions, with buttons to end one, the others, or all. */

import type { Surface } from '@kervan/domain/access/roles.ts'
import type { OwnSession } from '@kervan/domain/auth/sessions.contract.ts'
import { formatDateTime } from '@kervan/domain/values/format-date.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { CircleQuestionMark, type LucideIcon, Monitor, Smartphone, Tablet, Terminal } from 'lucide-react'
import { useEndSession } from '#features/auth/session.ts'
import { api, client, toProblem } from '#spine/api/api.ts'
import { LoadFailure } from '#spine/api/load-failure.tsx'
import { Badge } from '#spine/ui/badge.tsx'
import { Button } from '#spine/ui/button.tsx'
import { ConfirmDialog } from '#spine/ui/confirm-dialog.tsx'
import { RelativeTime } from '#spine/ui/relative-time.tsx'
import { Loading, Skeleton } from '#spine/ui/skeleton.tsx'
import { toast } from '#spine/ui/toast.tsx'

const icons: Record<OwnSession['device_kind'], LucideIcon> = {
  desktop: Monitor,
  phone: Smartphone,
  tablet: Tablet,
  program: Terminal,
  unknown: CircleQuestionMark,
}

export function OwnSessions({ surface }: { surface: Surface }) {
  const query = useQuery(api.auth.listSessions.queryOptions())
  if (query.data) return <SessionList sessions={query.data.sessions} surface={surface} />
  if (query.isError) return <LoadFailure title="Oturumlarınız gösterilemedi" query={query} />
  return (
    <Loading label="Oturumlar yükleniyor" className="flex flex-col gap-3">
      <Skeleton className="h-12" />
      <Skeleton className="h-12" />
    </Loading>
  )
}

function SessionList({ sessions, surface }: { sessions: readonly OwnSession[]; surface: Surface }) {
  const hasOthers = sessions.some((session) => !session.current)
  return (
    <div className="flex flex-col gap-4">
      <p className="text-14 text-muted">Tanımadığınız bir oturum görürseniz kapatın.</p>
      <ul aria-label="Açık oturumlar" className="-my-3">
        {sessions.map((session) => (
          <SessionRow key={session.id} session={session} />
        ))}
      </ul>
      <div className="flex flex-wrap gap-3 border-line border-t pt-4">
        {hasOthers && <EndOthers />}
        <EndAll surface={surface} />
      </div>
    </div>
  )
}

function SessionRow({ session }: { session: OwnSession }) {
  const Icon = icons[session.device_kind]
  return (
    <li className="flex items-start gap-4 border-line border-b py-3 last:border-b-0">
      <Icon className="mt-0.5 size-5 shrink-0 text-muted" strokeWidth={1.75} aria-hidden />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2 font-medium">
          {session.device}
          {session.current && <Badge>Bu cihaz</Badge>}
          {session.is_demo && <Badge>Demo girişi</Badge>}
        </p>
        <p className="text-13 text-muted">{session.place}</p>
        <p className="figures text-13 text-muted">
          Son kullanım: <RelativeTime moment={session.last_active_at} />
          <span className="max-sm:hidden"> · </span>
          <span className="max-sm:block">Giriş: {formatDateTime(session.created_at)}</span>
        </p>
      </div>
      {!session.current && <EndOne session={session} />}
    </li>
  )
}

function EndOne({ session }: { session: OwnSession }) {
  const end = useEndMutation(() => client.auth.endSession({ id: session.id }), 'Oturum kapatıldı')
  return (
    <ConfirmDialog
      trigger={
        <Button
          size="sm"
          busy={end.isPending}
          busyLabel="Kapatılıyor"
          aria-label={`Kapat: ${session.device}`}
        >
          Kapat
        </Button>
      }
      title="Bu oturum kapatılsın mı?"
      description={`${session.device}, ${session.place}. O cihazda yeniden giriş yapmak gerekir.`}
      confirmLabel="Oturumu kapat"
      onConfirm={() => end.mutate()}
    />
  )
}

function EndOthers() {
  const end = useEndMutation(
    () => client.auth.endSessions({ including_this: false }),
    'Diğer oturumlar kapatıldı',
  )
  return (
    <ConfirmDialog
      trigger={
        <Button busy={end.isPending} busyLabel="Kapatılıyor">
          Diğer cihazlardan çıkış yap
        </Button>
      }
      title="Diğer cihazlardan çıkılsın mı?"
      description="Bu cihaz dışındaki bütün oturumlar hemen kapanır. O cihazlarda yeniden giriş yapmak gerekir."
      confirmLabel="Diğer cihazlardan çıkış yap"
      onConfirm={() => end.mutate()}
    />
  )
}

function EndAll({ surface }: { surface: Surface }) {
  const leave = useEndSession(surface, async () => {
    await client.auth.endSessions({ including_this: true })
    return true
  })
  return (
    <ConfirmDialog
      trigger={
        <Button busy={leave.isPending} busyLabel="Çıkış yapılıyor">
          Her yerden çıkış yap
        </Button>
      }
      title="Her yerden çıkılsın mı?"
      description="Bu cihaz dahil bütün oturumlarınız hemen kapanır."
      confirmLabel="Her yerden çıkış yap"
      onConfirm={() => leave.mutate()}
    />
  )
}

function useEndMutation<Answer>(end: () => Promise<Answer>, done: string) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: end,
    onSuccess: () => toast.success({ title: done }),
    onError: (error) =>
      toast.failure({ title: 'Oturum kapatılamadı', description: toProblem(error).message }),
    // Also after a failure: the session may have ended already.
    onSettled: () => queries.invalidateQueries({ queryKey: api.auth.listSessions.key() }),
  })
}
