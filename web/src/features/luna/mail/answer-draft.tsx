/** The drafted answer: it follows the form until somebody edits it, and is sent by nobody but them. */
import { answerMail } from '@kervan/domain/luna/mail/answer-mail.ts'
import type { MailField } from '@kervan/domain/luna/mail/mail-fields.ts'
import type { ReadMail } from '@kervan/domain/luna/mail-reading.contract.ts'
import { useState } from 'react'
import { usePageData } from '#features/company/page-data.tsx'
import { Button } from '#spine/ui/button.tsx'
import { Card, CardBody, CardHead } from '#spine/ui/card.tsx'
import { CopyButton } from '#spine/ui/copy-button.tsx'
import { Field } from '#spine/ui/field.tsx'
import { LinkButton } from '#spine/ui/link-button.tsx'
import { Textarea } from '#spine/ui/textarea.tsx'

export function AnswerDraft({ mail, missing }: { mail: ReadMail; missing: readonly MailField[] }) {
  const { company } = usePageData()
  const [edited, setEdited] = useState<string | null>(null)
  const { language, subject, sender } = mail
  const drafted = answerMail({ language, subject, name: sender.name, company: company.name, missing })
  const text = edited ?? drafted.text
  const address = `mailto:${encodeURIComponent(sender.address)}?subject=${encodeURIComponent(drafted.subject)}&body=${encodeURIComponent(text)}`
  return (
    <Card>
      <CardHead title="Yanıt taslağı" />
      <CardBody className="flex flex-col gap-3">
        <Field
          label="Yanıt"
          hint="Kendiliğinden gönderilmez. Kopyalayın ya da e-posta programınızda açıp gönderin."
        >
          <Textarea value={text} className="min-h-40" onChange={(event) => setEdited(event.target.value)} />
        </Field>
        <div className="flex flex-wrap gap-2">
          <CopyButton text={text} label="Yanıtı kopyala" withLabel size="sm" />
          {sender.address && (
            <LinkButton href={address} size="sm">
              E-posta programında aç
            </LinkButton>
          )}
          {edited !== null && (
            <Button size="sm" variant="ghost" onClick={() => setEdited(null)}>
              Taslağa dön
            </Button>
          )}
        </div>
      </CardBody>
    </Card>
  )
}
