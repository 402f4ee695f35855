/** The plain-text part: made from the blocks until somebody edits it, and again when asked. */
import type { MailIdentity } from '@kervan/domain/newsletter/mail-context.ts'
import { draftText, mailText } from '@kervan/domain/newsletter/mail-text.ts'
import { RotateCcw } from 'lucide-react'
import { useMemo } from 'react'
import type { DraftEditor } from '#features/newsletter/editor/campaign-draft.ts'
import { exampleContext } from '#features/newsletter/editor/example-context.ts'
import { VariableSelect } from '#features/newsletter/editor/rich-text.tsx'
import { Button } from '#spine/ui/button.tsx'
import { Card, CardBody, CardHead } from '#spine/ui/card.tsx'
import { Field } from '#spine/ui/field.tsx'
import { Textarea } from '#spine/ui/textarea.tsx'

type Props = { editor: DraftEditor; identity: MailIdentity | undefined }

export function TextPart({ editor: { draft, set }, identity }: Props) {
  const made = useMemo(() => draftText(draft.document), [draft.document])
  const isEdited = draft.text_override !== null
  const text = draft.text_override ?? made
  const whole = useMemo(
    () => identity && mailText(draft.document, exampleContext(draft, identity)),
    [draft, identity],
  )
  return (
    <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2">
      <Card aria-label="Düz metin">
        <CardHead
          title="Düz metin"
          action={
            isEdited && (
              <Button size="sm" onClick={() => set({ text_override: null })}>
                <RotateCcw strokeWidth={1.75} aria-hidden />
                Yeniden üret
              </Button>
            )
          }
        />
        <CardBody className="flex flex-col gap-2">
          <Field
            label="Metin"
            hint={
              isEdited
                ? 'Elle düzenlendi; içerik değişse de böyle kalır. «Yeniden üret» bloklardan yeniden yazar.'
                : 'Bloklardan üretildi ve içerik değiştikçe değişir; düzenlerseniz sizinki kalır.'
            }
          >
            <Textarea
              value={text}
              className="min-h-80 font-mono text-13"
              onChange={({ target }) => set({ text_override: target.value })}
            />
          </Field>
          <VariableSelect label="Metin" onPick={(variable) => set({ text_override: text + variable })} />
        </CardBody>
      </Card>
      <Card aria-label="Gidecek metin">
        <CardHead title="Gidecek metin" />
        <CardBody>
          <pre className="wrap-anywhere whitespace-pre-wrap font-mono text-13">{whole}</pre>
        </CardBody>
      </Card>
    </div>
  )
}
