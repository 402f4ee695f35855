/** The language model as an admin sets it: its switch, its prices, what it was used for, and everything that was sent to it. */
import type { LunaModelState, ModelCall } from '@kervan/domain/luna/luna-model.contract.ts'
import { formatDateTime } from '@kervan/domain/values/format-date.ts'
import { formatCount } from '@kervan/domain/values/format-number.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { api, client, toProblem } from '#spine/api/api.ts'
import { LoadFailure } from '#spine/api/load-failure.tsx'
import { SaveChanges } from '#spine/drafts/save-changes.tsx'
import { Card, CardBody, CardHead } from '#spine/ui/card.tsx'
import { Field } from '#spine/ui/field.tsx'
import { NumberInput } from '#spine/ui/number-input.tsx'
import { Loading, Skeleton } from '#spine/ui/skeleton.tsx'
import { Switch } from '#spine/ui/switch.tsx'
import { toast } from '#spine/ui/toast.tsx'

export function ModelSettings() {
  const state = useQuery(api.luna.model.state.queryOptions())
  return (
    <>
      <Card>
        <CardHead title="Dil modeli" />
        <CardBody className="flex flex-col gap-4">
          <p className="measure text-13 text-muted">
            Luna yanıtlarını kendi kayıtlarımızdan hesaplar. Dil modeli yalnızca cümleleri daha akıcı söyler;
            adlar, adresler ve numaralar gönderilmez, hesaplananla aynı olmayan sayılar gösterilmez.
          </p>
          {state.isPending && (
            <Loading>
              <Skeleton className="h-32" />
            </Loading>
          )}
          {state.isError && !state.data && <LoadFailure title="Durum açılamadı" query={state} />}
          {state.data && <Chosen state={state.data} />}
        </CardBody>
      </Card>
      {state.data && state.data.month.calls > 0 && <Calls />}
    </>
  )
}

type Choice = Pick<LunaModelState, 'enabled' | 'price_in' | 'price_out'>

function useSaveModel({ version }: LunaModelState, onSaved: () => void) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (choice: Choice) => client.luna.model.save({ ...choice, version }),
    onSuccess: (saved) => {
      queries.setQueryData(api.luna.model.state.queryKey(), saved)
      onSaved()
    },
    onError: async (error) => {
      toast.failure({ title: 'Kaydedilemedi', description: toProblem(error).message })
      await queries.invalidateQueries({ queryKey: api.luna.model.key() })
    },
  })
}

function Chosen({ state }: { state: LunaModelState }) {
  const [typed, setTyped] = useState<Partial<Record<'price_in' | 'price_out', string>>>({})
  const save = useSaveModel(state, () => setTyped({}))
  const { enabled, price_in, price_out, configured, model, host, month } = state
  if (!configured)
    return (
      <p>
        Bir dil modeli tanımlı değil; Luna kendi cümleleriyle yanıt veriyor. Tanımlamak için sunucuda{' '}
        <code>AI_URL</code> ve <code>AI_MODEL</code> ayarlarını girin.
      </p>
    )
  const shown = { price_in: typed.price_in ?? price_in ?? '', price_out: typed.price_out ?? price_out ?? '' }
  const isChanged = shown.price_in !== (price_in ?? '') || shown.price_out !== (price_out ?? '')
  const prices = { price_in: shown.price_in || null, price_out: shown.price_out || null }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!save.isPending) save.mutate({ enabled, ...prices })
  }
  const facts = [
    ['Model', `${model}, ${host}`],
    ['Son 30 günde çağrı', formatCount(month.calls)],
    ['Sözü kullanılan', formatCount(month.used)],
    ['Ortanca süre', month.median_ms === null ? 'Henüz yok' : `${formatCount(month.median_ms)} ms`],
    ['Okunan ve yazılan birim', `${formatCount(month.tokens_in)} / ${formatCount(month.tokens_out)}`],
    ['Tutar', month.cost === null ? 'Fiyat girilmedi' : `${month.cost.replace('.', ',')} $`],
  ]
  return (
    <>
      <Switch
        label="Luna’nın cümleleri için dil modeli kullanılsın"
        checked={enabled}
        disabled={save.isPending}
        onCheckedChange={(wanted) => save.mutate({ enabled: wanted, price_in, price_out })}
      />
      <dl className="grid gap-x-8 gap-y-3 sm:grid-cols-3">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt className="text-13 text-muted">{label}</dt>
            <dd className="figures break-words">{value}</dd>
          </div>
        ))}
      </dl>
      <form noValidate aria-label="Modelin fiyatı" onSubmit={submit} className="flex flex-col gap-4">
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label="Okunan bir milyon birim">
            <NumberInput
              value={shown.price_in}
              onChange={(value) => setTyped({ ...typed, price_in: value })}
              min="0"
              step="0.01"
              unit="$"
              className="text-right"
            />
          </Field>
          <Field label="Yazılan bir milyon birim">
            <NumberInput
              value={shown.price_out}
              onChange={(value) => setTyped({ ...typed, price_out: value })}
              min="0"
              step="0.01"
              unit="$"
              className="text-right"
            />
          </Field>
        </div>
        <SaveChanges
          what="Modelin fiyatı"
          isChanged={isChanged}
          isSaving={save.isPending}
          onDrop={() => setTyped({})}
        />
      </form>
    </>
  )
}

