/** One to five stars and a comment, which the office reads; they may be changed later. */
import type { OwnShipment } from '@kervan/domain/shipments/own-shipment.ts'
import { formatDateTime } from '@kervan/domain/values/format-date.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { Part } from '#features/tracking/dialog/facts.tsx'
import { StarRating } from '#features/tracking/star-rating.tsx'
import { api, client, toProblem } from '#spine/api/api.ts'
import { Button } from '#spine/ui/button.tsx'
import { Field } from '#spine/ui/field.tsx'
import { Textarea } from '#spine/ui/textarea.tsx'
import { toast } from '#spine/ui/toast.tsx'

export function FeedbackForm({ shipment: { id, feedback } }: { shipment: OwnShipment }) {
  const [stars, setStars] = useState(feedback?.stars ?? 0)
  const [comment, setComment] = useState(feedback?.comment ?? '')
  const [isMissing, setMissing] = useState(false)
  const queries = useQueryClient()
  const send = useMutation({
    mutationFn: () => client.shipments.rate({ id, stars, comment }),
    onSuccess: async () => {
      toast.success({ title: 'Teşekkür ederiz', description: 'Değerlendirmeniz ekibimize ulaştı.' })
      await queries.invalidateQueries({ queryKey: api.shipments.get.key({ input: { id } }) })
    },
    onError: (error) =>
      toast.failure({ title: 'Değerlendirme gönderilemedi', description: toProblem(error).message }),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (stars === 0) return setMissing(true)
    send.mutate()
  }
  const isSame = stars === feedback?.stars && comment.trim() === feedback.comment
  return (
    <Part title="Değerlendirmeniz">
      <form onSubmit={submit} className="flex flex-col gap-4">
        <StarRating
          value={stars}
          onChange={(value) => {
            setStars(value)
            setMissing(false)
          }}
          problem={isMissing ? 'Önce yıldız seçin.' : undefined}
        />
        <Field label="Yorumunuz" optionalMark>
          <Textarea
            rows={3}
            maxLength={2000}
            value={comment}
            onChange={(event) => setComment(event.target.value)}
          />
        </Field>
        <div className="flex flex-wrap items-center gap-3">
          <Button
            type="submit"
            variant="primary"
            disabled={isSame}
            busy={send.isPending}
            busyLabel="Gönderiliyor"
          >
            {feedback ? 'Değerlendirmeyi güncelle' : 'Değerlendirmeyi gönder'}
          </Button>
          {feedback && (
            <p className="text-13 text-muted">{formatDateTime(feedback.updated_at)} tarihinde gönderdiniz.</p>
          )}
        </div>
      </form>
    </Part>
  )
}
