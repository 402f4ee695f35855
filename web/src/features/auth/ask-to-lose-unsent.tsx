/** Asks whoever signs out without a server whether the messages that still wait on this device may be lost. Loaded when there are any. */
import type { Surface } from '@kervan/domain/access/roles.ts'
import { createRoot } from 'react-dom/client'
import { deviceDraftNames } from '#spine/drafts/device-draft.ts'
import { unsentPrefix } from '#spine/drafts/forget-drafts.ts'
import { ConfirmDialog } from '#spine/ui/confirm-dialog.tsx'

/** False where they stay signed in. */
export async function askToLoseUnsent(surface: Surface, personId: string): Promise<boolean> {
  const count = deviceDraftNames(unsentPrefix, personId, surface).length
  if (count === 0) return true
  // Beside the page: one signs out in several places, and each may be gone before the server has not answered.
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  const mayLeave = await new Promise<boolean>((answer) =>
    root.render(
      <ConfirmDialog
        open
        onOpenChange={() => answer(false)}
        title={`Gönderilmemiş ${count} mesajınız var`}
        description="Bağlantı olmadığı için gönderilemedi. Çıkış yaparsanız bu cihazdan silinir ve hiç gönderilmez."
        confirmLabel="Sil ve çıkış yap"
        onConfirm={() => answer(true)}
      />,
    ),
  )
  root.unmount()
  place.remove()
  return mayLeave
}
