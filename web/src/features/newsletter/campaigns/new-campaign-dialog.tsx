/** A new campaign: its name, subject and kind, and what it begins with: a template, HTML or nothing. */
import {
  longestSubject,
  longestTitle,
  type WrittenType,
  writtenTypeWords,
} from '@kervan/domain/newsletter/campaign-words.ts'
import { campaignWords } from '@kervan/domain/newsletter/campaigns.copy.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { callTimeout } from '#features/auth/use-single-flight.ts'
import { campaignAddress } from '#features/newsletter/campaigns/campaign-addresses.ts'
import { api, client, toProblem } from '#spine/api/api.ts'
import { useIdempotencyKeys } from '#spine/api/idempotency-keys.ts'
import { Button } from '#spine/ui/button.tsx'
import { Dialog, DialogClose } from '#spine/ui/dialog.tsx'
import { Field } from '#spine/ui/field.tsx'
import { Input } from '#spine/ui/input.tsx'
import { Select } from '#spine/ui/select.tsx'
import { Textarea } from '#spine/ui/textarea.tsx'
import { toast } from '#spine/ui/toast.tsx'
import { useFailureToast } from '#spine/ui/use-failure-toast.ts'

const kinds = Object.entries(writtenTypeWords).map(([value, label]) => ({ value, label }))

export function NewCampaignDialog({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate()
  const queries = useQueryClient()
  const keys = useIdempotencyKeys()
  const failure = useFailureToast()
  const [title, setTitle] = useState('')
  const [subject, setSubject] = useState('')
  const [kind, setKind] = useState<WrittenType>('newsletter')
  const [template, setTemplate] = useState('')
  const [html, setHtml] = useState('')
  const [tried, setTried] = useState(false)
  const templates = useQuery(
    api.newsletter.campaigns.list.queryOptions({ input: { template: 'true', limit: 100, sort: 'title' } }),
  )
  const create = useMutation({
    mutationFn: () => {
      const input = {
        title,
        subject,
        campaign_type: kind,
        content_html: template ? '' : html,
        ...(template && { copy_of: template }),
      }
      return client.newsletter.campaigns.create(input, {
        ...callTimeout(),
        context: { idempotencyKey: keys.keyFor(input) },
      })
    },
    onSuccess: (campaign) => {
      toast.success({ title: 'Başarılı', description: campaignWords.created })
      void queries.invalidateQueries({ queryKey: api.newsletter.key() })
      void navigate(campaignAddress(campaign.id), { replace: true })
    },
    onError: (error) =>
      failure.show({
        title: 'Hata',
        description: `${campaignWords.createFailed}. ${toProblem(error).message}`,
        atBottom: true,
      }),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    failure.dismiss()
    setTried(true)
    if (title.trim() && subject.trim() && !create.isPending) create.mutate()
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Yeni kampanya"
      description="Taslak olarak açılır; siz göndermeden kimseye gitmez."
      footer={
        <>
          <DialogClose asChild>
            <Button>Vazgeç</Button>
          </DialogClose>
          <Button variant="primary" type="submit" form="new-campaign" busy={create.isPending}>
            Oluştur
          </Button>
        </>
      }
    >
      <form id="new-campaign" noValidate onSubmit={submit} className="flex flex-col gap-4">
        <Field
          label="Kampanya adı"
          required
          hint="Yalnızca ofiste görünür."
          error={tried && !title.trim() ? campaignWords.titleRequired : undefined}
        >
          <Input value={title} maxLength={longestTitle} onChange={({ target }) => setTitle(target.value)} />
        </Field>
        <Field
          label="Konu"
          required
          error={tried && !subject.trim() ? campaignWords.subjectRequired : undefined}
        >
          <Input
            value={subject}
            maxLength={longestSubject}
            onChange={({ target }) => setSubject(target.value)}
          />
        </Field>
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label="Tür">
            <Select
              value={kind}
              options={kinds}
              onChange={({ target }) => setKind(target.value as WrittenType)}
            />
          </Field>
          <Field label="Şablon">
            <Select
              value={template}
              placeholder="Boş başla"
              options={(templates.data?.items ?? []).map(({ id, title: name }) => ({
                value: id,
                label: name,
              }))}
              onChange={({ target }) => setTemplate(target.value)}
            />
          </Field>
        </div>
        {template === '' && (
          <Field
            label="HTML içerik"
            optionalMark
            hint="Hazır bir içeriğiniz varsa yapıştırın; boş bırakırsanız bloklarla yazarsınız."
          >
            <Textarea
              value={html}
              spellCheck={false}
              className="min-h-28 font-mono text-13"
              onChange={({ target }) => setHtml(target.value)}
            />
          </Field>
        )}
      </form>
    </Dialog>
  )
}