const mostShown = 50
const outcomes: Record<string, string> = {
  used: 'Kullanıldı',
  slow: 'Zaman aşımı',
  unreachable: 'Ulaşılamadı',
  refused: 'Model yanıt vermedi',
  unreadable: 'Okunamayan yanıt',
  number: 'Hesaplanmayan sayı',
  link: 'Bağlantı içeriyor',
  markup: 'Biçim içeriyor',
  placeholder: 'Bilinmeyen yer tutucu',
  instruction: 'Talimattan söz ediyor',
  too_long: 'Çok uzun',
  empty: 'Boş',
}

function Calls() {
  const calls = useQuery(api.luna.model.calls.queryOptions({ input: { limit: mostShown } }))
  return (
    <Card>
      <CardHead title="Modele gönderilenler" />
      <CardBody className="flex flex-col gap-3">
        <p className="measure text-13 text-muted">
          Gönderilen her şey, gönderilmeden önce kaydedilir ve 30 gün saklanır. En yeni {mostShown} çağrı:
        </p>
        {calls.isPending && (
          <Loading>
            <Skeleton className="h-24" />
          </Loading>
        )}
        {calls.isError && !calls.data && <LoadFailure title="Kayıtlar açılamadı" query={calls} />}
        {calls.data && (
          <ul className="divide-y divide-line border-line border-y text-14">
            {calls.data.items.map((call) => (
              <li key={call.id}>
                <Call call={call} />
              </li>
            ))}
          </ul>
        )}
      </CardBody>
    </Card>
  )
}

function Call({ call: { called_at, prompt, outcome, ms, sent, received } }: { call: ModelCall }) {
  return (
    <details className="py-2">
      <summary className="flex cursor-pointer flex-wrap gap-x-4">
        <time dateTime={called_at} className="figures w-40 text-muted">
          {formatDateTime(called_at)}
        </time>
        <span className="min-w-0 flex-1">{outcome ? (outcomes[outcome] ?? outcome) : 'Sürüyor'}</span>
        <span className="figures text-muted">
          {prompt}
          {ms !== null && `, ${formatCount(ms)} ms`}
        </span>
      </summary>
      <dl className="mt-2 flex flex-col gap-2 text-13">
        <dt className="text-muted">Gönderilen</dt>
        <dd className="break-words">{sent}</dd>
        {received && <dt className="text-muted">Gelen</dt>}
        {received && <dd className="break-words">{received}</dd>}
      </dl>
    </details>
  )
}
