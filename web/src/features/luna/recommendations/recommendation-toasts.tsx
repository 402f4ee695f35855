/** Tells of a new recommendation for five seconds, with a way to it. */
import { useNavigate } from 'react-router'
import { useLiveEvent } from '#spine/live/use-live.ts'
import { toast } from '#spine/ui/toast.tsx'

export function RecommendationToasts() {
  const navigate = useNavigate()
  useLiveEvent('luna.recommendation_made', ({ data }) => {
    const { recommendation_id: id, title } = data as { recommendation_id: string; title: string }
    toast.info({
      title: 'Yeni öneri',
      description: title,
      kind: 'long',
      topic: `recommendation-${id}`,
      action: { label: 'Göster', onClick: () => void navigate('/dashboard') },
    })
  })
  return null
}
