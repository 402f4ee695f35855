/** A draft that is open here was deleted elsewhere: what was written stays on the page, and can be kept as a new one. */
import type { CampaignDraft } from '@kervan/domain/newsletter/campaigns.contract.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate } from 'react-router'
import { callTimeout } from '#features/auth/use-single-flight.ts'
import { campaignAddress, campaignsAddress } from '#features/newsletter/campaigns/campaign-addresses.ts'
import type { Draft } from '#features/newsletter/editor/campaign-draft.ts'
import { api, client, toProblem } from '#spine/api/api.ts'
import { useIdempotencyKeys } from '#spine/api/idempotency-keys.ts'
import { Alert } from '#spine/ui/alert.tsx'
import { Button, buttonClasses } from '#spine/ui/button.tsx'
import { toast } from '#spine/ui/toast.tsx'

type Props = { draft: Draft; isTemplate: boolean }

export function DeletedNotice({ draft, isTemplate }: Props) {
  const navigate = useNavigate()
  const queries = useQueryClient()
  const keys = useIdempotencyKeys()
  const keep = useMutation({
    mutationFn: async () => {
      const input = { title: draft.title, subject: draft.subject, is_template: isTemplate }
      const made = await client.newsletter.campaigns.create(input, {
        ...callTimeout(),
        context: { idempotencyKey: keys.keyFor(input) },
      })
      // Tried once more, the draft that the first try has made is taken, whatever that has saved.
      const { id, version } = await client.newsletter.campaigns.get({ id: made.id }, callTimeout())
      return client.newsletter.campaigns.save({ id, version, draft: draft as CampaignDraft }, callTimeout())
    },
    onSuccess: (kept) => {
      queries.setQueryData(api.newsletter.campaigns.get.queryKey({ input: { id: kept.id } }), kept)
      void queries.invalidateQueries({ queryKey: api.newsletter.campaigns.list.key() })
      void queries.invalidateQueries({ queryKey: api.newsletter.campaigns.counts.key() })
      toast.success({ title: isTemplate ? 'Yeni şablon olarak saklandı' : 'Yeni taslak olarak saklandı' })
      void navigate(campaignAddress(kept.id), { replace: true })
    },
  })
  return (
    <>
      <Alert
        title={isTemplate ? 'Bu şablon silindi' : 'Bu kampanya silindi'}
        action={
          <div className="flex flex-wrap gap-2">
            <Button variant="next" busy={keep.isPending} onClick={() => keep.mutate()}>
              {isTemplate ? 'Yeni şablon olarak sakla' : 'Yeni taslak olarak sakla'}
            </Button>
            <Link to={campaignsAddress} className={buttonClasses()}>
              Kampanyalara dön
            </Link>
          </div>
        }
      >
        Başka biri ya da başka bir sekme sildi; kimin sildiği burada görünmez. Yazdıklarınız bu sayfada
        duruyor, artık kaydedilmiyor: saklamadan çıkarsanız kaybolur.
      </Alert>
      {keep.isError && <Alert title="Saklanamadı">{toProblem(keep.error).message}</Alert>}
    </>
  )
}
