/** The draft of an answer to a customer's question: read, changed and sent by who answers, never by itself. */
import { useMutation } from '@tanstack/react-query'
import { Sparkles } from 'lucide-react'
import { useState } from 'react'
import { EvidenceList } from '#features/luna/evidence-line.tsx'
import { client } from '#spine/api/api.ts'
import { Alert } from '#spine/ui/alert.tsx'
import { Button } from '#spine/ui/button.tsx'
import { Card, CardBody, CardHead } from '#spine/ui/card.tsx'
import { CopyButton } from '#spine/ui/copy-button.tsx'
import { Field } from '#spine/ui/field.tsx'
import { LinkButton } from '#spine/ui/link-button.tsx'
import { Textarea } from '#spine/ui/textarea.tsx'

export function QuestionDraft({ id, email, subject }: { id: string; email: string; subject: string }) {
  const [text, setText] = useState('')
  const draft = useMutation({
    mutationFn: () => client.luna.drafts.question({ id, refine: true }),
    onSuccess: (drafted) => setText(drafted.text),
  })
  const address = `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(`Ynt: ${subject}`)}&body=${encodeURIComponent(text)}`
  return (
    <Card>
      <CardHead
        title="Yanıt taslağı"
        action={
          <Button size="sm" busy={draft.isPending} busyLabel="Hazırlanıyor" onClick={() => draft.mutate()}>
            <Sparkles strokeWidth={1.75} aria-hidden />
            Luna taslak yazsın
          </Button>
        }
      />
      <CardBody className="flex flex-col gap-3">
        {draft.isError && <Alert>Taslak hazırlanamadı. Yanıtı kendiniz yazabilirsiniz.</Alert>}
        <Field
          label="Yanıt"
          hint="Kendiliğinden gönderilmez. Kopyalayın ya da e-posta programınızda açıp gönderin."
        >
          <Textarea value={text} className="min-h-28" onChange={(event) => setText(event.target.value)} />
        </Field>
        {draft.data && draft.data.facts.length > 0 && (
          <div>
            <h3 className="mb-1 text-13 text-muted">Nereden biliyorum?</h3>
            <EvidenceList evidence={draft.data.facts} />
          </div>
        )}
        {text.trim() !== '' && (
          <div className="flex flex-wrap gap-2">
            <CopyButton text={text} label="Yanıtı kopyala" withLabel size="sm" />
            {email && (
              <LinkButton href={address} size="sm">
                E-posta programında aç
              </LinkButton>
            )}
          </div>
        )}
      </CardBody>
    </Card>
  )
}
