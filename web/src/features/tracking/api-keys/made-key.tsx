/** A key that was just made: it can be copied now and never again. */
import type { NewApiKey } from '@kervan/domain/tracking/api-keys.contract.ts'
import { TriangleAlert } from 'lucide-react'
import { Button } from '#spine/ui/button.tsx'
import { CopyButton } from '#spine/ui/copy-button.tsx'
import { Dialog } from '#spine/ui/dialog.tsx'

export function MadeKey({ made, onClose }: { made: NewApiKey; onClose: () => void }) {
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Anahtar açıldı"
      description={`${made.name} · ${made.customer_id ? made.customer_name : 'Bütün müşteriler'}`}
      footer={<Button onClick={onClose}>Kapat</Button>}
    >
      <div className="flex flex-col gap-4">
        <p className="flex items-start gap-2 rounded-field bg-pending-fill px-3 py-2 text-14 text-pending">
          <TriangleAlert className="mt-0.5 size-4 shrink-0" strokeWidth={1.75} aria-hidden />
          <span>
            Anahtar bir daha gösterilmez. Şimdi kopyalayın ve yalnızca kullanacak kişiye, güvenli bir yoldan
            iletin.
          </span>
        </p>
        <p className="select-all break-all rounded-field border border-line bg-hover px-3 py-2 font-mono text-14">
          {made.key}
        </p>
        <div>
          <CopyButton text={made.key} label="Anahtarı kopyala" withLabel variant="primary" />
        </div>
      </div>
    </Dialog>
  )
}
