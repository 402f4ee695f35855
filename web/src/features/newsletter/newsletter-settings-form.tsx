/** Who our campaigns say they are from, and how fast they go. */
import type { NewsletterSettings } from '@kervan/domain/newsletter/newsletter-settings.contract.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { callTimeout } from '#features/auth/use-single-flight.ts'
import { api, client, toProblem } from '#spine/api/api.ts'
import { LoadFailure } from '#spine/api/load-failure.tsx'
import { SaveChanges } from '#spine/drafts/save-changes.tsx'
import { Alert } from '#spine/ui/alert.tsx'
import { Card, CardBody, CardHead } from '#spine/ui/card.tsx'
import { Field } from '#spine/ui/field.tsx'
import { EmailInput, Input } from '#spine/ui/input.tsx'
import { NumberInput } from '#spine/ui/number-input.tsx'
import { Select } from '#spine/ui/select.tsx'
import { Loading, Skeleton } from '#spine/ui/skeleton.tsx'
import { toast } from '#spine/ui/toast.tsx'

type Versioned = { settings: NewsletterSettings; version: number }

export function NewsletterSettingsForm() {
  const query = useQuery(api.newsletter.settings.get.queryOptions())
  if (query.isError && !query.data) return <LoadFailure title="Ayarlar gösterilemedi" query={query} />
  if (!query.data)
    return (
      <Loading>
        <Skeleton className="h-96 rounded-card" />
      </Loading>
    )
  return <Fields stored={query.data} />
}

/** Numbers as they are typed. */
type Typed = Partial<Record<keyof NewsletterSettings, string>>

function Fields({ stored }: { stored: Versioned }) {
  const queries = useQueryClient()
  const [typed, setTyped] = useState<Typed>({})
  const company = useQuery(api.company.get.queryOptions()).data
  const templates = useQuery(
    api.newsletter.campaigns.list.queryOptions({ input: { template: 'true', limit: 100, sort: 'title' } }),
  ).data
  const shown = (field: keyof NewsletterSettings) => typed[field] ?? String(stored.settings[field] ?? '')
  const set = (field: keyof NewsletterSettings, value: string) => setTyped({ ...typed, [field]: value })
  const isChanged = Object.entries(typed).some(
    ([field, value]) => value !== String(stored.settings[field as keyof NewsletterSettings] ?? ''),
  )
  const problems: Typed = {
    ...(/^(\d{16})?$/.test(shown('mersis').trim()) ? {} : { mersis: 'MERSİS numarası 16 hanelidir.' }),
    ...(shown('reply_to') === '' || /^\S+@\S+\.\S+$/.test(shown('reply_to').trim())
      ? {}
      : { reply_to: 'E-posta adresini eksiksiz yazın.' }),
    ...Object.fromEntries(
      (['per_second', 'per_domain_per_second'] as const)
        .filter((field) => !isRate(shown(field)))
        .map((field) => [field, '1 ile 10.000 arasında bir sayı yazın.']),
    ),
  }
  const save = useMutation({
    mutationFn: () =>
      client.newsletter.settings.save(
        {
          version: stored.version,
          settings: {
            sender_title: shown('sender_title'),
            mersis: shown('mersis').trim(),
            sender_name: shown('sender_name'),
            reply_to: shown('reply_to').trim() || null,
            per_second: Number(shown('per_second')),
            per_domain_per_second: Number(shown('per_domain_per_second')),
            welcome_template_id: shown('welcome_template_id') || null,
          },
        },
        callTimeout(),
      ),
    onSuccess: (saved) => {
      setTyped({})
      queries.setQueryData(api.newsletter.settings.get.queryKey(), saved)
      toast.success({ title: 'Bülten ayarları kaydedildi' })
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!save.isPending && Object.keys(problems).length === 0) save.mutate()
  }
  const text = (field: 'sender_title' | 'sender_name', most: number) => (
    <Input value={shown(field)} maxLength={most} onChange={({ target }) => set(field, target.value)} />
  )
  const rate = (field: 'per_second' | 'per_domain_per_second') => (
    <NumberInput value={shown(field)} min="1" max="10000" step="1" onChange={(value) => set(field, value)} />
  )
  return (
    <form noValidate aria-label="Bülten ayarları" onSubmit={submit} className="flex flex-col gap-5">
      <Card aria-label="Gönderen">
        <CardHead title="Gönderen" />
        <CardBody className="grid gap-4 sm:grid-cols-2">
          <Field label="Ticaret unvanı" hint={company && `Boşsa şirketinki: ${company.legal_name}`}>
            {text('sender_title', 160)}
          </Field>
          <Field
            label="MERSİS numarası"
            hint="Ticari e-postada bulunmalıdır; yoksa kampanya gönderilmez."
            error={problems.mersis}
          >
            <Input
              value={shown('mersis')}
              inputMode="numeric"
              maxLength={16}
              className="figures"
              onChange={({ target }) => set('mersis', target.value)}
            />
          </Field>
          <Field label="Gönderen adı" hint={company && `Boşsa ${company.name}`}>
            {text('sender_name', 80)}
          </Field>
          <Field label="Yanıt adresi" hint={company && `Boşsa ${company.email}`} error={problems.reply_to}>
            <EmailInput
              value={shown('reply_to')}
              autoComplete="off"
              onChange={({ target }) => set('reply_to', target.value)}
            />
          </Field>
        </CardBody>
      </Card>
      <Card aria-label="Hız">
        <CardHead title="Hız" />
        <CardBody className="grid gap-4 sm:grid-cols-2">
          <Field
            label="Saniyede en çok"
            hint="Süren gönderimde de hemen geçerli olur."
            error={problems.per_second}
          >
            {rate('per_second')}
          </Field>
          <Field
            label="Bir alan adına saniyede en çok"
            hint="Posta sağlayıcılarının sizi yavaşlatmaması için."
            error={problems.per_domain_per_second}
          >
            {rate('per_domain_per_second')}
          </Field>
        </CardBody>
      </Card>
      <Card aria-label="Hoş geldiniz e-postası">
        <CardHead title="Hoş geldiniz e-postası" />
        <CardBody>
          <Field label="Şablon" hint="Aboneliğini onaylayana bir kez gönderilir.">
            <Select
              value={shown('welcome_template_id')}
              placeholder="Gönderilmesin"
              options={(templates?.items ?? []).map(({ id, title }) => ({ value: id, label: title }))}
              onChange={({ target }) => set('welcome_template_id', target.value)}
            />
          </Field>
        </CardBody>
      </Card>
      {save.isError && <Alert title="Kaydedilemedi">{toProblem(save.error).message}</Alert>}
      <SaveChanges
        what="Bülten ayarlarını"
        isChanged={isChanged}
        isSaving={save.isPending}
        onDrop={() => setTyped({})}
      />
    </form>
  )
}

const isRate = (text: string) => {
  const rate = Number(text)
  return text.trim() !== '' && Number.isInteger(rate) && rate >= 1 && rate <= 10_000
}
