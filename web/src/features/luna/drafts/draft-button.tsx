/** Puts a draft of an answer into the field where somebody answers. It is sent by nobody but them. */
import { useMutation } from '@tanstack/react-query'
import { Sparkles } from 'lucide-react'
import { client } from '#spine/api/api.ts'
import { IconButton } from '#spine/ui/icon-button.tsx'
import { toast } from '#spine/ui/toast.tsx'

type Props = { conversationId: string; onDraft: (text: string) => void }

export function DraftButton({ conversationId, onDraft }: Props) {
  const draft = useMutation({
    mutationFn: () => client.luna.drafts.conversation({ conversation_id: conversationId, refine: true }),
    onSuccess: ({ text, understood }) => {
      onDraft(text)
      if (!understood)
        toast.success({ title: 'Taslak hazır', description: 'Soru anlaşılamadı; taslağı siz tamamlayın.' })
    },
    onError: () =>
      toast.failure({ title: 'Hata', description: 'Taslak hazırlanamadı. Yanıtı kendiniz yazabilirsiniz.' }),
  })
  return (
    <IconButton
      label={draft.isPending ? 'Taslak hazırlanıyor' : 'Luna taslak yazsın'}
      aria-disabled={draft.isPending || undefined}
      onClick={() => !draft.isPending && draft.mutate()}
    >
      <Sparkles strokeWidth={1.75} aria-hidden />
    </IconButton>
  )
}
