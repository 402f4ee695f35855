/** What is recommended to the customer, on the overview: each with why, followed or closed with one click. Nothing where there is none. */
import type { Recommendation } from '@kervan/domain/luna/recommendations.contract.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { EvidenceList } from '#features/luna/evidence-line.tsx'
import { api, client, toProblem } from '#spine/api/api.ts'
import { Button } from '#spine/ui/button.tsx'
import { Card, CardHead } from '#spine/ui/card.tsx'
import { IconButton } from '#spine/ui/icon-button.tsx'
import { toast } from '#spine/ui/toast.tsx'

/** Not what the customer came for: asked for when the page has all it needs. */
const waitMs = 2_000

export function RecommendationsCard() {
  const [isWanted, setWanted] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setWanted(true), waitMs)
    return () => clearTimeout(timer)
  }, [])
  const { data } = useQuery({ ...api.luna.recommendations.list.queryOptions(), enabled: isWanted })
  if (!data || data.recommendations.length === 0) return null
  return (
    <Card aria-label="Öneriler">
      <CardHead title="Sizin için öneriler" />
      <ul className="divide-y divide-line">
        {data.recommendations.map((recommendation) => (
          <Row key={recommendation.id} recommendation={recommendation} />
        ))}
      </ul>
    </Card>
  )
}

function Row({ recommendation }: { recommendation: Recommendation }) {
  const [isExplained, setExplained] = useState(false)
  const navigate = useNavigate()
  const answer = useAnswer()
  const { id, title, text, action_label, action_link, evidence } = recommendation
  return (
    <li className="flex flex-col gap-2 px-4 py-3 md:px-5">
      <div className="flex items-start justify-between gap-3">
        <h3 className="text-15 font-medium">{title}</h3>
        <IconButton
          label={`Kapat: ${title}`}
          size="sm"
          disabled={answer.isPending}
          onClick={() => answer.mutate({ id, answer: 'dismissed' })}
        >
          <X className="size-4" strokeWidth={1.75} aria-hidden />
        </IconButton>
      </div>
      <p className="text-14 text-muted">{text}</p>
      <p className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button
          size="sm"
          onClick={() => {
            answer.mutate({ id, answer: 'acted' })
            void navigate(action_link)
          }}
        >
          {action_label}
        </Button>
        <button
          type="button"
          aria-expanded={isExplained}
          className="link text-13"
          onClick={() => setExplained(!isExplained)}
        >
          Neden?
        </button>
      </p>
      {isExplained && <EvidenceList evidence={evidence} />}
    </li>
  )
}

/** Gone from the list at once; what could not be stored comes back. */
function useAnswer() {
  const queries = useQueryClient()
  const key = api.luna.recommendations.list.queryKey()
  return useMutation({
    mutationFn: (input: { id: string; answer: 'acted' | 'dismissed' }) =>
      client.luna.recommendations.answer(input),
    onMutate: ({ id }) => {
      const before = queries.getQueryData(key)
      queries.setQueryData(
        key,
        (old) => old && { recommendations: old.recommendations.filter((each) => each.id !== id) },
      )
      return before
    },
    onError: (error, _, before) => {
      queries.setQueryData(key, before)
      toast.failure({ title: 'Öneri kapatılamadı', description: toProblem(error).message })
    },
  })
}
