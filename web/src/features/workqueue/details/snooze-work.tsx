/** Puts a work item off: until it comes back it is not among the open ones. Its due time stays. */
import type { WorkItem } from '@kervan/domain/workqueue/work-item.ts'
import { useState } from 'react'
import { callTimeout } from '#features/auth/use-single-flight.ts'
import { type Snooze, SnoozeDialog, toastSnoozed } from '#features/company/snooze-dialog.tsx'
import { useHolderWords } from '#features/workqueue/use-holder-words.ts'
import { useWorkAct } from '#features/workqueue/use-work-act.ts'
import { client } from '#spine/api/api.ts'
import { Button } from '#spine/ui/button.tsx'

export function SnoozeWork({ item }: { item: WorkItem }) {
  const [open, setOpen] = useState(false)
  const wake = useWorkAct(() => client.workqueue.snooze({ id: item.id, until: null }, callTimeout()), {
    failed: 'Erteleme kaldırılamadı',
  })
  if (item.snoozed_until)
    return (
      <Button size="sm" busy={wake.isPending} onClick={() => wake.mutate(undefined)}>
        Ertelemeyi kaldır
      </Button>
    )
  return (
    <>
      <Button size="sm" onClick={() => setOpen(true)}>
        Ertele
      </Button>
      {open && <PutOff item={item} onClose={() => setOpen(false)} />}
    </>
  )
}

function PutOff({ item, onClose }: { item: WorkItem; onClose: () => void }) {
  const held = useHolderWords(item)
  const snooze = useWorkAct(
    (chosen: Snooze) => client.workqueue.snooze({ id: item.id, ...chosen }, callTimeout()),
    {
      onDone: ({ until }) => {
        toastSnoozed(item.title, until)
        onClose()
      },
    },
  )
  return (
    <SnoozeDialog
      title="İşi ertele"
      description={`${held}İş o zamana kadar kimsenin açık işleri arasında görünmez. Son anı değişmez.`}
      failed="İş ertelenemedi"
      snooze={snooze}
      onClose={onClose}
    />
  )
}
