/** Somebody else, or another tab, has saved the campaign meanwhile: nothing is overwritten before it is decided. */
import { formatTime } from '@kervan/domain/values/format-date.ts'
import type { Conflict } from '#features/newsletter/campaigns/use-save-draft.ts'
import { Alert } from '#spine/ui/alert.tsx'
import { Button } from '#spine/ui/button.tsx'

type Props = { conflict: Conflict; saving: { takeNewer: () => void; keepOurs: () => void } }

export function ConflictNotice({ conflict: { newer }, saving }: Props) {
  const who = newer.updated_by_name || 'Başka bir sekme'
  return (
    <Alert
      title="Kampanya başka bir yerde değiştirildi"
      action={
        <div className="flex flex-wrap gap-2">
          <Button size="sm" onClick={saving.takeNewer}>
            Onun hâlini aç
          </Button>
          <Button size="sm" onClick={saving.keepOurs}>
            Benimkini kaydet
          </Button>
        </div>
      }
    >
      {`${who}, ${formatTime(newer.updated_at)} saatinde kaydetti. Hangisinin kalacağını seçene kadar yazdıklarınız kaydedilmez, silinmez de.`}
    </Alert>
  )
}
