/** What will probably happen: each prediction with how it did when it was tried, or why it is not shown. */
import { predictionWords } from '@kervan/domain/luna/predictions/predictions.copy.ts'
import type { PredictedItem, Prediction } from '@kervan/domain/luna/predictions.contract.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from 'react-router'
import { api, client } from '#spine/api/api.ts'
import { LoadFailure } from '#spine/api/load-failure.tsx'
import { Button } from '#spine/ui/button.tsx'
import { Card, CardBody, CardHead } from '#spine/ui/card.tsx'
import { RelativeTime } from '#spine/ui/relative-time.tsx'
import { Loading, Skeleton } from '#spine/ui/skeleton.tsx'
import { toast } from '#spine/ui/toast.tsx'

/** While it is being computed the page looks again. */
const whileComputing = 3_000
const untilBegun = 2_500

export function PredictionsView() {
  const found = useQuery(
    api.luna.predictions.list.queryOptions({
      refetchInterval: ({ state }) =>
        state.data?.predictions.some(({ is_computing }) => is_computing) ? whileComputing : false,
    }),
  )
  if (found.data) return <Predictions predictions={found.data.predictions} />
  if (found.isError) return <LoadFailure title="Tahminler gösterilemedi" query={found} />
  return (
    <Loading className="grid gap-4 lg:grid-cols-2">
      <Skeleton className="h-56 rounded-card" />
      <Skeleton className="h-56 rounded-card" />
    </Loading>
  )
}

function Predictions({ predictions }: { predictions: readonly Prediction[] }) {
  const queries = useQueryClient()
  const refresh = useMutation({
    mutationFn: () => client.luna.predictions.refresh(),
    onSuccess: async () => {
      // The job begins a moment later.
      await new Promise((resolve) => setTimeout(resolve, untilBegun))
      await queries.invalidateQueries({ queryKey: api.luna.predictions.key() })
    },
    onError: () => toast.failure({ title: 'Hata', description: 'Tahminler yeniden hesaplanamadı' }),
  })
  const waiting = predictions.filter(({ is_computing }) => is_computing).length
  const newest = predictions
    .map(({ computed_at }) => computed_at ?? '')
    .toSorted()
    .at(-1)
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center gap-3">
        <p className="mr-auto text-14 text-muted" role="status">
          {waiting > 0 ? (
            `Hesaplanıyor: ${predictions.length - waiting} / ${predictions.length}`
          ) : newest ? (
            <>
              Kendi geçmişimizden her gece hesaplanır. Son hesap: <RelativeTime moment={newest} />
            </>
          ) : (
            'Henüz hesaplanmadı; her gece hesaplanır.'
          )}
        </p>
        <Button size="sm" busy={refresh.isPending} disabled={waiting > 0} onClick={() => refresh.mutate()}>
          Şimdi hesapla
        </Button>
      </div>
      <div className="grid items-start gap-4 lg:grid-cols-2">
        {predictions.map((prediction) => (
          <PredictionCard key={prediction.kind} prediction={prediction} />
        ))}
      </div>
    </div>
  )
}

function PredictionCard({ prediction: { kind, shown, sentence, items } }: { prediction: Prediction }) {
  const words = predictionWords[kind]
  return (
    <Card aria-label={words.title}>
      <CardHead title={words.title} />
      <CardBody className="flex flex-col gap-3">
        <p className="text-14">{words.question}</p>
        {shown && items.length === 0 && (
          <p className="text-14 text-muted">Şu anda tahmin edilecek açık kayıt yok.</p>
        )}
        {items.length > 0 && (
          <ul className="flex flex-col divide-y divide-line">
            {items.map((item) => (
              <Item key={item.key} item={item} unit={words.likelihood} />
            ))}
          </ul>
        )}
        <p className="text-13 text-muted">{sentence}</p>
      </CardBody>
    </Card>
  )
}

const percent = new Intl.NumberFormat('tr-TR', { style: 'percent', maximumFractionDigits: 0 })
const decimal = new Intl.NumberFormat('tr-TR', { maximumFractionDigits: 1 })

function Item({
  item: { label, link, likelihood, expected, why },
  unit,
}: {
  item: PredictedItem
  unit: string
}) {
  const figure = likelihood === null ? decimal.format(expected ?? 0) : percent.format(likelihood)
  return (
    <li className="flex items-baseline gap-3 py-2">
      <div className="min-w-0 flex-1">
        <Link to={link} className="break-words text-14 font-medium hover:underline">
          {label}
        </Link>
        {why && <p className="text-13 text-muted">{why}</p>}
      </div>
      <p className="figures shrink-0 text-right text-15 font-medium">
        {figure}
        <span className="sr-only"> {unit}</span>
      </p>
    </li>
  )
}
