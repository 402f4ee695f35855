/** What else can be done with a draft: keep it as a template, copy it, delete it. */
import type { CampaignDetail } from '@kervan/domain/newsletter/campaigns.contract.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Ellipsis } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { callTimeout } from '#features/auth/use-single-flight.ts'
import { campaignAddress, campaignsAddress } from '#features/newsletter/campaigns/campaign-addresses.ts'
import { deletionOf } from '#features/newsletter/campaigns/use-is-deleted.ts'
import { api, client, toProblem } from '#spine/api/api.ts'
import { useIdempotencyKeys } from '#spine/api/idempotency-keys.ts'
import { Button, buttonClasses } from '#spine/ui/button.tsx'
import { cn } from '#spine/ui/class-names.ts'
import { ConfirmDialog } from '#spine/ui/confirm-dialog.tsx'
import { Popover } from '#spine/ui/popover.tsx'
import { toast } from '#spine/ui/toast.tsx'

export function DraftMenu({ campaign, mayRemove = true }: { campaign: CampaignDetail; mayRemove?: boolean }) {
  const { id, title, subject, is_template } = campaign
  const navigate = useNavigate()
  const queries = useQueryClient()
  const keys = useIdempotencyKeys()
  const [isAsking, ask] = useState(false)
  const failed = (error: unknown) => toast.failure({ title: 'Hata', description: toProblem(error).message })
  const copy = useMutation({
    mutationFn: (asTemplate: boolean) => {
      const input = {
        title: asTemplate ? title : `${title} (kopya)`,
        subject,
        copy_of: id,
        is_template: asTemplate,
      }
      return client.newsletter.campaigns.create(input, {
        ...callTimeout(),
        context: { idempotencyKey: keys.keyFor(input) },
      })
    },
    onSuccess: (made) => {
      keys.renew()
      void queries.invalidateQueries({ queryKey: api.newsletter.campaigns.key() })
      toast.success({
        title: made.is_template ? 'Şablon kaydedildi' : 'Yeni taslak açıldı',
        action: { label: 'Aç', onClick: () => void navigate(campaignAddress(made.id)) },
      })
    },
    onError: failed,
  })
  const remove = useMutation({
    mutationKey: deletionOf(id),
    mutationFn: () => client.newsletter.campaigns.remove({ id }, callTimeout()),
    onSuccess: () => {
      void navigate(campaignsAddress)
      void queries.invalidateQueries({ queryKey: api.newsletter.campaigns.list.key() })
      void queries.invalidateQueries({ queryKey: api.newsletter.campaigns.counts.key() })
      toast.success({ title: is_template ? 'Şablon silindi' : 'Taslak silindi' })
    },
    onError: failed,
  })
  return (
    <>
      <Popover
        label="Diğer işlemler"
        trigger={
          <button
            type="button"
            aria-label="Diğer işlemler"
            className={cn(buttonClasses({ variant: 'ghost' }), 'size-10 px-0')}
          >
            <Ellipsis className="size-5" strokeWidth={1.75} aria-hidden />
          </button>
        }
      >
        <div className="flex flex-col items-stretch gap-2">
          {!is_template && (
            <Button busy={copy.isPending} onClick={() => copy.mutate(true)}>
              Şablon olarak kaydet
            </Button>
          )}
          <Button busy={copy.isPending} onClick={() => copy.mutate(false)}>
            {is_template ? 'Bu şablonla kampanya aç' : 'Kopyasını aç'}
          </Button>
          {mayRemove && (
            <Button className="text-danger" onClick={() => ask(true)}>
              {is_template ? 'Şablonu sil' : 'Kampanyayı sil'}
            </Button>
          )}
        </div>
      </Popover>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={ask}
        title={`«${title}» silinsin mi?`}
        description="Silinen taslak geri getirilemez."
        confirmLabel="Sil"
        onConfirm={() => remove.mutate()}
      />
    </>
  )
}
