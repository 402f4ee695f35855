/** Name, subject and the line beside it, with how much of them is seen. */
import {
  longestPreheader,
  longestSubject,
  longestTitle,
  writtenTypeWords,
} from '@kervan/domain/newsletter/campaign-words.ts'
import { campaignWords } from '@kervan/domain/newsletter/campaigns.copy.ts'
import { preheaderLengths, subjectLengths } from '@kervan/domain/newsletter/mail-limits.ts'
import type { DraftEditor } from '#features/newsletter/editor/campaign-draft.ts'
import { VariableInput } from '#features/newsletter/editor/variable-input.tsx'
import { Card, CardBody } from '#spine/ui/card.tsx'
import { Field } from '#spine/ui/field.tsx'
import { Input } from '#spine/ui/input.tsx'
import { Select } from '#spine/ui/select.tsx'

const lengthOf = (text: string) => [...text.trim()].length

export function DraftSettings({ editor: { draft, set } }: { editor: DraftEditor }) {
  const { title, subject, preheader, campaign_type } = draft
  return (
    <Card aria-label="Konu" id="campaign-settings">
      <CardBody className="flex flex-col gap-4">
        <VariableInput
          label="Konu"
          required
          text={subject}
          maxLength={longestSubject}
          hint={subjectHint(lengthOf(subject))}
          error={subject.trim() === '' ? campaignWords.subjectRequired : undefined}
          onChange={(text) => set({ subject: text })}
        />
        <VariableInput
          label="Ön başlık"
          text={preheader}
          maxLength={longestPreheader}
          hint={preheaderHint(lengthOf(preheader))}
          onChange={(text) => set({ preheader: text })}
        />
        <div className="grid gap-4 sm:grid-cols-[1fr_12rem]">
          <Field
            label="Kampanya adı"
            required
            error={title.trim() === '' ? campaignWords.titleRequired : undefined}
          >
            <Input
              value={title}
              maxLength={longestTitle}
              onChange={({ target }) => set({ title: target.value })}
            />
          </Field>
          <Field label="Tür">
            <Select
              value={campaign_type}
              options={Object.entries(writtenTypeWords).map(([value, label]) => ({ value, label }))}
              onChange={({ target }) => set({ campaign_type: target.value as typeof campaign_type })}
            />
          </Field>
        </div>
      </CardBody>
    </Card>
  )
}

function subjectHint(length: number): string {
  if (length > subjectLengths.most) return `${length} karakter: çoğu ekranda sonu görünmez.`
  if (length > subjectLengths.phone) return `${length} karakter: telefonda sonu görünmeyebilir.`
  return `${length} karakter: telefonda da tamamı görünür.`
}

function preheaderHint(length: number): string {
  if (length === 0) return 'Posta kutusunda konunun yanında görünür; boşsa içeriğin ilk sözleri çıkar.'
  if (length > preheaderLengths.most) return `${length} karakter: sonu görünmez.`
  return length < preheaderLengths.least
    ? `${length} karakter: ${preheaderLengths.least} karakterden kısaysa ardından içerik görünür.`
    : `${length} karakter.`
}
