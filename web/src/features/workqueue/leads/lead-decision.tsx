/** What somebody decides of a lead: speak with them, let them rest until a day, or give them up; and taking that back. */
import { lazy, Suspense, useState } from 'react'
import { callTimeout } from '#features/auth/use-single-flight.ts'
import type { DecidedLead } from '#features/workqueue/leads/decided-lead.ts'
import { useWorkAct } from '#features/workqueue/use-work-act.ts'
import { client } from '#spine/api/api.ts'
import { loadDialog } from '#spine/api/load-or-wait.tsx'
import { Button } from '#spine/ui/button.tsx'
import { LinkButton } from '#spine/ui/link-button.tsx'
import { toast } from '#spine/ui/toast.tsx'

const ParkDialog = lazy(() =>
  loadDialog(async () => (await import('#features/workqueue/leads/lead-dialogs.tsx')).ParkDialog),
)
const GiveUpDialog = lazy(() =>
  loadDialog(async () => (await import('#features/workqueue/leads/lead-dialogs.tsx')).GiveUpDialog),
)

/** `isRow`: one of many, so that none of its buttons stands out and all have room. */
export function LeadDecision({ lead, isRow = false }: { lead: DecidedLead; isRow?: boolean }) {
  const [open, setOpen] = useState<'park' | 'give up'>()
  const close = () => setOpen(undefined)
  return (
    <>
      <LinkButton
        size="sm"
        variant={isRow ? 'secondary' : 'primary'}
        href={`/staff/customer-management/${lead.id}?${lead.phone ? 'call' : 'mail'}=${lead.id}`}
      >
        Görüş
      </LinkButton>
      <Button size="sm" aria-label={`Beklet: ${lead.name}`} onClick={() => setOpen('park')}>
        Beklet
      </Button>
      <Button
        size="sm"
        variant="ghost"
        aria-label={`Adaydan vazgeç: ${lead.name}`}
        onClick={() => setOpen('give up')}
      >
        {isRow ? 'Vazgeç' : 'Adaydan vazgeç'}
      </Button>
      <Suspense>
        {open === 'park' && <ParkDialog lead={lead} onClose={close} />}
        {open === 'give up' && <GiveUpDialog lead={lead} onClose={close} />}
      </Suspense>
    </>
  )
}

/** Of a lead that rests, or was given up. */
export function ResumeLead({ lead: { id, name } }: { lead: Pick<DecidedLead, 'id' | 'name'> }) {
  const resume = useWorkAct(() => client.workqueue.leads.resume({ id }, callTimeout()), {
    failed: 'Aday yeniden ele alınamadı',
    onDone: () => toast.success({ title: `Yeniden ele alındı: ${name}` }),
  })
  return (
    <Button
      size="sm"
      busy={resume.isPending}
      aria-label={`Yeniden ele al: ${name}`}
      onClick={() => resume.mutate(undefined)}
    >
      Yeniden ele al
    </Button>
  )
}
